# Names
side = { $side ->
    [south] South
   *[north] North
}
role-south = South, round base
role-north = North, square base
type = { $type ->
    [adventurer] adventurer
    [mage] mage
    [ranger] ranger
   *[warrior] warrior
}
name = { $type ->
    [adventurer] Adventurer
    [mage] Mage
    [ranger] Ranger
   *[warrior] Warrior
}

# What lies on the table
pawn-label = { $shielded ->
    [yes] { $side }: { $pawn }, range { $range }, heading { $heading ->
        [N] north
       *[S] south
    }, shielded
   *[no] { $side }: { $pawn }, range { $range }, heading { $heading ->
        [N] north
       *[S] south
    }
}
tray = Taken from { $side }
faces = What the die moves
turns = Turns
turn-of = Turn { $turn } of { $limit } each
turn-number = Turn { $turn }
truce = First-turn truce: no captures yet.
standing = { $n } of 6 stand
gained = +{ $n } range in all
shielded = Adventurer shielded
die = { $face }, { $pawn }
crossing = Turns round there, range { $range }

# What is asked
prompt-first = The lot decides who goes first
prompt-corner = Choose a corner for your warrior
hint-corner = { $corner ->
    [facing] The other warrior goes to the corner facing it, in the same column.
   *[diagonal] The other warrior goes to the corner diagonally across.
}
prompt-roll = { $side } rolls the die
prompt-move = { $type ->
    [adventurer] Choose a tile for your adventurer
    [mage] Choose a mage, then its tile
    [ranger] Choose a ranger, then its tile
   *[warrior] Choose a tile for your warrior
}
hint-move = { $type ->
    [adventurer] Any neighbouring tile.
    [mage] Forward, left or right. The way may bend.
    [ranger] Diagonally, forward or backward. The way may bend.
   *[warrior] Left, right or diagonally forward. The way may bend.
}
prompt-borrow = { $optional ->
    [yes] { $type ->
        [mage] Move an enemy mage, or decline
        [ranger] Move an enemy ranger, or decline
       *[warrior] Move the enemy warrior, or decline
    }
   *[no] { $type ->
        [mage] Move an enemy mage
        [ranger] Move an enemy ranger
       *[warrior] Move the enemy warrior
    }
}
hint-borrow = { $takes ->
    [yes] { $guarded ->
        [yes] You have none left. It may take your own pawns, and may not end within your reach.
       *[no] You have none left. It may take your own pawns.
    }
   *[no] { $guarded ->
        [yes] You have none left. It takes nothing and may not end within your reach.
       *[no] You have none left. It takes nothing.
    }
}

# Choices
choose-corner = { $hand ->
    [left] Left corner, { $tile }
   *[right] Right corner, { $tile }
}
choose-hold = Hold
choose-decline = Decline
choose-move = { $name } { $start } to { $to }
choose-borrow = Enemy { $pawn } { $start } to { $to }
choose-capture = { $name } { $start } takes the { $victim } on { $to }
choose-capture-own = Enemy { $pawn } { $start } takes your own { $victim } on { $to }

# The log
event-first = { $side } goes first.
event-warriors = The warriors stand on { $south } and { $north }.
event-rolled = { $side } rolls { $face }: { $pawn }.
event-moved = { $side } moves its { $pawn } from { $start } to { $to }.
event-borrowed = { $side } moves an enemy { $pawn } from { $start } to { $to }.
event-captured = { $side } takes the { $victim } on { $to } with its { $pawn } from { $start }.
event-captured-own = { $side } takes its own { $victim } on { $to } with an enemy { $pawn } from { $start }.
event-turned = { $grown ->
    [yes] The { $pawn } of { $side } turns round: +1 range, now { $range }.
   *[no] The { $pawn } of { $side } turns round. Its range stays { $range }.
}
event-shield-broken = The adventurer of { $side } stands alone: its shield is broken.
event-lost-blocked = { $side } loses the turn: no { $pawn } of its own can move.
event-lost-both-missing = { $side } loses the turn: neither side has a { $pawn } left.
event-lost-no-borrow = { $side } loses the turn: no enemy { $pawn } may be moved.
event-held = { $side } holds.
event-declined = { $side } declines to move an enemy pawn.
event-won = { $side } wins: every enemy pawn is taken.
event-won-at-limit = { $side } wins on the count at the turn limit.
event-drawn = A draw: the count at the turn limit is even.

