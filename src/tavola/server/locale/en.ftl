# Lines of the table's own log
table-started = The game begins.
table-joined = { $name } takes a seat.
table-left = { $name } leaves. A bot plays on.
table-bot = A bot takes the seat of { $name }.
table-joined-for = { $name } takes over the seat of { $other }.
table-bot-empty = A bot takes a seat.
table-stand-in = A bot stands in for { $name }, who is away.
table-back = { $name } is back and takes the seat again.
table-kicked = The host sends { $name } away.
table-kicked-on = The host sends { $name } away. A bot plays on.
table-muted = The host mutes { $name }.
table-unmuted = { $name } may speak again.
table-closed = The host closes the table.
table-undo = { $steps ->
    [one] { $name } took back one step.
   *[other] { $name } took back { $steps } steps.
}
table-resigned = { $name } resigns.
table-resigned-on = { $name } resigns. A bot plays on.
table-draw-offered = { $name } offers a draw.
table-draw-accepted = { $name } accepts the draw.
table-draw-declined = { $name } declines the draw.
table-draw-agreed = A draw is agreed.
table-timeout = Time is up for { $name }: { $action } is played.
table-timeout-hidden = Time is up for { $name }: the table decides.
table-rest = { $name } leaves the rest to the table.
table-practice = This is a practice table now.

# Why nothing can be taken back
undo-nothing = Nothing to take back
undo-not-yours = The last decision was not yours
undo-others = Someone else has decided since
undo-passed = The turn has passed on
undo-chance = A die was rolled or a card drawn
undo-secret = Something hidden was seen
undo-over = The game is over
undo-watching = You have no seat here
undo-lesson = In a lesson, Back sets the step up again
undo-rated = Nothing is taken back in a rated game
undo-asked = { $name } asks to take back

# How a table may end without the game's help
result-resigned = { $winner } wins: { $loser } resigned.
result-resigned-alone = { $loser } resigned.
result-agreed = Drawn by agreement.
result-closed = The host closed the table.

# Bots
bot-novice = Novice bot
bot-casual = Casual bot
bot-club = Club bot
bot-expert = Expert bot
bot-other = Bot { $level }
bot-for = { $name } ({ $bot })
somebody = a spectator
former-player = A former player

# What 0 or -1 means where an option is a limit
no-limit = no limit

# Lessons
coach = Coach
lesson-later = Later. First: { $title }.

# What is asked of the others
table-rematch-asked = { $name } asks for a rematch.
table-rematch-agreed = { $name } agrees to a rematch.
table-rematch-declined = { $name } declines the rematch.
table-rematch-withdrawn = { $name } no longer asks for a rematch.
table-back-asked = { $name } asks to take back a decision.
table-back-agreed = { $name } agrees.
table-back-declined = { $name } declines: nothing is taken back.
table-back-withdrawn = { $name } no longer asks to take back.

# How a game ended, to whoever reads it
headline-won = You won
headline-lost = You lost
headline-wins = { $winner } wins
headline-won-by = You won by { $distance }
headline-lost-by = You lost by { $distance }
headline-wins-by = { $winner } wins by { $distance }
headline-won-with = You won with { $score }
headline-lost-with = You lost: { $winner } wins with { $score }
headline-wins-with = { $winner } wins with { $score }
headline-won-race = You won: { $score }, { $other } had { $n }
headline-lost-race = You lost: { $winner } has { $score }, you had { $n }
headline-wins-race = { $winner } wins: { $score }, { $other } had { $n }
headline-won-left = You won with { $score } left
headline-lost-left = You lost: { $winner } has { $score } left
headline-wins-left = { $winner } wins, { $score } left
headline-nobody = Nobody wins
headline-draw = Draw
headline-draw-each = Draw: { $score } each
headline-shared-you = You share the win with { $others }
headline-shared-you-each = You share the win with { $others }, { $score } each
headline-shared-lost = You lost: { $others } share the win
headline-shared-lost-each = You lost: { $others } share the win, { $score } each
headline-shared-other = { $others } share the win
headline-shared-other-each = { $others } share the win, { $score } each
headline-resigned-you = You resigned
headline-resigned-won = You won: { $loser } resigned
headline-resigned-other = { $loser } resigned, { $winner } wins
headline-resigned-other-alone = { $loser } resigned
headline-agreed = Draw by agreement
headline-closed = The table was closed
names = { $first } and { $last }
score-to = to
figure-decisions = { $n ->
    [one] decision in all
   *[other] decisions in all
}
figure-yours = decisions were yours
figure-of = { $n } of { $all }
figure-draws = { $n ->
    [one] roll or draw
   *[other] rolls and draws
}
figure-minutes = { $n ->
    [one] minute played
   *[other] minutes played
}

# What a browser is told when nobody looks
notice-turn = { $game }: it is your turn
