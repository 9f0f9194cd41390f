# 이름
colour-ivory = 상아
colour-crimson = 진홍
colour-teal = 청록
colour-indigo = 남색
seat = { $n }번 자리
both = { JOSA($one, "과/와") } { $other }
name-explorer = 탐험가
name-journalist = 기자
name-hunter = 사냥꾼
name-sherpa = 셰르파
name-dragon = 용
name-cannibal = 식인종
name-biplane = 복엽기
name-ss307 = 기관총차
name-campsite = 야영지
name-mountain = 산
name-jungle = 밀림
name-swamp = 늪
name-tiger = 호랑이 영역
name-trap = 용 덫
the-explorer = 탐험가
the-journalist = 기자
the-hunter = 사냥꾼
the-sherpa = 셰르파
the-dragon = 용
the-cannibal = 식인종
the-biplane = 복엽기
the-ss307 = 기관총차
the-campsite = 야영지
the-mountain = 산
the-jungle = 밀림
the-swamp = 늪
the-tiger = 호랑이 영역
the-trap = 용 덫
a-explorer = 탐험가
a-journalist = 기자
a-hunter = 사냥꾼
a-sherpa = 셰르파
a-dragon = 용
a-cannibal = 식인종
a-biplane = 복엽기
a-ss307 = 기관총차
a-campsite = 야영지
a-mountain = 산
a-jungle = 밀림
a-swamp = 늪
a-tiger = 호랑이 영역
a-trap = 용 덫
way = { $facing ->
    [N] 북쪽
    [E] 동쪽
    [S] 남쪽
   *[W] 서쪽
}
arrow = { $facing ->
    [N] 북 { $n }
    [E] 동 { $n }
    [S] 남 { $n }
   *[W] 서 { $n }
}

# 골짜기에 놓인 것
token-character = { $owner } { $name }, { $cell }, { $way }을 봄, 전투력 { $combat }, 이동 { $arrows }
token-unfaced = { $owner } { $name }, { $cell }, 방금 뒤집힘, 전투력 { $combat }
token-prisoner = { $owner } { $name }, { $cell }, { $captor }의 포로
token-ground = { $owner } { $name }, { $cell }
token-down = { $owner } 토큰, { $cell }, 뒷면
token-down-own = { $owner } 토큰, { $cell }, 뒷면, 내 것: { $name }
token-down-seen = { $owner } 토큰, { $cell }, 뒷면, 내가 본 것: { $name }
token-down-blank = 토큰, { $cell }, 뒷면

# 골짜기 옆
role = { $who }
colours = 색
hand-own = 내 가림막 뒤
hand-other = { $who } 가림막 뒤
hand-left = 놓을 토큰 { $n }개
tray = { JOSA($who, "이/가") } 얻은 토큰
unknown = { $who }: 아직 모르는 토큰
unknown-public = { $who }: 아직 뒷면인 토큰
valley = 골짜기
hidden = 뒷면 토큰 { $n }개
flip-from = { $n }개부터는 아무 토큰이나 뒤집을 수 있어요
quiet = 조용한 차례 { $n } / { $limit }
quiet-off = 조용한 차례 { $n }, 제한 없음
round = { $n }라운드
round-of = { $n } / { $limit }라운드
actions = { $n ->
    [0] 남은 행동 없음
   *[other] 남은 행동 { $n }개
}
fact-points = { $n }점
fact-down = 뒷면 { $n }개
fact-won = 얻은 토큰: { $n }
fact-ground = 밀림과 산: { $n }
fact-scoop = 상대 야영지의 기자: { $n }
fact-tiger = 내 야영지 옆 호랑이: { $n }

