# The goal card
goal-win = { $crowns ->
   *[other] 내 목표의 왕관 { $crowns }개를 가장 먼저 집으로 가져오세요.
}
goal-turn = 주사위를 굴려 도둑을, 주사위가 허락하면 경비병도 움직여요. 카드는 2장까지 내요.
goal-look = 왕관을 쓴 도둑만 공격할 수 있어요. 경비병은 굴린 사람을 따라요.

# The first game, step by step
lesson-start-title = 붉은 점에서 출발하세요
lesson-start-do-1 = K1의 붉은 점을 고르세요
lesson-start-why = 내 목표 카드의 왕관을 누구보다 먼저 집으로 가져오세요. 붉은 점이 집이에요.
lesson-start-done = 도둑이 성벽 밖에서 기다려요.
lesson-key-title = 빨강 열쇠를 가져오세요
lesson-key-do-1 = M4의 내 도둑을 고르세요
lesson-key-do-2 = L5의 열쇠를 고르세요
lesson-key-why = 누가 얼마나 걷는지는 주사위가 정해요. 열쇠 칸에 들어가면 그 열쇠를 얻어요.
lesson-key-done = 빨강 열쇠를 얻었어요. 이 열쇠로 빨강 왕관을 살 수 있어요.
lesson-crown-title = 빨강 왕관을 가지세요
lesson-crown-do-1 = K12의 내 도둑을 고르세요
lesson-crown-do-2 = J12로 간 뒤 한 번 더 고르세요
lesson-crown-why = 왕관은 같은 색 열쇠를 내고 가져요. 도둑은 왕관을 한 번에 하나만 써요.
lesson-crown-done = 도둑이 빨강 왕관을 썼어요. 이제 상대가 공격할 수 있어요.
lesson-bar-title = 경비병을 지나가 보세요
lesson-bar-do-1 = J12의 내 도둑을 고르세요
lesson-bar-do-2 = I12의 경비병을 고르세요
lesson-bar-why = 잠들지 않은 경비병은 도둑의 길을 막아요. 도둑끼리는 지나갈 수 있어요.
lesson-bar-done = 막는 규칙을 테이블이 알려 줘요. J11로 돌아갈 수 있어요.
lesson-fight-title = 경비병으로 공격하세요
lesson-fight-do-1 = J9의 경비병을 고르세요
lesson-fight-do-2 = K9를 고르세요
lesson-fight-do-3 = L9의 마코앵무를 고르세요
lesson-fight-why = 경비병은 주사위가 허락한 사람을 따라요. 왕관을 쓴 도둑만 공격할 수 있어요.
lesson-fight-done = 5가 2를 이겼어요. 노랑 왕관이 제자리로 돌아가요.
lesson-answer-title = 방어에 2를 더하세요
lesson-answer-do-1 = ‘2 더하기’를 고르세요
lesson-answer-why = 코치의 경비병이 공격해 둘이 주사위를 굴려요. 같으면 왕관을 지켜요.
lesson-answer-done = 4 대 3 더하기 2예요. 진 경비병은 내 도둑 왕관 아래에서 잠들어요.
lesson-arrow-title = 망루에서 활을 쏘세요
lesson-arrow-do-1 = N11의 내 도둑을 고르세요
lesson-arrow-do-2 = O11의 망루를 고르세요
lesson-arrow-do-3 = N9의 마코앵무를 고르세요
lesson-arrow-why = 마코앵무까지 거리가 3이에요. 과녁과 3 이상이 나오면 맞아요.
lesson-arrow-done = 과녁과 5가 나왔어요. 노랑 왕관이 제자리로 돌아가요.
lesson-hide-title = 숨은 뒤 차례를 끝내세요
lesson-hide-do-1 = 손에서 숨은 도둑 카드를 고르세요
lesson-hide-do-2 = ‘차례 끝내기’를 고르세요
lesson-hide-why = 한 차례에 카드를 두 장까지 내고, 차례가 끝나면 한 장 뽑아요.
lesson-hide-done = 다음 내 차례까지 아무도 내 도둑을 공격할 수 없어요.
lesson-home-title = 빨강 왕관을 집으로 가져오세요
lesson-home-do-1 = K16의 내 도둑을 고르세요
lesson-home-do-2 = K17의 붉은 점을 고르세요
lesson-home-do-3 = G17의 붉은 점을 고르세요
lesson-home-why = 어느 붉은 점이든 집이에요. 점에서 점으로는 걸음 없이 옮겨 가요.
lesson-home-done = 빨강 왕관이 집에 왔어요. G17에서는 파랑 열쇠가 가까워요.
lesson-win-title = 마지막 왕관을 가져오세요
lesson-win-do-1 = 내 도둑에게 빠른 걸음을 내세요
lesson-win-do-2 = K17의 붉은 점까지 걸어가세요
lesson-win-why = 네 걸음에 두 걸음을 더하면 집이에요. 왕관을 모두 가져오면 바로 이겨요.
