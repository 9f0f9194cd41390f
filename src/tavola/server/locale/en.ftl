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

# How a table may end without the game's help
result-resigned = { $winner } wins: { $loser } resigned.
result-resigned-alone = { $loser } resigned.
result-agreed = Drawn by agreement.
result-closed = The host closed the table.

# Bots
bot-novice = Novice bot
bot-club = Club bot
bot-expert = Expert bot
bot-other = Bot { $level }
bot-for = { $name } ({ $bot })
somebody = a spectator
former-player = A former player

# What 0 or -1 means where an option is a limit
no-limit = no limit