# 묻는 말
prompt-colour = 색을 고르세요
prompt-colour-other = { JOSA($who, "이/가") } 색을 골라요
prompt-first = 누가 먼저 할지 제비로 정해요
prompt-lot = 제비로 토큰을 놓아요
prompt-pick = 가림막 뒤에서 토큰을 고르세요
prompt-pick-other = { JOSA($who, "이/가") } 토큰을 골라요
prompt-place = { JOSA($the, "을/를") } 놓을 칸을 고르세요
prompt-place-other = { JOSA($who, "이/가") } 칸을 골라요
prompt-place-explorer-other = { JOSA($who, "이/가") } 탐험가를 놓을 칸을 골라요
prompt-face = { $cell }의 { JOSA($the, "이/가") } 볼 쪽을 고르세요
prompt-face-other = { JOSA($who, "이/가") } 방향을 골라요
prompt-turn = { $n ->
    [0] 셰르파를 희생하거나 차례를 마치세요
    [1] 마지막 행동을 하거나 차례를 마치세요
   *[other] 행동을 하나 하세요
}
prompt-turn-other = { $who } 차례예요
prompt-must-flip = 아무 토큰이나 뒤집으세요
prompt-over = { $n ->
    [1] { JOSA($winners, "이/가") } 이겼어요
   *[other] { JOSA($winners, "이/가") } 함께 이겼어요
}
rest-setup = 나머지는 대신 놓아 줘요
hint-colour = 내 토큰의 색이에요. 탐험가의 그림은 색마다 달라요.
hint-pick = 빈 칸에 뒷면으로 놓아요. 탐험가는 앞면으로 놓아요.
hint-place = 뒷면으로 놓여 나만 알아요.
hint-place-explorer = 탐험가는 앞면으로 서요.
hint-face = 화살표도 함께 돌아요.
hint-turn = 엿보기, 이동, 뒤집기, 전투, 방향 바꾸기, 야영지 파괴, 아무 토큰 뒤집기.
hint-must-flip = 너무 오래 아무 토큰도 뒤집히지 않았어요. 다른 행동은 자유예요.
hint-over = { $reason ->
    [all_revealed] 모든 토큰이 앞면이에요.
   *[round_limit] 마지막 라운드가 끝났어요.
}

# 선택
menu-look = 엿보기
menu-reveal = 뒤집기
menu-flip = 멀리서 뒤집기
menu-fight = 전투
menu-face = { $facing ->
    [N] 북쪽 보기
    [E] 동쪽 보기
    [S] 남쪽 보기
   *[W] 서쪽 보기
}
menu-sacrifice = 희생
choose-pick = { $name }
choose-place = { JOSA($the, "을/를") } { $cell }에 놓기
choose-place-warned = { JOSA($the, "을/를") } { $cell }에 놓기: 호랑이와 야영지가 붙으면 5점을 잃어요
choose-face = { $cell }의 { $the }, { $way } 보기
choose-look = { $cell } 엿보기
choose-reveal = { $cell } 뒤집기
choose-flip = { $cell } 멀리서 뒤집기
choose-move = { $name } { $start }에서 { JOSA($to, "으로/로") }
choose-capture = { $name } { $start }, { $to }의 { $victim } 사로잡기
choose-fight = { $cell }의 { JOSA($the, "과/와") } 싸우기, { $attack } 대 { $defence }
choose-orient = { $cell }의 { JOSA($the, "을/를") } { $way }으로 돌리기
choose-destroy = 기관총차 { $start }, { $to }의 야영지 파괴
choose-push = { $name } { $start }, 덫을 { JOSA($to, "으로/로") } 밀기
choose-sacrifice = { $cell }의 셰르파를 희생하고 행동 하나 더 하기
choose-end_turn = 차례 마치기
odds-win = 승
odds-tie = 무
odds-lose = 패
odds-none = 싸움 없음
number-attack = 공격
number-defence = 방어
odds-known = { $result ->
    [win] 이겨요.
    [tie] 비겨서 아무 일도 없어요.
    [lose] 져서 공격한 말을 모두 잃어요.
   *[none] 싸우지 않아요.
}
odds-unknown = 가능한 { $n }개를 놓고 셌어요.

