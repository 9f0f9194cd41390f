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
card-accelerated_walk = One figure goes 2 further.
card-master_key = A crown without a key.
card-open_close_door = Shut or open a gate.
card-hidden_thief = Safe until your next turn.
card-blocked_thief = A rival stays put for a round.
card-sleeping_guard = A guard is out for a round.
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
worn-label = { $colour } crown, worn by { $who }
guard-label = guard { $guard }{ $asleep ->
    [yes] , asleep
    [beaten] , beaten
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
die-attack = Attacker: { $n }
die-defence = Defender: { $n }
die-target = The target
die-flop = A flop
die-number = Arrow: { $n }

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
prompt-before-roll = Roll the dice, or play a card first
hint-before-roll = A card that goes with a step, a guard or a fight waits for the roll.
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
    [steps] Your thief is blocked: no step this turn.
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
wait-choose-thief = { $who } chooses a thief
wait-place = { $who } chooses a dot to start from
wait-before-roll = { $who } may play a card before the roll
wait-main = { $who } moves
wait-answer-fight = { $who } may answer the attack
wait-answer-shot = { $who } may answer the arrow
wait-crown-won = { $who } decides about the crown
wait-discard = { $who } discards a card

# Windows
window-plus_two = When I am attacked hand to hand
window-broken_bow = When an arrow is shot at me
window-crown = When I have won a crown
window-before_roll = Before I roll the dice

# Beside the city
seat = Seat { $n }
unknown-objective = secret objective
objectives-own = Your objectives
objectives-of = Objectives of { $who }
objective-home = home
objective-worn = worn
objective-key = key held
objective-open = to fetch
hand-own = Your Action cards
hand-of = Action cards of { $who }
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
   *[thief] { $n } for the thief
}
steps-to-come = { $figure ->
    [thief] 2 more for the thief
   *[guard] 2 more for a guard
}
guard-left = { $n } for a guard
cards-left = { $n } { $n ->
    [one] card
   *[other] cards
} left to play
attacks-left = { $who ->
    [thief] Thief
   *[guard] Guard
}: { $fights } fight, { $arrows } arrow
no-thief = no thief yet
home-of = { $n } of { $of } home
fact-key = { $colour } key
fact-wears = wears { $colour }
fact-ever-worn = has worn { $colour }
fact-no-card = no { $colour } card
thief-crowns = { $n } thief { $n ->
    [one] crown
   *[other] crowns
}
since-home = { $n } { $n ->
    [one] turn
   *[other] turns
} since home

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
    [thief] Thief fights { $target } ({ $chance })
   *[other] Guard { $figure } fights { $target } ({ $chance })
}
choose-shoot = { $figure ->
    [thief] Thief shoots at { $target } ({ $chance })
   *[other] Guard { $figure } shoots at { $target } ({ $chance })
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
choose-lay = { $card } on { $on }
choose-roll_dice = Roll the dice
choose-end_turn = End turn
choose-plus_two = Add 2
choose-broken_bow = Break the bow
choose-no = No
choose-wear = Wear it
choose-return = Return it

# Dangers and odds
odds-hit = hit
odds-miss = miss
seen-from = Tower { $tower }, range { $range }: { $chance }
in-reach = Guard { $guard }, { $n } { $n ->
    [one] step
   *[other] steps
} away
danger = Danger where you stand
sees = { $target }, range { $range }: { $chance }
sees-cells = An arrow from here reaches { $n } cells.
warn-crown = A crown can be taken now.
warn-home = A dot is within reach for your crown.

# What happened
event-first = { $who } goes first.
event-dealt-objective = { $who } gets { $colour } as an objective.
event-dealt-objective-unseen = { $who } gets an Objective card.
event-deal-stuck = No Objective card fits: the deal starts again.
event-dealt-action = { $who } gets { $card }.
event-dealt-action-unseen = { $who } gets an Action card.
event-chose-thief = { $before } takes the { $thief }.
event-placed = { $who } starts on { $cell }.
event-turn = { $n ->
    [0] { $who } begins a turn.
    [one] { $who } begins a turn and takes back 1 thief crown.
   *[other] { $who } begins a turn and takes back { $n } thief crowns.
}
event-rolled = { $who } rolls { $mover } and { $n }.
event-stepped = { $figure ->
    [thief] { $who } steps from { $start } to { $to }.
   *[other] { $who } moves guard { $figure } from { $start } to { $to }.
}
event-key = { $who } picks up the { $colour } key.
event-crown = { $pay ->
    [key] { $who } gives the key and wears the { $colour } crown.
   *[master_key] { $who } plays Master Key and wears the { $colour } crown.
}
event-delivered = { $who } brings the { $colour } crown home on { $cell }.
event-no-card = { $who } has no open card for the { $colour } crown.
event-crossed = { $who } crosses the wall from { $start } to { $to }.
event-teleported = { $who } goes from dot { $start } to dot { $to }.
event-reached = { $who } reaches over to { $cell }.
event-fight = { $figure ->
    [thief] { $who } attacks { $target }.
   *[other] { $who } attacks { $target } with guard { $figure }.
}
event-shot = { $figure ->
    [thief] { $who } shoots at { $target }, range { $range }.
   *[other] { $who } shoots at { $target } with guard { $figure }, range { $range }.
}
event-no-answer = { $who } lets it come.
event-answered = { $who } answers with { $card }.
event-fight-dice = { $attack } against { $defence }.
event-arrow-dice = { $face ->
    [target] The target and { $n }, range { $range }.
   *[flop] A flop and { $n }, range { $range }.
}
event-crown-lost = { $who } loses the { $colour } crown.
event-crown-kept = { $who } keeps the crown.
event-crown-won = { $who } wears the { $colour } crown now.
event-crown-returned = The { $colour } crown returns to its place.
event-guard-beaten = { $asleep ->
    [yes] Guard { $guard } is beaten and sleeps under a crown of { $who }.
   *[no] Guard { $guard } is beaten and out of use under a crown of { $who }.
}
event-walk = { $figure ->
    [thief] { $who } plays Accelerated Walk for the thief.
   *[guard] { $who } plays Accelerated Walk for the guard.
}
event-played = { $who } plays { $card }.
event-laid = { $who } plays { $card } on { $on }.
event-door-shut = Gate { $gate } is shut.
event-door-opened = Gate { $gate } is open.
event-drew = { $who } draws { $card }.
event-drew-unseen = { $who } draws a card.
event-reshuffled = The discards become the draw pile.
event-discarded = { $who } discards { $card }.
event-turn-ended = { $who } ends the turn.
event-won = { $who } wins: every crown is home.
event-limit = { $n ->
    [one] { $winners } wins: in front at the round limit.
   *[other] The round limit: { $winners } share the win.
}

# Why not
refuse-GA-03 = Not now: everybody takes a thief nobody else has.
refuse-GA-05 = Not now: Objective cards are dealt, no colour twice to one player.
refuse-GA-06 = Not now: the first Action cards are dealt.
refuse-GA-09 = Not possible: everybody starts from a free red dot.
refuse-GA-12 = Not now: the dice are rolled once, when the turn begins.
refuse-GA-13 = Not possible: your thief has no step left.
refuse-GA-15 = Not possible: you do not hold that card.
refuse-GA-17 = Not now: the turn is over and a card is drawn.
refuse-GA-18 = Not now: discard one of your six cards.
refuse-GA-20 = Not { $cell }: no neighbour cell.
refuse-GA-21 = Not possible: under Thief no guard is used.
refuse-GA-22 = Not possible: no step of the shared ones is left for this.
refuse-GA-23 = Not possible: this figure has no step left.
refuse-GA-24 = Not this guard: another one has been used this turn.
refuse-GA-26 = Not there: an awake guard bars the way.
refuse-GA-28 = Not there: a thief bars the guard’s way.
refuse-GA-29 = Not there: somebody stands there, and you could not go on.
refuse-GA-33 = Not possible: a crown is taken at its crown cell, for a key of its colour.
refuse-GA-34 = Not possible: your thief wears a crown already.
refuse-GA-35 = Not possible: from one dot to another free one, and once in a row.
refuse-GA-36 = Not from here: a thief on a dot cannot attack.
refuse-GA-37 = Not possible: you reach only for an occupied key or crown cell next to you.
refuse-GA-38 = Not there: guards never leave the city.
refuse-GA-41 = Not this thief: only one who wears a stolen crown is attacked.
refuse-GA-42 = Not this thief: hidden.
refuse-GA-44 = Not again: this figure has made that attack this turn.
refuse-GA-45 = Not possible: the two are no neighbours.
refuse-GA-46 = Not now: the black dice decide the fight.
refuse-GA-50 = Not now: the crown just won is worn or returned first.
refuse-GA-51 = Not this guard: it lost a fight, and the winner’s thief crown lies on it.
refuse-GA-53 = Not possible: a shot needs a tower, or the card Arrow Shot.
refuse-GA-54 = Not possible: a wall, a building, a tower or a shut gate is in the line.
refuse-GA-56 = Not possible: no arrow from a crown cell and none at one.
refuse-GA-57 = Not possible: farther than 6.
refuse-GA-58 = Not now: the arrow is answered first.
refuse-GA-59 = Not now: the arrow is in the air.
refuse-GA-70 = Not now: there is no attack to answer.
refuse-GA-71 = Not possible: two cards a turn, and no name twice.
refuse-GA-74 = Not there: the gate is shut.
refuse-GA-75 = Not possible: your thief is hidden already.
refuse-GA-76 = Not possible: your thief is blocked.
refuse-GA-77 = Not this guard: a thief crown lies on it.
refuse-GA-81 = Not from here: the thief is not at this secret door.
refuse-GA-82 = Not this thief: not hidden.
refuse-GA-83 = Not this guard: not asleep.
refuse-GA-84 = Not possible: two crowns lie on that figure.
refuse-GA-90 = The game is over: all crowns of one thief are home.
refuse-GA-R07 = Not this crown: its colour is none of your open objectives.
refuse-GA-R10 = Not possible: there is nothing for you to reach.
refuse-GA-R11 = Not now: a figure stands where another rests and must go on.
refuse-GA-R13 = Not possible: this figure has walked its half.
refuse-GA-R16 = Not this figure: at this table it has finished once the other has acted.
refuse-GA-R19 = Not possible: the card would have no effect.
refuse-GA-R25 = Not possible: that is your own thief.
refuse-GA-R30 = Not there: a beaten guard bars the way; at this table it is not asleep.
refuse-GA-R33 = Not possible: the card is for rivals only.
refuse-GA-R35 = Not this thief: blocked already.
refuse-GA-R39 = Not this gate: somebody stands there, or all four doors are out.
refuse-GA-R51 = Not yet: the lot decides who goes first.
refuse-GA-R55 = The game is over: the round limit is reached.
refuse-GA-R57 = Not possible: that thief is not in this game.
refuse-GA-R61 = Not now: the attack is answered first.
refuse-GA-R65 = Not this crown: both of its colour are away.
refuse-GA-R71 = Not needed: from a tower you shoot without the card.
refuse-GA-R72 = Not possible: you do not hold the card that answers.
refuse-GA-R79 = Not before the roll: this card goes with a step, a guard or a fight.
refuse-GA-R81 = Not possible: the door of the gate is in between.

# Options of the table
option-objectives = Length
option-objectives-help = How many Objective cards each player gets.
option-objectives-standard = standard
option-objectives-express = express
option-objectives-quick = quick
option-objectives-long = long
option-action_deck = Action cards
option-action_deck-help = All cards the rules describe, or as many as the box counts.
option-action_deck-listed46 = 46, as described
option-action_deck-box44 = 44, two Accelerated Walk fewer
option-objective_unique = Objective colours
option-objective_unique-help = Whether two players may want the same colour.
option-objective_unique-hand = differ in a hand
option-objective_unique-table = differ all over the table
option-open_objectives = Open objectives
option-open_objectives-help = Objective cards lie face up from the start.
option-open_objectives-false = no
option-open_objectives-true = yes
option-choose_thief = Choosing a thief
option-choose_thief-help = Each player chooses a thief; otherwise they go by seat.
option-choose_thief-false = no
option-choose_thief-true = yes
option-first_player = First player
option-first_player-help = Who goes first: drawn by lot, or a named seat.
option-first_player-random = drawn by lot
option-first_player-seat0 = seat 1
option-first_player-seat1 = seat 2
option-first_player-seat2 = seat 3
option-first_player-seat3 = seat 4
option-split_mode = Split
option-split_mode-help = How thief and guard divide the steps under Split.
option-split_mode-free = as you like
option-split_mode-half = half each, rounded up
option-guard_attack_cost = A guard’s attack
option-guard_attack_cost-help = Steps that the attack of a guard costs if it has not moved.
option-guard_attack_cost-0 = free
option-guard_attack_cost-1 = one step
option-interleave = Alternating
option-interleave-help = Thief and guard may move by turns; otherwise one finishes first.
option-interleave-false = no
option-interleave-true = yes
option-reach_occupied = Reaching
option-reach_occupied-help = Keys and crowns can be reached although somebody stands there.
option-reach_occupied-false = no
option-reach_occupied-true = yes
option-beaten_guard_is_asleep = Beaten guards
option-beaten_guard_is_asleep-help = Whether a guard that lost a fight can be passed over and woken.
option-beaten_guard_is_asleep-false = out of use only
option-beaten_guard_is_asleep-true = asleep
option-blocked_thief_may_attack = Blocked thieves
option-blocked_thief_may_attack-help = Whether a blocked thief may fight and shoot. Where blocking bars steps alone, he always may.
option-blocked_thief_may_attack-false = cannot attack
option-blocked_thief_may_attack-true = may attack
option-arrow_hit_by_thief = A thief’s arrow
option-arrow_hit_by_thief-help = Where the crown goes when a thief’s arrow hits.
option-arrow_hit_by_thief-return = back to its place
option-arrow_hit_by_thief-take = to the shooter, if needed
option-archery_targets = Archery die
option-archery_targets-help = Faces out of six that show the target.
option-secret_door_use = Secret Door
option-secret_door_use-help = How long a secret door stays open.
option-secret_door_use-one_crossing = one crossing
option-secret_door_use-whole_turn = the whole turn
option-round_limit = Round limit
option-round_limit-help = Rounds before the players are ranked. 0: none.
option-blocked_thief = Blocking
option-blocked_thief-help = What a blocked thief cannot do. Barred from steps alone, he may take a crown where he stands, change dots and attack.
option-blocked_thief-everything = bars everything
option-blocked_thief-steps = bars steps alone
option-exchange_crown = Crowns for keys
option-exchange_crown-help = Which crowns a thief may take for a key or with Master Key. One that no card waits for returns from the dot to its place.
option-exchange_crown-own = those of his open objectives
option-exchange_crown-any = any
option-cards_before_roll = Cards before the roll
option-cards_before_roll-help = Whether Action cards may be played before the dice are rolled too.
option-cards_before_roll-false = no
option-cards_before_roll-true = yes
option-shut_occupied_gate = Occupied gates
option-shut_occupied_gate-help = Whether a gate can be shut while somebody is in it. He then leaves it towards the city only.
option-shut_occupied_gate-false = cannot be shut
option-shut_occupied_gate-true = can be shut

# What the result counts
measure = { $n ->
    [one] { $n } crown home
   *[other] { $n } crowns home
}
what-jaguar = A thief: fetches crowns and brings them home. Attacked only while it wears one.
what-macaw = A thief: fetches crowns and brings them home. Attacked only while it wears one.
what-coati = A thief: fetches crowns and brings them home. Attacked only while it wears one.
what-heron = A thief: fetches crowns and brings them home. Attacked only while it wears one.
what-guard = Obeys whoever rolls a guard. It bars thieves and attacks those who wear a crown; it never leaves the city.
what-dot = Home: start, bring crowns back, go to any other free dot. Nobody attacks from a dot.
what-crown = A thief here may take a crown of this colour for a key of the same colour.
what-key = A thief who comes here gets the key of this colour.
what-tower = Whoever stands here can shoot an arrow.
what-gate = The way in and out of the city, while it is open.
what-secret = Crossed with the card Secret Door.
what-wall = Nobody crosses it, and no arrow.
what-building = Nobody enters it.
what-forest = Thieves walk here; guards never do.
what-street = Thieves and guards walk here.
what-accelerated_walk = { card-accelerated_walk }
what-arrow_shot = { card-arrow_shot }
what-blocked_thief = { card-blocked_thief }
what-broken_bow = { card-broken_bow }
what-guard_awake = { card-guard_awake }
what-hidden_thief = { card-hidden_thief }
what-master_key = { card-master_key }
what-open_close_door = { card-open_close_door }
what-plus_two_attack = { card-plus_two_attack }
what-secret_door = { card-secret_door }
what-sleeping_guard = { card-sleeping_guard }
what-thief_found = { card-thief_found }
house-choose_thief = Thieves go by seat.
house-beaten_guard_is_asleep = A guard that lost a fight is asleep.
house-blocked_thief_may_attack = A blocked thief cannot attack.
house-secret_door_use = A Secret Door is good for one crossing.
house-round_limit = After { $value } rounds the most crowns win.
house-blocked_thief = A blocked thief can do nothing, not even take a crown.
house-exchange_crown = A key buys only crowns that your open objectives ask for.
house-cards_before_roll = Action cards are played after the roll.
house-shut_occupied_gate = A gate with somebody in it cannot be shut.
fact = { $whose ->
    [you] attacks by you
   *[all] { $n ->
        [one] attack
       *[other] attacks
    }
}
source-crowns = Crowns home
