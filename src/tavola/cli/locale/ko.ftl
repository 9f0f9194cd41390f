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
no-such-move = { $move }: 지금 여기서 할 일이 없어요. `moves`를 입력하면 둘 수 있는 모든 수가 나와요.
you = 나
player = 플레이어 { $n }
bot = { $level } 봇
waiting = { JOSA($name, "이/가") } 생각하고 있어요…
your-move = 내 차례예요
cover = 화면을 { $name }에게 넘겨 주세요.
cover-hint = { $name }만 볼 때 Enter를 누르세요.
keys = ↑↓ 고르기 · Enter 선택 · Esc 뒤로 · 또는 입력 · why · hint · undo · save 파일 · rules · help · quit
keys-over = undo · save 파일 · rules · quit
help =
    판에 보이는 이름으로 수를 입력해요: d2 e5. 갈 수 있는 말이 하나뿐이면 마지막 이름만으로 충분해요.
    ↑ ↓ 로 고르고, Enter나 → 로 선택하고, Esc나 ← 로 돌아가고, Tab으로 낱말을 완성해요.
    why d2 e7   어느 규칙이 막는지 (why e7: 지금 움직일 수 있는 것에 대해)
    look e7     그곳에 무엇이 있는지
    moves       둘 수 있는 모든 수
    log         최근에 일어난 일
    rules       지금 중요한 규칙; rules ID: 그 가운데 하나
    hint        가장 좋은 수와 각각의 가치
    undo        내 마지막 결정으로 돌아가기; 주사위는 그대로예요
    save 파일   기록 저장
    quit        자리 떠나기
told-head = { $game }. 당신의 자리는 { $seat }번: { $role }.
told-happened = 일어난 일
told-asked = 지금 물음
told-dice = 주사위
told-used = 사용함
told-seats = 자리
told-seat = { $n }번 자리
told-decides = 결정할 차례
told-board = 판
told-near = 옆: { $ids }
told-free = 비어 있음
told-beside = 판 옆
told-result = 결과
told-moves = 둘 수 있는 수가 { $n }개 있어요.
told-not-over = 게임이 아직 끝나지 않았어요: 지금까지 행동 { $n }개.
told-winners = 승자: { $who }
told-no-winner = 아무도 이기지 못했어요.
lesson-none = { $title }에는 아직 배우기가 없어요. 입력: tavola play { $slug } --bot novice
lesson-coach = 코치
lesson-step = { $of }단계 중 { $n }단계
lesson-later = 나중에요. 먼저: { $title }.
lesson-show = 입력: { $move }
lesson-over = 모든 종류의 수를 두어 봤어요.
lesson-keys = 수를 입력 · show · next · back · skip · why · rules · quit
hint-move = { $move }: 100 가운데 { $share }, 오차 { $band }
hint-behind = { $move }: { $share }, { $behind } 낮아요, 오차 { $band }
hint-others = { $n ->
   *[other] 다른 수 { $n }개는 더 나빠 보였어요
}: { $most } 이하
hint-none = 결정할 것이 없어요.
review-seat = 자리
review-start = 시작
review-dice = 주사위
review-own = 자신의 결정
review-others = 다른 이의 결정
review-facts = 드러난 사실
review-result = 결과
review-open = 숫자가 아직 맞지 않아요. 남은 차이가 오차보다 커요. 더 많이 내다보면 나아져요.
review-mistakes = { $name }: { $n ->
    [0] 확실히 3점 넘게 잃은 결정이 없어요
   *[other] 확실히 3점 넘게 잃은 결정이 { $n }개 있어요
}
review-mistake = { $ply }수: { $played }, { $cost }; 더 나은 수: { $better }
