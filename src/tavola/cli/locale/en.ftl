several = Which one? { $moves }
unfinished = { $typed } can go to: { $steps }
over = The game is over.
undone = Taken back.
nothing-to-undo = There is no decision of yours to take back.
save-where = Save where? Type: save FILE
saved = Saved { $file }, { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
not-saved = { $file } cannot be written: { $reason }.
nothing-there = Nothing stands on { $where }.
why-what = Why what? Type: why d2 e7, or: why e7
allowed = { $move } is allowed.
no-such-move = { $move }: nothing to do here now; `moves` lists every legal move.
you = you
player = player { $n }
bot = { $level } bot
waiting = { $name } decides…
your-move = Your move
cover = Pass the screen to { $name }.
cover-hint = Press Enter when only { $name } is looking.
keys = ↑↓ choose · Enter take · Esc back · or type it · why · hint · undo · save FILE · rules · help · quit
keys-over = undo · save FILE · rules · quit
help =
    Type a move by its ids, as the board shows them: d2 e5. The last id is enough when only one piece can go there.
    ↑ ↓ walk through what can be chosen, Enter or → takes it, Esc or ← goes back, Tab completes a word.
    why d2 e7   which rule forbids it (why e7: for whatever may move now)
    look e7     what stands there
    moves       every legal move
    log         the last things that happened
    rules       the rules that matter now; rules ID: one of them
    hint        the best things to do, and how good each is
    undo        back to your last decision; the dice stay as they fell
    save FILE   write the record
    quit        leave the table
told-head = { $game }. You hold seat { $seat }: { $role }.
told-happened = What happened
told-asked = Asked now
told-dice = Dice
told-used = used
told-seats = Seats
told-seat = seat { $n }
told-decides = to decide
told-board = Board
told-near = next to { $ids }
told-free = nothing
told-beside = Beside the board
told-result = Result
told-moves = { $n ->
    [one] There is { $n } legal move.
   *[other] There are { $n } legal moves.
}
told-not-over = The game is not over: { $n ->
    [one] { $n } action
   *[other] { $n } actions
} so far.
told-winners = Won by: { $who }
told-no-winner = Nobody has won.
lesson-none = { $title } has no lesson yet. Type: tavola play { $slug } --bot novice
lesson-coach = coach
lesson-step = Step { $n } of { $of }
lesson-later = Later. First: { $title }.
lesson-show = Type: { $move }
lesson-over = You have played every kind of move.
lesson-keys = type the move · show · next · back · skip · why · rules · quit
hint-move = { $move }: { $share } of 100, give or take { $band }
hint-behind = { $move }: { $share }, { $behind } less, give or take { $band }
hint-others = { $n ->
    [one] { $n } other move looked worse
   *[other] { $n } other moves looked worse
}: { $most } or less
hint-none = There is nothing to decide.
review-seat = seat
review-start = start
review-dice = dice
review-own = own decisions
review-others = others’ decisions
review-facts = facts
review-result = result
review-open = These numbers do not close yet: what is left over is more than the bands allow. More futures help.
review-mistakes = { $name }: { $n ->
    [0] no decision that surely cost more than 3 points
    [one] { $n } decision that surely cost more than 3 points
   *[other] { $n } decisions that surely cost more than 3 points
}
review-mistake = ply { $ply }: { $played }, { $cost }; better: { $better }
