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

# What lies on the table
pawn-label = { $side ->
    [south] south
   *[north] north
} { $type ->
    [adventurer] adventurer
    [mage] mage
    [ranger] ranger
   *[warrior] warrior
}, range { $range }, heading { $heading ->
    [N] north
   *[S] south
}{ $shielded ->
    [yes] , shielded
   *[no] { "" }
}
tray = Taken from { $side ->
    [south] South
   *[north] North
}
turns = Turns
turn-of = Turn { $turn } of { $limit } each
turn-number = Turn { $turn }
truce = First-turn truce: no captures yet.
standing = { $n } of 6 stand
gained = +{ $n } range in all
shielded = adventurer shielded
die = { $face }, { $type ->
    [adventurer] adventurer
    [mage] mage
    [ranger] ranger
   *[warrior] warrior
}

# What is asked
prompt-first = The lot decides who goes first
prompt-corner = Choose a corner for your warrior
hint-corner = The other warrior goes to the corner opposite.
prompt-roll = { $side ->
    [south] South
   *[north] North
} rolls the die
prompt-move = { $type ->
    [adventurer] Choose a tile for your adventurer
    [mage] Choose a mage and its tile
    [ranger] Choose a ranger and its tile
   *[warrior] Choose a tile for your warrior
}
hint-move = { $type ->
    [adventurer] Any of the eight neighbours.
    [mage] Forward, left or right; the way may bend.
    [ranger] Diagonal steps; the way may bend.
   *[warrior] Sideways or diagonally forward; the way may bend.
}
prompt-borrow = { $type ->
    [adventurer] Move the enemy adventurer, or decline
    [mage] Move an enemy mage, or decline
    [ranger] Move an enemy ranger, or decline
   *[warrior] Move the enemy warrior, or decline
}
hint-borrow = You have none left. No capture, and not into your own reach.

# Choices
choose-corner = { $hand ->
    [left] Left corner, { $tile }
   *[right] Right corner, { $tile }
}
choose-hold = Hold
choose-decline = Decline
choose-move = { $type ->
    [adventurer] Adventurer { $start } to { $to }
    [mage] Mage { $start } to { $to }
    [ranger] Ranger { $start } to { $to }
   *[warrior] Warrior { $start } to { $to }
}
choose-borrow = { $type ->
    [adventurer] Enemy adventurer { $start } to { $to }
    [mage] Enemy mage { $start } to { $to }
    [ranger] Enemy ranger { $start } to { $to }
   *[warrior] Enemy warrior { $start } to { $to }
}
choose-capture = { $type ->
    [adventurer] Adventurer { $start } takes the { type } on { $to }
    [mage] Mage { $start } takes the { type } on { $to }
    [ranger] Ranger { $start } takes the { type } on { $to }
   *[warrior] Warrior { $start } takes the { type } on { $to }
}