# 기록
event-first = { JOSA($who, "이/가") } 먼저 해요.
event-picked = { JOSA($who, "이/가") } { JOSA($a, "을/를") } 골라요.
event-placed = { JOSA($who, "이/가") } { $cell }에 { JOSA($a, "을/를") } 놓아요.
event-placed-face-down = { JOSA($who, "이/가") } { $cell }에 토큰을 뒷면으로 놓아요.
event-faced = { $cell }의 { $owner } { JOSA($the, "이/가") } { $facing ->
    [N] 북쪽을 봐요.
    [E] 동쪽을 봐요.
    [S] 남쪽을 봐요.
   *[W] 서쪽을 봐요.
}
event-looked = { JOSA($who, "이/가") } { JOSA($cell, "을/를") } 엿봐요. { $owner } { $the }입니다.
event-looked-unseen = { JOSA($who, "이/가") } { JOSA($cell, "을/를") } 엿봐요.
event-moved = { JOSA($who, "이/가") } { JOSA($the, "을/를") } { $start }에서 { JOSA($to, "으로/로") } 옮겨요.
event-captured = { $who } 식인종이 { $start }에서 { JOSA($to, "으로/로") } 가서 { $owner } { JOSA($the, "을/를") } 사로잡아요.
event-revealed = { JOSA($who, "이/가") } { JOSA($cell, "을/를") } 뒤집어요. { $owner } { $the }입니다.
event-flipped = { JOSA($who, "이/가") } { JOSA($cell, "을/를") } 멀리서 뒤집어요. { $owner } { $the }입니다.
event-fought = { $result ->
    [won] { JOSA($who, "이/가") } { $cell }의 { $owner } { JOSA($the, "을/를") } { $attack } 대 { JOSA($defence, "으로/로") } 공격해 이겨요.
    [lost] { JOSA($who, "이/가") } { $cell }의 { $owner } { JOSA($the, "을/를") } { $attack } 대 { JOSA($defence, "으로/로") } 공격해 져요.
   *[tied] { JOSA($who, "이/가") } { $cell }의 { $owner } { JOSA($the, "을/를") } { $attack } 대 { JOSA($defence, "으로/로") } 공격하지만 아무 일도 없어요.
}
event-eliminated = { JOSA($winner, "이/가") } { $cell }의 { $owner } { JOSA($the, "을/를") } 가져가요.
event-freed = { $cell }의 { $owner } { JOSA($the, "이/가") } 풀려나요.
event-oriented = { JOSA($who, "이/가") } { $cell }의 { JOSA($the, "을/를") } { $facing ->
    [N] 북쪽으로 돌려요.
    [E] 동쪽으로 돌려요.
    [S] 남쪽으로 돌려요.
   *[W] 서쪽으로 돌려요.
}
event-destroyed = { JOSA($who, "이/가") } { $cell }의 { $owner } 야영지를 부숴요.
event-pushed = { $who } { JOSA($the, "이/가") } 덫을 { JOSA($trap, "으로/로") } 밀고 { JOSA($to, "으로/로") } 가요.
event-sacrificed = { JOSA($who, "이/가") } { $cell }의 셰르파를 희생하고 행동을 하나 더 얻어요.
event-must-flip = { JOSA($who, "은/는") } 토큰을 뒤집어야 해요. 조용한 라운드가 너무 길었어요.
event-turn-ended = { JOSA($who, "이/가") } 차례를 마쳐요.
event-scored = { $who }: { $points }점.
event-won = { $n ->
    [1] { JOSA($winners, "이/가") } 이겼어요.
   *[other] { JOSA($winners, "이/가") } 함께 이겼어요.
}
event-coloured = { JOSA($who, "이/가") } 색을 골라요: { $colour }.

