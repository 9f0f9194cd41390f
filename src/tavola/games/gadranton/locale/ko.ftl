# 다른 문장에 들어가는 낱말
word-red = 빨강
word-orange = 주황
word-yellow = 노랑
word-green = 초록
word-blue = 파랑
word-purple = 보라
word-pink = 분홍
word-white = 하양
word-jaguar = 재규어
word-macaw = 마코앵무
word-coati = 코아티
word-heron = 왜가리
word-accelerated_walk = 빠른 걸음
word-master_key = 만능 열쇠
word-open_close_door = 문 여닫기
word-hidden_thief = 숨은 도둑
word-blocked_thief = 묶인 도둑
word-sleeping_guard = 잠든 경비병
word-arrow_shot = 활쏘기
word-plus_two_attack = 공격 +2
word-broken_bow = 부러진 활
word-secret_door = 비밀 문
word-thief_found = 도둑 발견
word-guard_awake = 경비병 깨우기
word-split = 나누기
word-thief = 도둑
word-both = 둘 다

# 카드
card-accelerated_walk = 이번 차례에 말 하나가 2칸 더 가요.
card-master_key = 열쇠 없이 왕관을 가져와요.
card-open_close_door = 성문 하나를 닫거나 다시 열어요.
card-hidden_thief = 내 다음 차례까지 내 도둑은 공격받지 않아요.
card-blocked_thief = 내 다음 차례까지 상대 도둑 하나가 움직이지 못해요.
card-sleeping_guard = 내 다음 차례까지 경비병 하나를 쓸 수 없어요.
card-arrow_shot = 선 자리에서 활을 쏴요.
card-plus_two_attack = 내 전투 주사위에 2를 더해요.
card-broken_bow = 나를 겨눈 화살을 없던 일로 해요.
card-secret_door = 비밀 문으로 성벽을 지나요.
card-thief_found = 숨은 상대 도둑을 드러내요.
card-guard_awake = 경비병을 깨워요.

# 장소
place = { $cell }, { $place }
place-dot = 붉은 점
place-forest = 숲
place-gate = 열린 성문
place-gate-shut = 닫힌 성문
place-tower = 망루
place-street = 길
place-wall = 성벽
place-secret = 비밀 문이 있는 성벽
place-building = 건물
crown-cell = { $cell }, { $colour } 왕관, { $n }개 남음
key-cell = { $cell }, { $colour } 열쇠

# 말
thief-label = { $thief }, { $worn ->
    [none] 왕관 없음
    [red] 빨강 왕관을 씀
    [orange] 주황 왕관을 씀
    [yellow] 노랑 왕관을 씀
    [green] 초록 왕관을 씀
    [blue] 파랑 왕관을 씀
    [purple] 보라 왕관을 씀
    [pink] 분홍 왕관을 씀
   *[white] 하양 왕관을 씀
}{ $hidden ->
    [yes] , 숨음
   *[no] { "" }
}{ $blocked ->
    [yes] , 묶임
   *[no] { "" }
}
guard-label = 경비병 { $guard }{ $asleep ->
    [yes] , 잠듦
   *[no] , 깨어 있음
}

# 주사위
mover-split = 나누기: 도둑과 경비병이 걸음을 나눠 써요
mover-thief = 도둑: 내 도둑만 움직여요
mover-both = 둘 다: 도둑과 경비병이 각각 걸어요
die-steps = { $n }걸음

