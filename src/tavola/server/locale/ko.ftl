table-started = 게임을 시작해요.
table-joined = { JOSA($name, "이/가") } 자리에 앉아요.
table-left = { JOSA($name, "이/가") } 떠나요. 봇이 이어서 둬요.
table-bot = 봇이 { $name }의 자리를 맡아요.
table-joined-for = { JOSA($name, "이/가") } { $other }의 자리를 이어받아요.
table-bot-empty = 봇이 자리에 앉아요.
table-stand-in = 자리를 비운 { $name } 대신 봇이 둬요.
table-back = { JOSA($name, "이/가") } 돌아와 다시 자리에 앉아요.
table-kicked = 방장이 { JOSA($name, "을/를") } 내보내요.
table-kicked-on = 방장이 { JOSA($name, "을/를") } 내보내요. 봇이 이어서 둬요.
table-muted = 방장이 { $name }의 말을 막아요.
table-unmuted = { JOSA($name, "이/가") } 다시 말할 수 있어요.
table-closed = 방장이 테이블을 닫아요.
table-undo = { $steps ->
   *[other] { JOSA($name, "이/가") } { $steps }수를 물렀어요.
}
table-resigned = { JOSA($name, "이/가") } 기권해요.
table-resigned-on = { JOSA($name, "이/가") } 기권해요. 봇이 이어서 둬요.
table-draw-offered = { JOSA($name, "이/가") } 무승부를 제안해요.
table-draw-accepted = { JOSA($name, "이/가") } 무승부를 받아들여요.
table-draw-declined = { JOSA($name, "이/가") } 무승부를 거절해요.
table-draw-agreed = 무승부로 합의했어요.
table-timeout = { $name }의 시간이 끝났어요: { $action }.
table-timeout-hidden = { $name }의 시간이 끝났어요: 테이블이 대신 정해요.
table-rest = { JOSA($name, "이/가") } 나머지를 테이블에 맡겨요.
table-practice = 이제 연습 테이블이에요.

undo-nothing = 무를 것이 없어요
undo-not-yours = 마지막 결정은 당신의 것이 아니에요
undo-others = 그 뒤에 다른 사람이 결정했어요
undo-passed = 차례가 넘어갔어요
undo-chance = 주사위를 굴렸거나 카드를 뽑았어요
undo-secret = 숨은 것을 보았어요
undo-over = 게임이 끝났어요
undo-watching = 여기에는 당신의 자리가 없어요
undo-lesson = 배우기에서는 뒤로가 단계를 다시 차려요
undo-rated = 점수가 걸린 게임에서는 무를 수 없어요
undo-asked = { JOSA($name, "이/가") } 무르자고 해요

result-resigned = { $loser }의 기권으로 { JOSA($winner, "이/가") } 이겼어요.
result-resigned-alone = { JOSA($loser, "이/가") } 기권했어요.
result-agreed = 합의로 비겼어요.
result-closed = 방장이 테이블을 닫았어요.

bot-novice = 초급 봇
bot-casual = 취미 봇
bot-club = 클럽 봇
bot-expert = 고수 봇
bot-other = 봇 { $level }
bot-for = { $name } ({ $bot })
somebody = 구경하는 분
former-player = 이전 플레이어

# 제한을 정하는 옵션에서 0이나 -1의 뜻
no-limit = 제한 없음

# 배우기
coach = 코치
lesson-later = 나중에요. 먼저: { $title }.

# 다른 사람에게 묻는 것
table-rematch-asked = { JOSA($name, "이/가") } 다시 두자고 해요.
table-rematch-agreed = { JOSA($name, "이/가") } 다시 두기로 해요.
table-rematch-declined = { JOSA($name, "은/는") } 다시 두지 않아요.
table-rematch-withdrawn = { JOSA($name, "이/가") } 다시 두자는 말을 거두었어요.
table-back-asked = { JOSA($name, "이/가") } 결정을 무르자고 해요.
table-back-agreed = { JOSA($name, "이/가") } 좋다고 해요.
table-back-declined = { JOSA($name, "이/가") } 거절해서 아무것도 무르지 않아요.
table-back-withdrawn = { JOSA($name, "이/가") } 무르자는 말을 거두었어요.

# 읽는 사람에게 알리는 결과
headline-won = 이겼어요
headline-lost = 졌어요
headline-wins = { JOSA($winner, "이/가") } 이겼어요
headline-won-by = { $distance } 차로 이겼어요
headline-lost-by = { $distance } 차로 졌어요
headline-wins-by = { JOSA($winner, "이/가") } { $distance } 차로 이겼어요
headline-won-with = { JOSA($score, "으로/로") } 이겼어요
headline-lost-with = 졌어요: { JOSA($winner, "이/가") } { JOSA($score, "으로/로") } 이겼어요
headline-wins-with = { JOSA($winner, "이/가") } { JOSA($score, "으로/로") } 이겼어요
headline-won-race = 이겼어요: { $score }, { JOSA($other, "은/는") } { $n }
headline-lost-race = 졌어요: { JOSA($winner, "은/는") } { $score }, 나는 { $n }
headline-wins-race = { JOSA($winner, "이/가") } 이겼어요: { $score }, { JOSA($other, "은/는") } { $n }
headline-won-left = { JOSA($score, "을/를") } 남기고 이겼어요
headline-lost-left = 졌어요: { $winner }에게 { JOSA($score, "이/가") } 남았어요
headline-wins-left = { JOSA($winner, "이/가") } { JOSA($score, "을/를") } 남기고 이겼어요
headline-nobody = 이긴 사람이 없어요
headline-draw = 비겼어요
headline-draw-each = 비겼어요: 저마다 { $score }
headline-shared-you = { JOSA($others, "과/와") } 함께 이겼어요
headline-shared-you-each = { JOSA($others, "과/와") } 함께 이겼어요, 저마다 { $score }
headline-shared-lost = 졌어요: { JOSA($others, "이/가") } 함께 이겼어요
headline-shared-lost-each = 졌어요: { JOSA($others, "이/가") } 함께 이겼어요, 저마다 { $score }
headline-shared-other = { JOSA($others, "이/가") } 함께 이겼어요
headline-shared-other-each = { JOSA($others, "이/가") } 함께 이겼어요, 저마다 { $score }
headline-resigned-you = 기권했어요
headline-resigned-won = 이겼어요: { JOSA($loser, "이/가") } 기권했어요
headline-resigned-other = { JOSA($loser, "이/가") } 기권해서 { JOSA($winner, "이/가") } 이겼어요
headline-resigned-other-alone = { JOSA($loser, "이/가") } 기권했어요
headline-agreed = 합의해서 비겼어요
headline-closed = 테이블이 닫혔어요
names = { $first }, { $last }
score-to = 대
figure-decisions = 번의 결정
figure-yours = 내가 한 결정
figure-of = { $all } 중 { $n }
figure-draws = 번의 주사위와 뽑기
figure-minutes = 분 동안 둠

# 아무도 보고 있지 않을 때 알리는 말
notice-turn = { $game }: 내 차례예요