# 안 되는 까닭
refuse-DM-01 = 이 인원에서는 쓰지 않는 칸이에요.
refuse-DM-02 = 이 토큰은 안 돼요. 가림막 뒤에 남지 않았어요.
refuse-DM-03 = 지금은 안 돼요. 누가 먼저 할지는 제비로만 정해요.
refuse-DM-04 = 준비 단계에서는 토큰을 고르고 빈 칸에 놓아요.
refuse-DM-07 = 지금은 안 돼요. 준비 단계가 끝났어요.
refuse-DM-09 = 이번 차례에 남은 행동이 없어요.
refuse-DM-11 = 너무 멀어요. 모서리로만 닿아 있어요.
refuse-DM-12 = 앞면인 내 인물만 행동해요.
refuse-DM-13 = 내 인물 옆의 뒷면 토큰만 엿볼 수 있어요.
refuse-DM-14 = { JOSA($to, "은/는") } 안 돼요. 이동 거리 밖이에요.
refuse-DM-15 = 그쪽으로는 화살표가 없어요.
refuse-DM-16 = { JOSA($to, "은/는") } 안 돼요. 인물이 길을 막아요.
refuse-DM-17 = { JOSA($to, "은/는") } 안 돼요. 뒷면 토큰이 길을 막아요.
refuse-DM-19 = { JOSA($to, "은/는") } 안 돼요. 길 위의 지형에서 이동이 끝나요.
refuse-DM-22 = 내 인물 옆의 뒷면 토큰만 뒤집을 수 있어요.
refuse-DM-23 = 방향은 인물이 막 뒤집혔을 때만 골라요.
refuse-DM-27 = 여기에는 싸울 상대가 없어요. 내 인물 옆의 상대 인물과만 싸워요.
refuse-DM-34 = { JOSA($target, "은/는") } 안 돼요. 기자는 공격받지 않아요.
refuse-DM-37 = 그런 능력은 기관총차에만 있어요.
refuse-DM-38 = 지금은 안 돼요. 토큰을 뒤집거나, 필요하면 방향을 바꾼 뒤 움직일 수 있는 내 인물이 있고, 뒷면 토큰이 6개보다 많아요.
refuse-DM-40 = 지금은 안 돼요. 지금 방향 그대로 토큰을 뒤집거나 움직일 수 있는 내 인물이 있고, 뒷면 토큰이 6개보다 많아요.
refuse-DM-43 = 이번 차례에 이미 한 번 뒤집었어요.
refuse-DM-46 = { JOSA($to, "은/는") } 안 돼요. 식인종에게는 너무 강해요.
refuse-DM-47 = { JOSA($to, "은/는") } 안 돼요. 식인종은 포로를 하나만 두고, 다른 식인종은 잡지 못해요.
refuse-DM-53 = { JOSA($to, "은/는") } 안 돼요. 복엽기는 빈 칸이나 빈 지형에만 내려요.
refuse-DM-54 = { JOSA($to, "은/는") } 안 돼요. 기관총차는 산에 들어가지 못해요.
refuse-DM-55 = 기관총차 옆 그 자리에 상대 야영지가 없어요.
refuse-DM-57 = { JOSA($to, "은/는") } 안 돼요. 야영지에는 기자와 사냥꾼만 들어가요.
refuse-DM-59 = { JOSA($to, "은/는") } 안 돼요. 야영지에 누가 있어요.
refuse-DM-60 = { JOSA($to, "은/는") } 안 돼요. 사냥꾼이 야영지를 지키고 있어요.
refuse-DM-61 = { JOSA($to, "은/는") } 안 돼요. 호랑이 영역에는 아무도 들어가지 못해요.
refuse-DM-62 = 게임이 끝났어요. 모든 토큰이 앞면이에요.
refuse-DM-66 = 이 테이블에는 용 덫이 없어요.
refuse-DM-68 = 그 화살표가 닿는 곳에 덫이 없어요.
refuse-DM-70 = 용 덫과 인물은 한 칸에 있을 수 없어요.
refuse-DM-73 = 너무 멀어요. 지형에 들어서면 밀기가 끝나요.
refuse-DM-76 = 희생할 셰르파가 없어요. 출정 규칙에서 게임에 한 번, 앞면인 셰르파만 돼요.
refuse-DM-77 = 먼저 토큰을 뒤집어야 해요. 조용한 라운드가 너무 길었어요.
refuse-DM-78 = 게임이 끝났어요. 마지막 라운드까지 했어요.
refuse-DM-R06 = 먼저 탐험가의 방향을 고르세요.
refuse-DM-R13 = 행동을 적어도 하나는 해야 해요.
refuse-DM-R14 = 이미 그쪽을 보고 있어요.
refuse-DM-R17 = { JOSA($to, "은/는") } 안 돼요. 한 번에 곧게만 움직여요.
refuse-DM-R20 = { JOSA($to, "은/는") } 안 돼요. 복엽기는 야영지에 내리지 못해요.
refuse-DM-R21 = { JOSA($to, "은/는") } 안 돼요. 기자는 상대 야영지에, 사냥꾼은 제 야영지에 들어가요.
refuse-DM-R22 = { JOSA($target, "은/는") } 안 돼요. 먼저 토큰을 뒤집어야 해요.
refuse-DM-R33 = 지금 방향으로는 움직일 수 있는 내 인물이 없지만, 방향을 바꾸면 움직일 수 있는 인물이 있어요.
refuse-DM-R42 = { JOSA($to, "은/는") } 안 돼요. 이 테이블에서 식인종은 기자를 잡지 않아요.
refuse-DM-R43 = { JOSA($to, "은/는") } 안 돼요. 야영지 안에서는 식인종에게서 안전해요.
refuse-DM-R49 = 앞면인 상대 야영지만 부술 수 있어요.
refuse-DM-R52 = 너무 짧아요. 이 자리에서는 덫을 화살표의 수만큼 꼭 밀어야 해요.
refuse-DM-R53 = 덫은 그리로 갈 수 없어요.
refuse-DM-R55 = 기관총차는 산으로 따라갈 수 없어요.
refuse-DM-R58 = { JOSA($to, "은/는") } 안 돼요. 덫이 복엽기를 막아요.
refuse-DM-R65 = { JOSA($target, "은/는") } 안 돼요. 내 토큰이에요.
refuse-DM-R79 = { JOSA($to, "은/는") } 안 돼요. 기자가 이미 그 야영지에 있어요.
refuse-DM-R82 = 먼저 모두가 색을 골라요.
refuse-DM-R83 = 그 색은 이미 누가 골랐어요.
refuse-DM-R84 = 거기에는 뒷면 토큰이 없어요.

