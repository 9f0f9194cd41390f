# The goal card
goal-win = { $solo ->
    [yes] 섬의 사당 { $shrines }곳과 동굴 사당을 차지하세요. 탐험가가 쓰러지면 안 돼요.
   *[no] 섬의 사당 { $shrines }곳과 동굴 사당을 가장 먼저 차지하세요.
}
goal-turn = 주사위 하나는 속도, 하나는 거둘 카드 수예요. 이동, 탐험, 구매, 공격을 해요.
goal-look = 가장자리의 새 타일, 카드를 주는 농장, 탐험가 곁의 군대를 보세요.

# The first game, step by step
lesson-dice-title = 5를 속도로 정하세요
lesson-dice-do-1 = 속도 5, 수확 2를 고르세요
lesson-dice-why = 주사위 하나는 속도예요. 다른 하나는 거둘 카드 수예요.
lesson-dice-done = 2로 식량 2장을 거둬요. 탐험가가 식량 타일에 서 있어요.
lesson-discover-title = 새 타일을 찾으세요
lesson-discover-do-1 = 헥토르의 타일 찾기를 고르세요
lesson-discover-do-2 = 타일을 놓을 곳을 고르세요
lesson-discover-why = 지도 가장자리에서 속도 1로 타일을 뒤집어요. 새 타일은 두 타일에 닿아야 해요.
lesson-discover-done = 땅이면 바로 들어가요. 물이나 사당이면 제자리에 남아요.
lesson-farmhouse-title = 농가를 지으세요
lesson-farmhouse-do-1 = 농가를 고르세요
lesson-farmhouse-do-2 = 세 타일이 만나는 모서리를 고르세요
lesson-farmhouse-why = 농가는 모서리에 닿은 타일 모두에 쓰여요. 여기서는 식량, 나무, 금이에요.
lesson-farmhouse-done = 나무 2장이 들었어요. 이제 농사지을 사람이 있어야 해요.
lesson-villager-title = 나무 타일에 주민을 보내세요
lesson-villager-do-1 = 주민을 고르세요
lesson-villager-do-2 = 나무 타일을 고르세요
lesson-villager-why = 내 농가 곁의 주민은 그 타일에서 농사를 지어요. 식량 2장이 들어요.
lesson-villager-done = 탐험가로 금을, 주민으로 나무를 거둘 수 있어요.
lesson-gather-title = 나무와 금을 거두세요
lesson-gather-do-1 = 나무 2장을 가져오세요
lesson-gather-do-2 = 금 2장을 가져오고 확인하세요
lesson-gather-why = 수확 주사위가 4예요. 농사짓는 타일의 종류를 마음대로 섞어요.
lesson-gather-done = 종류마다 두 장씩 여섯 장이면 제물을 살 수 있어요.
lesson-shrine-title = 사당에 들어가 보세요
lesson-shrine-do-1 = 탐험가를 고르세요
lesson-shrine-do-2 = 사당을 고르세요
lesson-shrine-why = 섬의 사당이나 물에는 아무도 들어갈 수 없어요.
lesson-shrine-done = 막는 규칙을 테이블이 알려 줘요. 사당에는 옆 타일에서 제물을 바쳐요.
lesson-offer-title = 제물을 바치세요
lesson-offer-do-1 = 제물을 고르세요
lesson-offer-do-2 = 사당을 고르세요
lesson-offer-why = 사당 옆 타일에서 종류마다 두 장씩 내고 제물을 사요.
lesson-offer-done = 사당을 차지했어요. 탐험가의 힘이 이제 2예요.
lesson-army-title = 주민 둘로 공격하세요
lesson-army-do-1 = 내 주민들을 고르세요
lesson-army-do-2 = 둘 다 윌리엄의 타일로 보내세요
lesson-army-why = 군대는 금 1장에 한 걸음 가요. 힘 하나에 주사위 하나, 합이 큰 쪽이 이겨요.
lesson-army-done = 9가 3을 이겨요. 윌리엄은 지도를 떠나고 카드의 절반이 내 것이에요.
lesson-cave-title = 동굴을 파세요
lesson-cave-do-1 = 헥토르의 타일 찾기를 고르세요
lesson-cave-do-2 = 타일을 놓으세요
lesson-cave-why = 동굴은 따로 된 지도예요. 거기서 만난 괴물과는 바로 싸워요.
lesson-cave-done = 사당 둘로 힘이 3이에요. 호랑이의 2로는 모자랐어요.
lesson-win-title = 네 번째 사당을 차지하세요
lesson-win-do-1 = 속도를 고르세요
lesson-win-do-2 = 마지막 사당 옆으로 가세요
lesson-win-do-3 = 제물을 바치세요
lesson-win-why = 동굴 사당과 섬의 사당 둘이 내 것이에요. 사당 넷이면 바로 이겨요.
