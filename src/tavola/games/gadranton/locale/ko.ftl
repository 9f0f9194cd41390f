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
card-accelerated_walk = 말 하나가 2칸 더 가요.
card-master_key = 열쇠 없이 왕관을 가져와요.
card-open_close_door = 성문 하나를 닫거나 다시 열어요.
card-hidden_thief = 다음 차례까지 안전해요.
card-blocked_thief = 상대 하나가 한 바퀴 못 움직여요.
card-sleeping_guard = 경비병 하나를 한 바퀴 못 써요.
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
worn-label = { JOSA($who, "이/가") } 쓴 { $colour } 왕관
guard-label = 경비병 { $guard }{ $asleep ->
    [yes] , 잠듦
    [beaten] , 싸움에 짐
   *[no] , 깨어 있음
}

# 주사위
mover-split = 나누기: 도둑과 경비병이 걸음을 나눠 써요
mover-thief = 도둑: 내 도둑만 움직여요
mover-both = 둘 다: 도둑과 경비병이 각각 걸어요
die-steps = { $n }걸음
die-attack = 공격: { $n }
die-defence = 방어: { $n }
die-target = 과녁
die-flop = 빗나감
die-number = 화살: { $n }

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
prompt-before-roll = 주사위를 굴리거나 먼저 카드를 내세요
hint-before-roll = 걸음이나 경비병, 싸움과 함께 쓰는 카드는 굴린 뒤에 내요.
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
    [steps] 도둑이 묶여 있어 이번 차례에는 걷지 못해요.
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
wait-choose-thief = { JOSA($who, "이/가") } 도둑을 골라요
wait-place = { JOSA($who, "이/가") } 출발할 점을 골라요
wait-before-roll = { JOSA($who, "이/가") } 굴리기 전에 카드를 낼 수 있어요
wait-main = { JOSA($who, "이/가") } 움직여요
wait-answer-fight = { JOSA($who, "이/가") } 공격에 답할 수 있어요
wait-answer-shot = { JOSA($who, "이/가") } 화살에 답할 수 있어요
wait-crown-won = { JOSA($who, "이/가") } 왕관을 어떻게 할지 정해요
wait-discard = { JOSA($who, "이/가") } 카드를 버려요

# 응답
window-plus_two = 맞붙어 공격받을 때
window-broken_bow = 화살이 나를 겨눌 때
window-crown = 왕관을 빼앗았을 때
window-before_roll = 주사위를 굴리기 전