# 물음
prompt-first = 누가 먼저 할지 뽑아요
hint-first = 그다음은 시계 방향이에요.
prompt-deal-objectives = 목표 카드를 나눠요
hint-deal-objectives = 한 사람의 색은 모두 달라요.
prompt-deal-actions = 행동 카드를 나눠요
hint-deal-actions = 두 장씩이에요.
prompt-choose-thief = 도둑을 고르세요
hint-choose-thief = 넷 다 똑같아요.
prompt-place = 출발할 점을 고르세요
hint-place = 숲의 빈 붉은 점이면 어디든 돼요.
prompt-roll = 주사위를 굴려요
hint-roll = 하나는 누가, 하나는 얼마나 움직일지 정해요.
prompt-passing = 계속 가세요: 다른 말이 있어요
hint-passing = 한 칸에 두 말이 머물 수 없어요.
prompt-main = { $mover ->
    [split] 도둑이나 경비병을 움직이거나 카드를 내세요
    [thief] 도둑을 움직이거나 카드를 내세요
   *[both] 도둑과 경비병을 움직이거나 카드를 내세요
}
hint-main = { $blocked ->
    [yes] 이번 차례에는 도둑이 묶여 있어요.
   *[no] { $mover ->
        [split] 나눠 쓸 걸음: 도둑 { $thief }, 경비병 { $guard }까지.
        [thief] 도둑에게 { $thief }걸음 남았어요.
       *[both] 도둑 { $thief }걸음, 경비병 { $guard }걸음 남았어요.
    }
}
prompt-answer-fight = 공격받았어요: 2를 더할까요?
hint-answer-fight = 합이 같거나 높으면 왕관을 지켜요.
prompt-fight-dice = 둘이 검은 주사위를 굴려요
hint-fight-dice = 같으면 왕관을 지켜요.
prompt-crown-won = 왕관을 쓰거나 돌려보내세요
hint-crown-won = 내 목표의 색이면 쓸 수 있어요.
prompt-answer-shot = 화살이 날아와요: 활을 부러뜨릴까요?
hint-answer-shot = 부러진 활은 화살을 없던 일로 해요.
prompt-arrow-dice = 화살이 날아가요
hint-arrow-dice = 과녁이 나오고 수가 거리 이상이어야 해요.
prompt-draw = 카드를 한 장 뽑아요
hint-draw = 차례가 끝났어요.
prompt-discard = 버릴 카드를 고르세요
hint-discard = 다섯 장까지 들 수 있어요.

# 응답
window-plus_two = 맞붙어 공격받을 때
window-broken_bow = 화살이 나를 겨눌 때
window-crown = 왕관을 빼앗았을 때

# 성 둘레
unknown-objective = 비밀 목표
objectives-own = 내 목표
objectives-of = { $seat }번 자리의 목표
objective-home = 가져옴
objective-worn = 쓰고 있음
objective-key = 열쇠 있음
objective-open = 가져올 것
hand-own = 내 행동 카드
hand-of = { $seat }번 자리의 행동 카드
n-cards = 카드 { $n }장
pile = 뽑는 더미
discards = 버린 더미
rounds = 라운드
round-of = { $limit }라운드 중 { $n }라운드
round = { $n }라운드
turn-bar = 이번 차례
steps-left = { $mover ->
    [split] 나눠 쓸 { $n }걸음
    [thief] 도둑 { $n }걸음
   *[both] 도둑 { $n }걸음
}
guard-left = 경비병 { $n }걸음
cards-left = 낼 수 있는 카드 { $n }장
attacks-left = { $who ->
    [thief] 도둑
   *[guard] 경비병
}: 싸움 { $fights }, 화살 { $arrows }
no-thief = 아직 도둑 없음
home-of = { $of }개 중 { $n }개 가져옴
fact-key = { $colour } 열쇠
fact-wears = { JOSA($colour, "을/를") } 씀
fact-ever-worn = { JOSA($colour, "을/를") } 쓴 적 있음
thief-crowns = 도둑 왕관 { $n }개

# 메뉴
menu-thief = 도둑
menu-guard = 경비병
menu-fight = 싸우기
menu-fight-plus = +2로 싸우기
menu-tower = 망루에서 쏘기
menu-arrow = 카드로 쏘기
menu-pay-none = 열쇠 집기
menu-pay-key = 열쇠로 치르기
menu-pay-master_key = 만능 열쇠로 치르기
needs = 과녁과 { $n } 이상

# 고르기
choose-step = { $figure ->
    [thief] 도둑을 { JOSA($cell, "으로/로") }
   *[other] 경비병 { JOSA($figure, "을/를") } { JOSA($cell, "으로/로") }
}
choose-fight = { $figure ->
    [thief] 도둑이 { $target }번 자리와 싸워요 ({ $chance })
   *[other] 경비병 { JOSA($figure, "이/가") } { $target }번 자리와 싸워요 ({ $chance })
}
choose-shoot = { $figure ->
    [thief] 도둑이 { $target }번 자리를 쏴요 ({ $chance })
   *[other] 경비병 { JOSA($figure, "이/가") } { $target }번 자리를 쏴요 ({ $chance })
}
choose-take = { $pay ->
    [key] 열쇠로 { $colour } 왕관 가져오기
   *[master_key] 만능 열쇠로 { $colour } 왕관 가져오기
}
choose-reach = { $pay ->
    [none] { $cell }에 손을 뻗어 { $colour } 열쇠 집기
    [key] { $cell }에 손을 뻗어 열쇠로 { $colour } 왕관 가져오기
   *[master_key] { $cell }에 손을 뻗어 만능 열쇠로 { $colour } 왕관 가져오기
}
choose-walk = { $figure ->
    [thief] 도둑에게 빠른 걸음
   *[guard] 경비병에게 빠른 걸음
}
choose-hide = 도둑 숨기기
choose-discard = { $card } 버리기
choose-place = { $cell }에서 출발
choose-teleport = 점 { JOSA($cell, "으로/로") } 가기
choose-cross = 성벽 너머 { JOSA($cell, "으로/로") }
choose-lay = { $kind ->
    [seat] { $on }번 자리에 { $card }
   *[place] { $on }에 { $card }
}
choose-end_turn = 차례 끝내기
choose-plus_two = 2 더하기
choose-broken_bow = 활 부러뜨리기
choose-no = 아니요
choose-wear = 쓰기
choose-return = 돌려보내기