# 탁자의 선택 사항
option-dragon_traps = 용 덫
option-dragon_traps-help = 저마다 스무 번째 토큰을 받아요. 옆의 용을 약하게 하고, 밀 수 있어요.
option-dragon_traps-false = 아니요
option-dragon_traps-true = 예
option-warpath = 전쟁의 길
option-warpath-help = 한 판에 한 번 셰르파를 내놓고 행동을 하나 더 할 수 있어요.
option-warpath-false = 아니요
option-warpath-true = 예
option-setup_step = 준비
option-setup_step-help = 준비할 때 한 차례에 놓는 토큰의 수예요.
option-setup_step-1 = 하나씩
option-setup_step-2 = 둘씩
option-dragon_vp_total = 용의 점수
option-dragon_vp_total-help = 용을 얻은 사람이 받는 점수예요.
option-dragon_vp_total-3 = 3
option-dragon_vp_total-4 = 4
option-prisoner_scores = 지형 위의 포로
option-prisoner_scores-help = 밀림이나 산에 있는 포로의 점수를 누가 받는지 정해요.
option-prisoner_scores-captor = 잡은 사람
option-prisoner_scores-nobody = 아무도 안 받음
option-cannibal_takes_journalist = 기자와 식인종
option-cannibal_takes_journalist-help = 식인종이 기자를 잡을 수 있는지 정해요.
option-cannibal_takes_journalist-true = 잡을 수 있음
option-cannibal_takes_journalist-false = 안전함
option-trap_helps_cannibal = 덫과 식인종
option-trap_helps_cannibal-help = 식인종이 용을 잡을 때도 덫이 용을 약하게 하는지 정해요.
option-trap_helps_cannibal-true = 예
option-trap_helps_cannibal-false = 아니요
option-any_flip_fights = 뒤집은 다음
option-any_flip_fights-help = 옆에서 뒤집힌 상대와 싸워야 하는지 정해요.
option-any_flip_fights-never = 싸우지 않음
option-any_flip_fights-if_adjacent = 싸움
option-stuck_test = 막힌 인물
option-stuck_test-help = 어느 쪽을 봐도 못 움직여야 막힌 것인지, 지금 방향만 보는지 정해요.
option-stuck_test-any_facing = 어느 방향이든
option-stuck_test-current_facing = 지금 방향
option-memory_aid = 기억
option-memory_aid-help = 화면이 대신 기억해 주는 것이에요.
option-memory_aid-full = 주인과 내가 아는 종류
option-memory_aid-owner = 주인만
option-memory_aid-none = 민무늬 뒷면
option-quiet_rounds = 조용한 라운드
option-quiet_rounds-help = 토큰이 뒤집히지 않은 채 이만큼 지나면 하나를 뒤집어야 해요.
option-quiet_rounds-8 = 8
option-quiet_rounds-4 = 4
option-quiet_rounds-6 = 6
option-quiet_rounds-12 = 12
option-quiet_rounds-0 = 제한 없음
option-max_rounds = 가장 긴 판
option-max_rounds-help = 이만큼 라운드가 지나면 판을 멈추고 점수를 세요.
option-max_rounds-0 = 제한 없음
option-max_rounds-100 = 100라운드
option-max_rounds-200 = 200라운드
option-tie_break = 동점
option-tie_break-help = 함께 이기거나, 용과 인물을 더 많이 얻은 쪽이 이겨요.
option-tie_break-shared = 함께 이김
option-tie_break-dragons = 얻은 용의 수로
option-biplane_crosses_traps = 복엽기와 덫
option-biplane_crosses_traps-help = 복엽기가 앞면 용 덫 위로 날아갈 수 있는지 정해요. 내리지는 못해요.
option-biplane_crosses_traps-false = 덫이 막음
option-biplane_crosses_traps-true = 위로 날아감
option-push_distance = 덫 밀기
option-push_distance-help = 덫을 화살표의 수까지 미는지, 꼭 그 수만큼 미는지 정해요.
option-push_distance-up_to = 그 수까지
option-push_distance-exact = 꼭 그 수만큼
option-colours = 색
option-colours-help = 색이 자리에 따라 정해지는지, 제비를 뽑기 전에 각자 고르는지 정해요.
option-colours-by_seat = 자리에 따라
option-colours-chosen = 각자 고름
option-setup = 준비
option-setup-help = 각자 자기 토큰을 놓는지, 제비로 모두 놓는지 정해요.
option-setup-placed = 각자 놓음
option-setup-random = 제비로

