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
table-practice = 이제 연습 테이블이에요.

undo-nothing = 무를 것이 없어요
undo-not-yours = 마지막 결정은 당신의 것이 아니에요
undo-others = 그 뒤에 다른 사람이 결정했어요
undo-passed = 차례가 넘어갔어요
undo-chance = 주사위를 굴렸거나 카드를 뽑았어요
undo-secret = 숨은 것을 보았어요
undo-over = 게임이 끝났어요
undo-watching = 여기에는 당신의 자리가 없어요

result-resigned = { $loser }의 기권으로 { JOSA($winner, "이/가") } 이겼어요.
result-resigned-alone = { JOSA($loser, "이/가") } 기권했어요.
result-agreed = 합의로 비겼어요.
result-closed = 방장이 테이블을 닫았어요.

bot-novice = 초급 봇
bot-club = 클럽 봇
bot-expert = 고수 봇
bot-other = 봇 { $level }
bot-for = { $name } ({ $bot })
somebody = 구경하는 분
former-player = 이전 플레이어

# 제한을 정하는 옵션에서 0이나 -1의 뜻
no-limit = 제한 없음
