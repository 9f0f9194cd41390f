# The goal card
goal-win = { $turn_limit ->
    [0] 상대의 말을 모두 잡으세요. 모험가는 마지막에 잡혀요.
   *[other] 상대의 말을 모두 잡으세요. 각자 { $turn_limit }차례가 지나면 말이 많은 쪽이 이겨요.
}
goal-turn = 주사위를 굴려요. 나온 종류의 내 말 하나를 움직이세요.
goal-look = 호위가 서 있으면 모험가는 안전해요. 끝줄에 닿으면 이동 거리가 늘어요.

# The first game, step by step
lesson-die-title = 주사위가 고른 마법사를 움직이세요
lesson-die-do-1 = d1의 내 마법사를 고르세요
lesson-die-do-2 = c2를 고르세요
lesson-die-why = 1과 2는 마법사, 3은 모험가, 4는 레인저, 5와 6은 전사를 움직여요.
lesson-die-done = 주사위가 종류를 정하고, 말은 내가 골라요.
lesson-bend-title = 모퉁이를 돌아 걸으세요
lesson-bend-do-1 = f2의 내 레인저를 고르세요
lesson-bend-do-2 = f4를 고르세요
lesson-bend-why = 레인저는 대각선으로 세 걸음까지 걸어요. 빈칸이면 길이 꺾여도 돼요.
lesson-bend-done = 도착할 칸만 골라요. 열린 길이면 어느 길이든 좋아요.
lesson-take-title = d6의 전사를 잡으세요
lesson-take-do-1 = d4의 내 레인저를 고르세요
lesson-take-do-2 = d6을 고르세요
lesson-take-why = 상대의 말이 있는 칸에 도착하면 그 말은 게임에서 완전히 빠져요.
lesson-take-done = 북쪽에는 말이 다섯 개 남았어요.
lesson-shield-title = 모험가를 잡아 보세요
lesson-shield-do-1 = d6의 내 레인저를 고르세요
lesson-shield-do-2 = e9를 고르세요
lesson-shield-why = 호위가 하나라도 서 있으면 모험가를 공격할 수 없어요.
lesson-shield-done = 막는 규칙을 테이블이 알려 줘요. 해 봐도 잃는 것이 없어요.
lesson-cross-title = 맨 끝줄까지 건너가세요
lesson-cross-do-1 = g7의 내 전사를 고르세요
lesson-cross-do-2 = i9를 고르세요
lesson-cross-why = 맨 끝줄에서 이동을 마친 말은 이동 거리가 1 늘고 돌아서요.
lesson-cross-done = 이제 전사는 이동 거리가 3이고 집 쪽으로 걸어요.
lesson-borrow-title = 상대의 말을 움직이세요
lesson-borrow-do-1 = e5의 전사를 고르세요
lesson-borrow-do-2 = c5를 고르세요
lesson-borrow-why = 내 전사가 없어서 상대의 전사를 움직여요. 빌린 말은 아무것도 잡지 않아요.
lesson-borrow-done = 내가 잡을 수 있는 칸으로는 보낼 수 없어요.
lesson-last-title = 마지막 호위를 무너뜨리세요
lesson-last-do-1 = e5의 내 전사를 고르세요
lesson-last-do-2 = g6을 고르세요
lesson-last-why = 호위 다섯이 모두 사라지면 모험가는 더 이상 보호받지 못해요.
lesson-last-done = 보호가 깨졌어요. 이제 어느 말이든 모험가를 잡을 수 있어요.
lesson-win-title = 모험가를 잡으세요
lesson-win-do-1 = 모험가에게 다가가 잡으세요
lesson-win-why = 말이 남지 않은 쪽이 져요. 지금은 여섯 대 하나예요.
