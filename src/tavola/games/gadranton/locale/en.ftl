# Words that stand in other sentences
word-red = red
word-orange = orange
word-yellow = yellow
word-green = green
word-blue = blue
word-purple = purple
word-pink = pink
word-white = white
word-jaguar = Jaguar
word-macaw = Macaw
word-coati = Coati
word-heron = Heron
word-accelerated_walk = Accelerated Walk
word-master_key = Master Key
word-open_close_door = Open/Close Door
word-hidden_thief = Hidden Thief
word-blocked_thief = Blocked Thief
word-sleeping_guard = Sleeping Guard
word-arrow_shot = Arrow Shot
word-plus_two_attack = +2 in attack
word-broken_bow = Broken Bow
word-secret_door = Secret Door
word-thief_found = Thief Found
word-guard_awake = Guard Awake
word-split = Split
word-thief = Thief
word-both = Both

# Cards
card-accelerated_walk = One figure may go 2 further this turn.
card-master_key = Take a crown without a key.
card-open_close_door = Shut a gate, or open one.
card-hidden_thief = Your thief is safe until your next turn.
card-blocked_thief = A rival cannot move until your next turn.
card-sleeping_guard = A guard cannot be used until your next turn.
card-arrow_shot = Shoot from where you stand.
card-plus_two_attack = Add 2 to your combat die.
card-broken_bow = Cancel an arrow aimed at you.
card-secret_door = Cross the wall at a secret door.
card-thief_found = Unhide a rival.
card-guard_awake = Wake a guard.

# Places
place = { $cell }, { $place }
place-dot = red dot
place-forest = forest
place-gate = gate, open
place-gate-shut = gate, shut
place-tower = guard tower
place-street = street
place-wall = city wall
place-secret = wall with a secret door
place-building = building
crown-cell = { $cell }, { $colour } crowns, { $n } left
key-cell = { $cell }, { $colour } key

# Figures
thief-label = { $thief }, { $worn ->
    [none] no crown
    [red] wears red
    [orange] wears orange
    [yellow] wears yellow
    [green] wears green
    [blue] wears blue
    [purple] wears purple
    [pink] wears pink
   *[white] wears white
}{ $hidden ->
    [yes] , hidden
   *[no] { "" }
}{ $blocked ->
    [yes] , blocked
   *[no] { "" }
}
guard-label = guard { $guard }{ $asleep ->
    [yes] , asleep
   *[no] , awake
}

# Dice
mover-split = Split: thief and guard share the steps
mover-thief = Thief: only your thief moves
mover-both = Both: thief and guard take the steps each
die-steps = { $n } { $n ->
    [one] step
   *[other] steps
}

# Prompts
prompt-first = The lot decides who goes first
hint-first = Turns go clockwise from there.
prompt-deal-objectives = Objective cards are dealt
hint-deal-objectives = Each player's colours differ.
prompt-deal-actions = Action cards are dealt
hint-deal-actions = Two to each player.
prompt-choose-thief = Choose a thief
hint-choose-thief = All four are alike.
prompt-place = Choose a dot to start from
hint-place = Any free red dot in the forest.
prompt-roll = The dice are rolled
hint-roll = One for who moves, one for how far.
prompt-passing = Go on: somebody stands here
hint-passing = Two figures never rest on one cell.
prompt-main = { $mover ->
    [split] Move your thief, a guard, or play a card
    [thief] Move your thief, or play a card
   *[both] Move your thief and a guard, or play a card
}
hint-main = { $blocked ->
    [yes] Your thief is blocked this turn.
   *[no] { $mover ->
        [split] { $thief } left for the thief, { $guard } for a guard, from one stock.
        [thief] { $thief } left for the thief.
       *[both] { $thief } left for the thief, { $guard } for a guard.
    }
}
prompt-answer-fight = You are attacked: add 2, or not
hint-answer-fight = You keep your crown if your total is equal or higher.
prompt-fight-dice = Both roll a black die
hint-fight-dice = Equal keeps the crown.
prompt-crown-won = Wear the crown, or return it
hint-crown-won = You may wear it if it is one of your objectives.
prompt-answer-shot = An arrow flies at you: break the bow, or not
hint-answer-shot = A broken bow cancels the shot.
prompt-arrow-dice = The arrow flies
hint-arrow-dice = The target, and a number at least the range.
prompt-draw = A card is drawn
hint-draw = The turn is over.
prompt-discard = Choose a card to discard
hint-discard = You may hold five.

# Windows
window-plus_two = When I am attacked hand to hand
window-broken_bow = When an arrow is shot at me
window-crown = When I have won a crown

