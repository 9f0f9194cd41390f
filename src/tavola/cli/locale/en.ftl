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
no-such-move = { $move }: nothing to do here now.
you = you
player = player { $n }
bot = { $level } bot
waiting = { $name } decides…
your-move = Your move
cover = Pass the screen to { $name }.
cover-hint = Press Enter when only { $name } is looking.
keys = ↑↓ choose · Enter take · Esc back · or type it · why · undo · save FILE · rules · help · quit
keys-over = undo · save FILE · rules · quit
help =
    Type a move by its ids, as the board shows them: d2 e5. The last id is enough when only one piece can go there.
    ↑ ↓ walk through what can be chosen, Enter or → takes it, Esc or ← goes back, Tab completes a word.
    why d2 e7   which rule forbids it (why e7: for whatever may move now)
    look e7     what stands there
    moves       every legal move
    log         the last things that happened
    rules       the rules that matter now; rules ID: one of them
    undo        back to your last decision; the dice stay as they fell
    save FILE   write the record
    quit        leave the table