# 성 둘레
seat = { $n }번 자리
unknown-objective = 비밀 목표
objectives-own = 내 목표
objectives-of = { $who }의 목표
objective-home = 가져옴
objective-worn = 쓰고 있음
objective-key = 열쇠 있음
objective-open = 가져올 것
hand-own = 내 행동 카드
hand-of = { $who }의 행동 카드
n-cards = 카드 { $n }장
pile = 뽑는 더미
discards = 버린 더미
rounds = 라운드
round-of = { $limit }라운드 중 { $n }라운드
round = { $n }라운드
turn-bar = 이번 차례
steps-left = { $mover ->
    [split] 나눠 쓸 { $n }걸음
   *[thief] 도둑 { $n }걸음
}
steps-to-come = { $figure ->
    [thief] 도둑에게 2걸음 더
   *[guard] 경비병에게 2걸음 더
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
fact-no-card = { $colour } 카드 없음
thief-crowns = 도둑 왕관 { $n }개
since-home = 마지막 왕관 뒤 { $n }턴

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
    [thief] 도둑이 { JOSA($target, "과/와") } 싸워요 ({ $chance })
   *[other] 경비병 { JOSA($figure, "이/가") } { JOSA($target, "과/와") } 싸워요 ({ $chance })
}
choose-shoot = { $figure ->
    [thief] 도둑이 { JOSA($target, "을/를") } 쏴요 ({ $chance })
   *[other] 경비병 { JOSA($figure, "이/가") } { JOSA($target, "을/를") } 쏴요 ({ $chance })
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
choose-lay = { $on }에 { $card }
choose-roll_dice = 주사위 굴리기
choose-end_turn = 차례 끝내기
choose-plus_two = 2 더하기
choose-broken_bow = 활 부러뜨리기
choose-no = 아니요
choose-wear = 쓰기
choose-return = 돌려보내기

# 위험과 확률
odds-hit = 명중
odds-miss = 빗나감
seen-from = 망루 { $tower }, 거리 { $range }: { $chance }
in-reach = 경비병 { $guard }, { $n }걸음 떨어짐
danger = 지금 선 곳의 위험
sees = { $target }, 거리 { $range }: { $chance }
sees-cells = 여기서 쏜 화살은 { $n }칸에 닿아요.
warn-crown = 지금 왕관을 가져올 수 있어요.
warn-home = 왕관을 가져갈 점이 가까이 있어요.

# 일어난 일
event-first = { JOSA($who, "이/가") } 먼저 시작해요.
event-dealt-objective = { JOSA($who, "이/가") } 목표로 { JOSA($colour, "을/를") } 받아요.
event-dealt-objective-unseen = { JOSA($who, "이/가") } 목표 카드를 받아요.
event-deal-stuck = 맞는 목표 카드가 없어 다시 나눠요.
event-dealt-action = { JOSA($who, "이/가") } { JOSA($card, "을/를") } 받아요.
event-dealt-action-unseen = { JOSA($who, "이/가") } 행동 카드를 받아요.
event-chose-thief = { JOSA($before, "이/가") } { JOSA($thief, "을/를") } 골라요.
event-placed = { JOSA($who, "이/가") } { $cell }에서 출발해요.
event-turn = { $n ->
    [0] { JOSA($who, "이/가") } 차례를 시작해요.
   *[other] { JOSA($who, "이/가") } 차례를 시작하고 도둑 왕관 { $n }개를 거둬요.
}
event-rolled = { JOSA($who, "이/가") } 굴려서 { JOSA($mover, "과/와") } { JOSA($n, "이/가") } 나와요.
event-stepped = { $figure ->
    [thief] { JOSA($who, "이/가") } { $start }에서 { JOSA($to, "으로/로") } 가요.
   *[other] { JOSA($who, "이/가") } 경비병 { JOSA($figure, "을/를") } { $start }에서 { JOSA($to, "으로/로") } 옮겨요.
}
event-key = { JOSA($who, "이/가") } { $colour } 열쇠를 집어요.
event-crown = { $pay ->
    [key] { JOSA($who, "이/가") } 열쇠를 내고 { $colour } 왕관을 써요.
   *[master_key] { JOSA($who, "이/가") } 만능 열쇠를 내고 { $colour } 왕관을 써요.
}
event-delivered = { JOSA($who, "이/가") } { $colour } 왕관을 { $cell }까지 가져와요.
event-no-card = { JOSA($who, "은/는") } { $colour } 왕관을 놓을 카드가 없어요.
event-crossed = { JOSA($who, "이/가") } { $start }에서 성벽을 지나 { JOSA($to, "으로/로") } 가요.
event-teleported = { JOSA($who, "이/가") } 점 { $start }에서 점 { JOSA($to, "으로/로") } 가요.
event-reached = { JOSA($who, "이/가") } { $cell }에 손을 뻗어요.
event-fight = { $figure ->
    [thief] { JOSA($who, "이/가") } { JOSA($target, "을/를") } 공격해요.
   *[other] { JOSA($who, "이/가") } 경비병 { JOSA($figure, "으로/로") } { JOSA($target, "을/를") } 공격해요.
}
event-shot = { $figure ->
    [thief] { JOSA($who, "이/가") } { JOSA($target, "을/를") } 쏴요. 거리 { $range }.
   *[other] { JOSA($who, "이/가") } 경비병 { JOSA($figure, "으로/로") } { JOSA($target, "을/를") } 쏴요. 거리 { $range }.
}
event-no-answer = { JOSA($who, "이/가") } 그대로 맞서요.
event-answered = { JOSA($who, "이/가") } { JOSA($card, "으로/로") } 응해요.
event-fight-dice = { $attack } 대 { $defence }.
event-arrow-dice = { $face ->
    [target] 과녁과 { $n }, 거리 { $range }.
   *[flop] 빗나감과 { $n }, 거리 { $range }.
}
event-crown-lost = { JOSA($who, "이/가") } { $colour } 왕관을 잃어요.
event-crown-kept = { JOSA($who, "이/가") } 왕관을 지켜요.
event-crown-won = { JOSA($who, "이/가") } 이제 { $colour } 왕관을 써요.
event-crown-returned = { $colour } 왕관이 제자리로 돌아가요.
event-guard-beaten = { $asleep ->
    [yes] 경비병 { JOSA($guard, "이/가") } 져서 { $who }의 왕관 아래 잠들어요.
   *[no] 경비병 { JOSA($guard, "이/가") } 져서 { $who }의 왕관 아래 움직이지 못해요.
}
event-walk = { $figure ->
    [thief] { JOSA($who, "이/가") } 도둑에게 빠른 걸음을 내요.
   *[guard] { JOSA($who, "이/가") } 경비병에게 빠른 걸음을 내요.
}
event-played = { JOSA($who, "이/가") } { JOSA($card, "을/를") } 내요.
event-laid = { JOSA($who, "이/가") } { $on }에 { JOSA($card, "을/를") } 내요.
event-door-shut = 성문 { JOSA($gate, "이/가") } 닫혀요.
event-door-opened = 성문 { JOSA($gate, "이/가") } 열려요.
event-drew = { JOSA($who, "이/가") } { JOSA($card, "을/를") } 뽑아요.
event-drew-unseen = { JOSA($who, "이/가") } 카드를 한 장 뽑아요.
event-reshuffled = 버린 더미가 뽑는 더미가 돼요.
event-discarded = { JOSA($who, "이/가") } { JOSA($card, "을/를") } 버려요.
event-turn-ended = { JOSA($who, "이/가") } 차례를 끝내요.
event-won = { JOSA($who, "이/가") } 이겼어요. 왕관을 모두 가져왔어요.
event-limit = { $n ->
    [1] { JOSA($winners, "이/가") } 이겼어요. 라운드 제한에서 앞섰어요.
   *[other] 라운드 제한이에요. { JOSA($winners, "이/가") } 함께 이겼어요.
}

# 안 되는 까닭
refuse-GA-03 = 지금은 안 돼요. 아무도 고르지 않은 도둑을 고를 때예요.
refuse-GA-05 = 지금은 안 돼요. 목표 카드를 나누고 있고, 한 사람의 색은 모두 달라요.
refuse-GA-06 = 지금은 안 돼요. 첫 행동 카드를 나누고 있어요.
refuse-GA-09 = 안 돼요. 모두 빈 붉은 점에서 출발해요.
refuse-GA-12 = 지금은 안 돼요. 주사위는 차례를 시작할 때 한 번 굴려요.
refuse-GA-13 = 안 돼요. 내 도둑에게 남은 걸음이 없어요.
refuse-GA-15 = 안 돼요. 그 카드가 손에 없어요.
refuse-GA-17 = 지금은 안 돼요. 차례가 끝나 카드를 뽑아요.
refuse-GA-18 = 지금은 안 돼요. 여섯 장 가운데 한 장을 버려야 해요.
refuse-GA-20 = { JOSA($cell, "은/는") } 안 돼요. 이웃 칸이 아니에요.
refuse-GA-21 = 안 돼요. 도둑이 나오면 경비병은 못 써요.
refuse-GA-22 = 안 돼요. 나눠 쓸 걸음이 모자라요.
refuse-GA-23 = 안 돼요. 이 말은 걸음이 남지 않았어요.
refuse-GA-24 = 이 경비병은 안 돼요. 이번 차례에 다른 경비병을 썼어요.
refuse-GA-26 = 거기는 안 돼요. 깨어 있는 경비병이 길을 막아요.
refuse-GA-28 = 거기는 안 돼요. 도둑이 경비병의 길을 막아요.
refuse-GA-29 = 거기는 안 돼요. 다른 말이 있고 더 나아갈 수 없어요.
refuse-GA-33 = 안 돼요. 왕관은 그 왕관 칸에서 같은 색 열쇠로 가져와요.
refuse-GA-34 = 안 돼요. 도둑이 이미 왕관을 쓰고 있어요.
refuse-GA-35 = 안 돼요. 점에서 다른 빈 점으로만, 이어서 한 번만 가요.
refuse-GA-36 = 여기서는 안 돼요. 점에 있는 도둑은 공격하지 못해요.
refuse-GA-37 = 안 돼요. 다른 말이 있는 이웃 열쇠 칸이나 왕관 칸에만 손을 뻗어요.
refuse-GA-38 = 거기는 안 돼요. 경비병은 성을 떠나지 않아요.
refuse-GA-41 = 이 도둑은 안 돼요. 훔친 왕관을 쓴 도둑만 공격해요.
refuse-GA-42 = 이 도둑은 안 돼요. 숨어 있어요.
refuse-GA-44 = 다시는 안 돼요. 이 말은 이번 차례에 그 공격을 했어요.
refuse-GA-45 = 안 돼요. 둘은 이웃하지 않아요.
refuse-GA-46 = 지금은 안 돼요. 검은 주사위가 싸움을 정해요.
refuse-GA-50 = 지금은 안 돼요. 먼저 얻은 왕관을 쓰거나 돌려보내요.
refuse-GA-51 = 이 경비병은 안 돼요. 싸움에 져서 이긴 도둑의 도둑 왕관이 놓여 있어요.
refuse-GA-53 = 안 돼요. 쏘려면 망루나 활쏘기 카드가 있어야 해요.
refuse-GA-54 = 안 돼요. 벽이나 건물, 망루, 닫힌 성문이 가로막아요.
refuse-GA-56 = 안 돼요. 왕관 칸에서는, 왕관 칸으로는 쏘지 못해요.
refuse-GA-57 = 안 돼요. 6보다 멀어요.
refuse-GA-58 = 지금은 안 돼요. 먼저 화살에 응해요.
refuse-GA-59 = 지금은 안 돼요. 화살이 날아가고 있어요.
refuse-GA-70 = 지금은 안 돼요. 대응할 공격이 없어요.
refuse-GA-71 = 안 돼요. 한 차례에 두 장까지, 같은 이름은 한 번만 내요.
refuse-GA-74 = 거기는 안 돼요. 성문이 닫혀 있어요.
refuse-GA-75 = 안 돼요. 내 도둑은 이미 숨어 있어요.
refuse-GA-76 = 안 돼요. 내 도둑은 묶여 있어요.
refuse-GA-77 = 이 경비병은 안 돼요. 도둑 왕관이 놓여 있어요.
refuse-GA-81 = 여기서는 안 돼요. 도둑이 그 비밀 문 앞에 없어요.
refuse-GA-82 = 이 도둑은 안 돼요. 숨어 있지 않아요.
refuse-GA-83 = 이 경비병은 안 돼요. 잠들지 않았어요.
refuse-GA-84 = 안 돼요. 그 말에 왕관이 두 개 놓여 있어요.
refuse-GA-90 = 게임이 끝났어요. 한 도둑이 왕관을 모두 가져왔어요.
refuse-GA-R07 = 이 왕관은 안 돼요. 남은 내 목표의 색이 아니에요.
refuse-GA-R10 = 안 돼요. 손을 뻗어 얻을 것이 없어요.
refuse-GA-R11 = 지금은 안 돼요. 다른 말과 겹친 말이 먼저 나아가야 해요.
refuse-GA-R13 = 안 돼요. 이 말은 제 몫의 절반을 다 걸었어요.
refuse-GA-R16 = 이 말은 안 돼요. 이 테이블에서는 다른 말이 움직이면 먼저 한 말은 끝나요.
refuse-GA-R19 = 안 돼요. 카드가 아무 효과도 없어요.
refuse-GA-R25 = 안 돼요. 내 도둑이에요.
refuse-GA-R30 = 거기는 안 돼요. 싸움에 진 경비병이 길을 막아요. 이 테이블에서는 잠든 것이 아니에요.
refuse-GA-R33 = 안 돼요. 상대에게만 쓰는 카드예요.
refuse-GA-R35 = 이 도둑은 안 돼요. 이미 묶여 있어요.
refuse-GA-R39 = 이 성문은 안 돼요. 누가 서 있거나 문 네 개를 다 썼어요.
refuse-GA-R51 = 아직 안 돼요. 먼저 누가 시작할지 제비로 정해요.
refuse-GA-R55 = 게임이 끝났어요. 라운드 제한에 이르렀어요.
refuse-GA-R57 = 안 돼요. 그 도둑은 이 게임에 없어요.
refuse-GA-R61 = 지금은 안 돼요. 먼저 공격에 응해요.
refuse-GA-R65 = 이 왕관은 안 돼요. 그 색의 왕관 두 개가 모두 나가 있어요.
refuse-GA-R71 = 필요 없어요. 망루에서는 카드 없이 쏴요.
refuse-GA-R72 = 안 돼요. 대응할 카드가 손에 없어요.
refuse-GA-R79 = 굴리기 전에는 안 돼요. 걸음이나 경비병, 싸움과 함께 쓰는 카드예요.
refuse-GA-R81 = 안 돼요. 성문의 문이 사이를 막고 있어요.

# 테이블 설정
option-objectives = 길이
option-objectives-help = 저마다 받는 목표 카드의 수예요.
option-objectives-standard = 보통
option-objectives-express = 아주 짧게
option-objectives-quick = 짧게
option-objectives-long = 길게
option-action_deck = 행동 카드
option-action_deck-help = 규칙에 적힌 모든 카드, 또는 상자에 적힌 수예요.
option-action_deck-listed46 = 46장, 적힌 대로
option-action_deck-box44 = 44장, 빠른 걸음 두 장 적게
option-objective_unique = 목표의 색
option-objective_unique-help = 두 사람이 같은 색을 노릴 수 있는지 정해요.
option-objective_unique-hand = 한 사람 안에서 달라요
option-objective_unique-table = 테이블 전체에서 달라요
option-open_objectives = 공개 목표
option-open_objectives-help = 목표 카드를 처음부터 펼쳐 놓아요.
option-open_objectives-false = 아니요
option-open_objectives-true = 예
option-choose_thief = 도둑 고르기
option-choose_thief-help = 저마다 도둑을 골라요. 아니면 자리대로 받아요.
option-choose_thief-false = 아니요
option-choose_thief-true = 예
option-first_player = 첫 차례
option-first_player-help = 제비로 정하거나 자리를 골라요.
option-first_player-random = 제비로
option-first_player-seat0 = 1번 자리
option-first_player-seat1 = 2번 자리
option-first_player-seat2 = 3번 자리
option-first_player-seat3 = 4번 자리
option-split_mode = 나누기
option-split_mode-help = 도둑과 경비병이 걸음을 나누는 방법이에요.
option-split_mode-free = 마음대로
option-split_mode-half = 반씩, 올림
option-guard_attack_cost = 경비병의 공격
option-guard_attack_cost-help = 움직이지 않은 경비병의 공격에 드는 걸음이에요.
option-guard_attack_cost-0 = 들지 않아요
option-guard_attack_cost-1 = 한 걸음
option-interleave = 번갈아 움직이기
option-interleave-help = 도둑과 경비병이 번갈아 움직여요. 아니면 하나를 먼저 끝내요.
option-interleave-false = 아니요
option-interleave-true = 예
option-reach_occupied = 손 뻗기
option-reach_occupied-help = 다른 말이 있는 칸의 열쇠와 왕관도 얻을 수 있어요.
option-reach_occupied-false = 아니요
option-reach_occupied-true = 예
option-beaten_guard_is_asleep = 진 경비병
option-beaten_guard_is_asleep-help = 싸움에 진 경비병을 지나가고 깨울 수 있는지 정해요.
option-beaten_guard_is_asleep-false = 쓰지 못할 뿐이에요
option-beaten_guard_is_asleep-true = 잠들어요
option-blocked_thief_may_attack = 묶인 도둑의 공격
option-blocked_thief_may_attack-help = 묶인 도둑이 싸우고 쏠 수 있는지 정해요. 걸음만 막을 때는 언제나 할 수 있어요.
option-blocked_thief_may_attack-false = 공격 못 해요
option-blocked_thief_may_attack-true = 공격할 수 있어요
option-arrow_hit_by_thief = 도둑의 화살
option-arrow_hit_by_thief-help = 도둑의 화살이 맞으면 왕관이 어디로 가는지 정해요.
option-arrow_hit_by_thief-return = 제자리로
option-arrow_hit_by_thief-take = 필요하면 쏜 도둑에게
option-archery_targets = 활 주사위
option-archery_targets-help = 여섯 면 가운데 과녁이 그려진 면의 수예요.
option-secret_door_use = 비밀 문
option-secret_door_use-help = 비밀 문이 얼마나 열려 있는지 정해요.
option-secret_door_use-one_crossing = 한 번 지나기
option-secret_door_use-whole_turn = 차례 내내
option-round_limit = 라운드 제한
option-round_limit-help = 순위를 매기기까지의 라운드 수예요. 0이면 없어요.
option-blocked_thief = 묶기
option-blocked_thief-help = 묶인 도둑이 못 하는 일을 정해요. 걸음만 막히면 선 자리에서 왕관을 가져오고, 점을 옮기고, 공격할 수 있어요.
option-blocked_thief-everything = 모두 막아요
option-blocked_thief-steps = 걸음만 막아요
option-exchange_crown = 열쇠로 가져오는 왕관
option-exchange_crown-help = 열쇠나 만능 열쇠로 어떤 왕관을 가져올 수 있는지 정해요. 놓을 카드가 없는 왕관은 점에서 제자리로 돌아가요.
option-exchange_crown-own = 남은 내 목표의 왕관
option-exchange_crown-any = 어떤 왕관이든
option-cards_before_roll = 굴리기 전 카드
option-cards_before_roll-help = 주사위를 굴리기 전에도 행동 카드를 낼 수 있는지 정해요.
option-cards_before_roll-false = 아니요
option-cards_before_roll-true = 예
option-shut_occupied_gate = 누가 선 성문
option-shut_occupied_gate-help = 누가 서 있는 성문을 닫을 수 있는지 정해요. 그 말은 성 쪽으로만 나갈 수 있어요.
option-shut_occupied_gate-false = 닫지 못해요
option-shut_occupied_gate-true = 닫을 수 있어요

# 결과에서 세는 것
measure = 가져온 왕관 { $n }개
what-jaguar = 도둑이에요. 왕관을 가져와요. 왕관을 썼을 때만 공격받아요.
what-macaw = 도둑이에요. 왕관을 가져와요. 왕관을 썼을 때만 공격받아요.
what-coati = 도둑이에요. 왕관을 가져와요. 왕관을 썼을 때만 공격받아요.
what-heron = 도둑이에요. 왕관을 가져와요. 왕관을 썼을 때만 공격받아요.
what-guard = 경비병을 굴린 사람의 말을 들어요. 도둑을 막고 왕관 쓴 도둑을 공격해요. 성을 떠나지 않아요.
what-dot = 집이에요. 출발하고 왕관을 가져오고 다른 빈 점으로 옮겨 가요. 점에서는 공격하지 못해요.
what-crown = 여기 온 도둑은 같은 색 열쇠를 내고 이 색 왕관을 가져와요.
what-key = 여기 온 도둑은 이 색 열쇠를 받아요.
what-tower = 여기 선 말은 화살을 쏠 수 있어요.
what-gate = 열려 있으면 성을 드나드는 길이에요.
what-secret = 비밀 문 카드로 지나요.
what-wall = 아무도, 화살도 지나지 못해요.
what-building = 아무도 들어가지 못해요.
what-forest = 도둑만 다녀요. 경비병은 오지 않아요.
what-street = 도둑과 경비병이 다녀요.
what-accelerated_walk = { card-accelerated_walk }
what-arrow_shot = { card-arrow_shot }
what-blocked_thief = { card-blocked_thief }
what-broken_bow = { card-broken_bow }
what-guard_awake = { card-guard_awake }
what-hidden_thief = { card-hidden_thief }
what-master_key = { card-master_key }
what-open_close_door = { card-open_close_door }
what-plus_two_attack = { card-plus_two_attack }
what-secret_door = { card-secret_door }
what-sleeping_guard = { card-sleeping_guard }
what-thief_found = { card-thief_found }
house-choose_thief = 도둑은 자리대로 받아요.
house-beaten_guard_is_asleep = 싸움에 진 경비병은 잠들어요.
house-blocked_thief_may_attack = 묶인 도둑은 공격하지 못해요.
house-secret_door_use = 비밀 문으로는 한 번만 지나요.
house-round_limit = { $value }라운드가 지나면 왕관이 많은 쪽이 이겨요.
house-blocked_thief = 묶인 도둑은 아무것도 못 해요. 왕관도 못 가져와요.
house-exchange_crown = 열쇠로는 남은 내 목표의 왕관만 가져와요.
house-cards_before_roll = 행동 카드는 주사위를 굴린 뒤에 내요.
house-shut_occupied_gate = 누가 서 있는 성문은 닫지 못해요.
fact = { $whose ->
    [you] 내가 한 공격
   *[all] 공격
}
source-crowns = 가져온 왕관