# 일어난 일
event-first = 먼저 시작해요
event-dealt-objective = 목표로 { JOSA($colour, "을/를") } 받아요
event-dealt-objective-unseen = 목표를 받아요
event-deal-stuck = 맞는 카드가 없어 다시 나눠요
event-dealt-action = { JOSA($card, "을/를") } 받아요
event-dealt-action-unseen = 행동 카드를 받아요
event-chose-thief = { JOSA($thief, "을/를") } 골라요
event-placed = { $cell }에서 출발해요
event-turn = { $n ->
    [0] 차례를 시작해요
   *[other] 차례를 시작하고 도둑 왕관 { $n }개를 거둬요
}
event-rolled = { JOSA($mover, "과/와") } { JOSA($n, "이/가") } 나와요
event-stepped = { $figure ->
    [thief] 도둑 { $start }–{ $to }
   *[other] 경비병 { $figure } { $start }–{ $to }
}
event-key = { $colour } 열쇠를 집어요
event-crown = { $pay ->
    [key] 열쇠를 내고 { $colour } 왕관을 써요
   *[master_key] 만능 열쇠로 { $colour } 왕관을 써요
}
event-delivered = { $cell }에서 { $colour } 왕관을 가져와요
event-crossed = 성벽을 지나요, { $start }–{ $to }
event-teleported = 점 { $start }에서 { JOSA($to, "으로/로") } 가요
event-reached = { $cell }에 손을 뻗어요
event-fight = { $figure ->
    [thief] 도둑이 { $target }번 자리를 공격해요
   *[other] 경비병 { JOSA($figure, "이/가") } { $target }번 자리를 공격해요
}
event-shot = { $figure ->
    [thief] 도둑이 { $target }번 자리를 쏴요, 거리 { $range }
   *[other] 경비병 { JOSA($figure, "이/가") } { $target }번 자리를 쏴요, 거리 { $range }
}
event-no-answer = 그대로 맞아요
event-answered = { JOSA($card, "으로/로") } 응해요
event-fight-dice = { $attack } 대 { $defence }
event-arrow-dice = { $face ->
    [target] 과녁과 { $n }, 거리 { $range }
   *[flop] 빗나감과 { $n }, 거리 { $range }
}
event-crown-lost = { $colour } 왕관을 잃어요
event-crown-kept = 왕관을 지켜요
event-crown-won = 이제 { $colour } 왕관을 써요
event-crown-returned = { $colour } 왕관이 제자리로 돌아가요
event-guard-beaten = 경비병 { JOSA($guard, "이/가") } 져서 잠들어요
event-walk = { $figure ->
    [thief] 도둑에게 빠른 걸음을 내요
   *[guard] 경비병에게 빠른 걸음을 내요
}
event-played = { JOSA($card, "을/를") } 내요
event-laid = { $on }에 { JOSA($card, "을/를") } 내요
event-laid-on-seat = { $target }번 자리에 { JOSA($card, "을/를") } 내요
event-door-shut = 성문 { JOSA($gate, "이/가") } 닫혀요
event-door-opened = 성문 { JOSA($gate, "이/가") } 열려요
event-drew = { JOSA($card, "을/를") } 뽑아요
event-drew-unseen = 카드를 한 장 뽑아요
event-reshuffled = 버린 더미가 뽑는 더미가 돼요
event-discarded = { JOSA($card, "을/를") } 버려요
event-turn-ended = 차례를 끝내요
event-won = 왕관을 모두 가져왔어요
event-limit = { $n ->
    [one] 라운드 제한: { $winners }번 자리가 앞서요
   *[other] 라운드 제한: { $winners }번 자리가 함께 이겨요
}
