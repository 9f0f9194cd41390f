several = 어느 것인가요? { $moves }
unfinished = { $typed }에서 갈 수 있는 곳: { $steps }
over = 게임이 끝났어요.
undone = 무르기를 했어요.
nothing-to-undo = 무를 결정이 없어요.
save-where = 어디에 저장할까요? 입력: save 파일
saved = { $file }에 저장했어요. 행동 { $n }개.
not-saved = { $file }에 쓸 수 없어요: { $reason }.
nothing-there = { $where }에는 아무것도 없어요.
why-what = 무엇이 왜인가요? 입력: why d2 e7 또는 why e7
allowed = { $move }: 할 수 있어요.
no-such-move = { $move }: 지금 여기서 할 일이 없어요.
you = 나
player = 플레이어 { $n }
bot = { $level } 봇
waiting = { JOSA($name, "이/가") } 생각하고 있어요…
your-move = 내 차례예요
cover = 화면을 { $name }에게 넘겨 주세요.
cover-hint = { $name }만 볼 때 Enter를 누르세요.
keys = ↑↓ 고르기 · Enter 선택 · Esc 뒤로 · 또는 입력 · why · undo · save 파일 · rules · help · quit
keys-over = undo · save 파일 · rules · quit
help =
    판에 보이는 이름으로 수를 입력해요: d2 e5. 갈 수 있는 말이 하나뿐이면 마지막 이름만으로 충분해요.
    ↑ ↓ 로 고르고, Enter나 → 로 선택하고, Esc나 ← 로 돌아가고, Tab으로 낱말을 완성해요.
    why d2 e7   어느 규칙이 막는지 (why e7: 지금 움직일 수 있는 것에 대해)
    look e7     그곳에 무엇이 있는지
    moves       둘 수 있는 모든 수
    log         최근에 일어난 일
    rules       지금 중요한 규칙; rules ID: 그 가운데 하나
    undo        내 마지막 결정으로 돌아가기; 주사위는 그대로예요
    save 파일   기록 저장
    quit        자리 떠나기