# 결과에서 세는 것
measure = { $n }점
what-explorer = 처음부터 앞면이에요. 능력은 없어요.
what-journalist = 아무도 그녀와 싸우지 못해요. 끝에 상대 야영지에 있으면 7점이에요.
what-hunter = 자기 야영지에서는 1 세게 싸우고 기자를 막아요.
what-sherpa = 능력은 없어요.
what-dragon = 가장 세게 싸워요. 이긴 사람에게 3점이에요.
what-cannibal = 더 세지 않은 상대에게 걸어가 포로로 잡아요.
what-biplane = 인물, 지형, 뒷면 토큰 위를 날아요.
what-ss307 = 행동 하나로 옆에 있는 상대 야영지를 부숴요. 5점이에요. 산에는 못 들어가요.
what-campsite = 끝에 상대 기자가 있으면 그 사람이 7점을 얻어요. 기자와 사냥꾼만 들어가요.
what-mountain = 여기 서면 1 세게 싸우고 끝에 점수를 얻어요.
what-jungle = 끝에 여기 서 있으면 점수를 얻어요.
what-swamp = 여기 서면 1 약하게 싸워요.
what-tiger = 아무도 못 들어가요. 복엽기는 위로 날아요.
what-back = 이 칸에는 아무도 못 들어가요. 내 인물 옆이면 보거나 뒤집을 수 있어요.
house-stuck_test = 인물은 어느 쪽을 봐도 못 움직일 때만 막힌 거예요.
house-memory_aid = 토큰의 주인과 내가 본 토큰을 테이블이 기억해요.
house-quiet_rounds = { $value }라운드 동안 뒤집힌 토큰이 없으면 하나를 뒤집어야 해요.
house-push_distance = 덫은 화살표의 수까지 밀어요.
house-colours = 색은 자리에 따라 정해져요.
fact = { $whose ->
    [you] 내가 건 싸움
   *[all] 싸움
}
source-scoop = 야영지에 든 기자
source-camps = 야영지
source-dragons = 용
source-characters = 인물
source-jungles = 밀림
source-mountains = 산
source-tiger = 자기 호랑이