# Beside the city
unknown-objective = secret objective
objectives-own = Your objectives
objectives-of = Objectives of seat { $seat }
objective-home = home
objective-worn = worn
objective-key = key held
objective-open = to fetch
hand-own = Your Action cards
hand-of = Action cards of seat { $seat }
n-cards = { $n } { $n ->
    [one] card
   *[other] cards
}
pile = Draw pile
discards = Discards
rounds = Rounds
round-of = Round { $n } of { $limit }
round = Round { $n }
turn-bar = This turn
steps-left = { $mover ->
    [split] { $n } to share
    [thief] { $n } for the thief
   *[both] { $n } for the thief
}
guard-left = { $n } for a guard
cards-left = { $n } { $n ->
    [one] card
   *[other] cards
} left to play
attacks-left = { $who ->
    [thief] thief
   *[guard] guard
}: { $fights } fight, { $arrows } arrow
no-thief = no thief yet
home-of = { $n } of { $of } home
fact-key = { $colour } key
fact-wears = wears { $colour }
fact-ever-worn = has worn { $colour }
thief-crowns = { $n } thief { $n ->
    [one] crown
   *[other] crowns
}

# Menus
menu-thief = Thief
menu-guard = Guard
menu-fight = Fight
menu-fight-plus = Fight with +2
menu-tower = Shoot from the tower
menu-arrow = Shoot with the card
menu-pay-none = Take the key
menu-pay-key = Pay with the key
menu-pay-master_key = Pay with Master Key
needs = The target, and { $n } or more

# Choices
choose-step = { $figure ->
    [thief] Thief to { $cell }
   *[other] Guard { $figure } to { $cell }
}
choose-fight = { $figure ->
    [thief] Thief fights seat { $target } ({ $chance })
   *[other] Guard { $figure } fights seat { $target } ({ $chance })
}
choose-shoot = { $figure ->
    [thief] Thief shoots at seat { $target } ({ $chance })
   *[other] Guard { $figure } shoots at seat { $target } ({ $chance })
}
choose-take = { $pay ->
    [key] Take the { $colour } crown for its key
   *[master_key] Take the { $colour } crown with Master Key
}
choose-reach = { $pay ->
    [none] Reach { $cell } for the { $colour } key
    [key] Reach { $cell }: the { $colour } crown for its key
   *[master_key] Reach { $cell }: the { $colour } crown with Master Key
}
choose-walk = { $figure ->
    [thief] Accelerated Walk for your thief
   *[guard] Accelerated Walk for the guard
}
choose-hide = Hide your thief
choose-discard = Discard { $card }
choose-place = Start on { $cell }
choose-teleport = Go to the dot { $cell }
choose-cross = Cross the wall to { $cell }
choose-lay = { $kind ->
    [seat] { $card } on seat { $on }
   *[place] { $card } on { $on }
}
choose-end_turn = End turn
choose-plus_two = Add 2
choose-broken_bow = Break the bow
choose-no = No
choose-wear = Wear it
choose-return = Return it

# What happened
event-first = goes first
event-dealt-objective = gets { $colour } as an objective
event-dealt-objective-unseen = gets an objective
event-deal-stuck = No card fits: the deal starts again
event-dealt-action = gets { $card }
event-dealt-action-unseen = gets an Action card
event-chose-thief = takes the { $thief }
event-placed = starts on { $cell }
event-turn = { $n ->
    [0] begins the turn
    [one] begins the turn and takes back 1 thief crown
   *[other] begins the turn and takes back { $n } thief crowns
}
event-rolled = rolls { $mover } and { $n }
event-stepped = { $figure ->
    [thief] thief { $start }–{ $to }
   *[other] guard { $figure } { $start }–{ $to }
}
event-key = picks up the { $colour } key
event-crown = { $pay ->
    [key] gives the key and wears { $colour }
   *[master_key] plays Master Key and wears { $colour }
}
event-delivered = brings { $colour } home on { $cell }
event-crossed = crosses the wall, { $start }–{ $to }
event-teleported = goes from dot { $start } to { $to }
event-reached = reaches { $cell }
event-fight = { $figure ->
    [thief] thief attacks seat { $target }
   *[other] guard { $figure } attacks seat { $target }
}
event-shot = { $figure ->
    [thief] thief shoots at seat { $target }, range { $range }
   *[other] guard { $figure } shoots at seat { $target }, range { $range }
}
event-no-answer = lets it come
event-answered = answers with { $card }
event-fight-dice = { $attack } against { $defence }
event-arrow-dice = { $face ->
    [target] target and { $n }, range { $range }
   *[flop] flop and { $n }, range { $range }
}
event-crown-lost = loses the { $colour } crown
event-crown-kept = keeps the crown
event-crown-won = wears the { $colour } crown now
event-crown-returned = The { $colour } crown returns to its place
event-guard-beaten = guard { $guard } is beaten and sleeps
event-walk = { $figure ->
    [thief] plays Accelerated Walk for the thief
   *[guard] plays Accelerated Walk for the guard
}
event-played = plays { $card }
event-laid = plays { $card } on { $on }
event-laid-on-seat = plays { $card } on seat { $target }
event-door-shut = gate { $gate } is shut
event-door-opened = gate { $gate } is open
event-drew = draws { $card }
event-drew-unseen = draws a card
event-reshuffled = The discards become the draw pile
event-discarded = discards { $card }
event-turn-ended = ends the turn
event-won = All crowns are home
event-limit = { $n ->
    [one] The round limit: seat { $winners } leads
   *[other] The round limit: seats { $winners } share the win
}