# Why not
refuse-AG-07 = Not yet: first choose a corner for the warrior.
refuse-AG-10 = Not yet: the lot decides who goes first.
refuse-AG-11 = Not now: the die is rolled and a pawn is to move.
refuse-AG-12 = Not yet: the die comes first.
refuse-AG-13 = Not this pawn: another type was rolled.
refuse-AG-14 = You must move: one of your pawns of this type can.
refuse-AG-16 = Not an enemy pawn: you still have one of this type.
refuse-AG-19 = Not { $to }: your own pawns could take it there.
refuse-AG-20 = Not { $to }: a borrowed pawn takes nothing.
refuse-AG-24 = Not { $to }: out of range.
refuse-AG-25 = Not { $to }: the pawn stands there already.
refuse-AG-26 = Not { $to }: a pawn is in the way.
refuse-AG-27 = Not { $to }: a mage never goes backward.
refuse-AG-28 = Not { $to }: diagonal steps never lead there.
refuse-AG-30 = Not { $to }: a warrior never goes backward.
refuse-AG-36 = Not { $to }: no captures on your first turn.
refuse-AG-37 = Not this pawn: it has been captured.
refuse-AG-40 = Not { $to }: shielded. Pawns of its guard still stand.
refuse-AG-45 = The game is over: one side has no pawn left.
refuse-AG-47 = The game is over: the turn limit is reached.
refuse-AG-R25 = At this table you must move the enemy pawn.
refuse-AG-R46 = Hold your own pawns; decline those of the enemy.

# Options of the table
option-first_player = First player
option-first_player-help = Who goes first: drawn by lot, or a named seat.
option-first_player-random = drawn by lot
option-first_player-seat0 = South
option-first_player-seat1 = North
option-warrior_corner = Warrior's corner
option-warrior_corner-help = Which corner is opposite: across the board, or in the same column.
option-warrior_corner-diagonal = across the board
option-warrior_corner-facing = in the same column
option-may_hold = Holding
option-may_hold-help = You may refuse to move your own pawn.
option-may_hold-false = no
option-may_hold-true = yes
option-range_cap = Most gains
option-range_cap-help = 0: every crossing adds range. 2: at most two gains a pawn.
option-range_cap-0 = every crossing
option-range_cap-2 = two a pawn
option-borrow = Borrowing
option-borrow-help = Whether you may decline to move an enemy pawn.
option-borrow-optional = you may decline
option-borrow-forced = you must
option-suicide_guard = Borrowed pawns
option-suicide_guard-help = Whether a borrowed pawn may be sent into your reach.
option-suicide_guard-no_danger = never into your reach
option-suicide_guard-no_capture = into your reach too
option-turn_limit = Turn limit
option-turn_limit-help = Turns each before pawns are counted. 0: none.
option-borrow_captures_own = Taking your own
option-borrow_captures_own-help = Whether a borrowed pawn may take your own pawns.
option-borrow_captures_own-false = never
option-borrow_captures_own-true = allowed

# What the result counts
measure = { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
}
what-mage = Steps forward, left or right. The way may bend.
what-adventurer = Steps to any neighbouring tile. Nobody can take it while one of its guards stands.
what-ranger = Steps diagonally, forward or backward. The way may bend.
what-warrior = Steps left, right or diagonally forward, never straight ahead.
house-turn_limit = After { $value } turns each, more pawns win.
house-borrow_captures_own = A borrowed pawn never takes your own pawns.
fact = { $whose ->
    [you] pawns taken by you
   *[all] { $n ->
        [one] pawn taken
       *[other] pawns taken
    }
}
source-adventurer = Adventurer
source-mage = Mages
source-ranger = Rangers
source-warrior = Warrior
