# Words that stand in other sentences
word-nothing = nothing
word-water = water
word-gold = gold
word-food = food
word-wood = wood
word-garden = garden
word-shrine = island shrine
word-entrance = cave entrance
word-exit = cave exit
word-cave_shrine = cave shrine
word-empty = empty cave
word-tiger = Tiger
word-den = Thieves’ den
word-giant = Giant
word-titan = Titan
word-wolf = Wolf
word-bavieca = Bavieca
word-rose = Golden Rose
word-jimenez = Army of Jiménez
word-curse = Cursed Treasure
word-cave_in = Cave-In
word-secret_exit = Secret Exit
word-totec = Totec’s Garden
word-stella = Stella
word-bellona = Bellona
word-hector = Hector
word-nicolas = Nicolas
word-tizoc = Tizoc
word-emma = Emma
word-victoria = Victoria
word-pedro = Pedro
word-william = William
word-laffite = Laffite
word-sequoia = Sequoia
word-yanga = Yanga
word-white = white
word-orange = orange
word-green = green
word-red = red
word-blue = blue
word-purple = purple
word-black = black
word-villager = villager
word-farmhouse = farmhouse
word-fort = fort
word-thief = thief
word-outpost = outpost
word-hideout = hideout
word-1-food = 1 food
word-2-food = 2 food
word-1-wood = 1 wood
word-2-wood = 2 wood
word-1-gold = 1 gold
word-2-gold = 2 gold
word-gather = gathering
word-speed = speed

# Whoever one meets
seat = seat { $seat }
the-thieves = the Thieves’ band
thief-name = thief { $letter }
foe-tiger = the Tiger
foe-den = the thieves of the den
foe-giant = the Giant
foe-titan = the Titan
foe-wolf = the Wolf
foe-guardian_wolf = the Guardian Wolf
foe-guardian_thief = the Guardian Thief
foe-guardian_titan = the Guardian Titan
title-stella = the Adventurer
title-bellona = the Commander
title-hector = the Corporal
title-nicolas = the Fortuitous
title-tizoc = the Gatherer
title-emma = the Cartographer
title-victoria = the Wealthy
title-pedro = the Conquistador
title-william = the Merchant
title-laffite = the Pirate
title-sequoia = the Traveler
title-yanga = the Ranger
ability-stella = 1 more speed each turn.
ability-bellona = One free army step in each of her turns.
ability-hector = One villager more than others.
ability-nicolas = May roll both golden dice again, once a turn.
ability-tizoc = Takes 1 food before gathering.
ability-emma = Sees the next 3 island tiles and puts them in order.
ability-victoria = Starts with 4 of each; no hand limit until she first buys.
ability-pedro = Starts with strength 2.
ability-william = Exchanges 3 cards for 1 instead of 5.
ability-laffite = Steals a card for each golden die that shows 3 or 5.
ability-sequoia = Turns wood into speed.
ability-yanga = Attacks from 2 tiles away, at no risk.
explorer-title = { $name } { $title }
role = { $colour } · { $name } { $title }
role-board = { $colour } board
role-none = no board yet
role-thieves = the Thieves
role-hiding = the Thieves, in hiding

# Directions
way-e = east
way-ne = north-east
way-nw = north-west
way-w = west
way-sw = south-west
way-se = south-east
way-link = through the cave mouth
way-out-e = out to the east
way-out-ne = out to the north-east
way-out-nw = out to the north-west
way-out-w = out to the west
way-out-sw = out to the south-west
way-out-se = out to the south-east

# The maps
plane-island = The island
plane-cave = The cave
place-cave = cave { $at }
tile = { $tile } { $at }
slot = room for the tile, { $at }
corner = corner { $at }
lead-label = { $name }, strength { $n }
lead-label-shrine = { $name }, strength { $n }, bears the cave shrine
lead-label-fixed = { $name }, strength { $n }, fixed this turn
army-label = { $n ->
    [one] 1 { $colour } villager
   *[other] { $n } { $colour } villagers
}
building-label = { $colour } { $what }
zone-label = held by the { $colour } stronghold
offering-label = { $colour } offering
foe-label = { $name }, strength { $n }
guardian-offering = offering of the Guardians

# Beside the maps
own-hand = Your cards
card-of = { $who }: { $type }
seen-hands = Hands you may see
stock = Cards in the stacks
prices = Prices
price-offering = Offering
price-villager = Villager
price-farmhouse = Farm­house
price-fort = Fort
price-step = Army step
price-bridge = Bridge
price-hideout = Hideout
price-thief = Thief
price-outpost = Outpost
price-doubloon = Doubloon
cost = { $n } { $type }
cost-each = { $n } of each
cost-alike = 2 alike
cost-doubloons = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
left = { $n } left
island-left = Island: { $n } to find
known-tile = { $n }. { $tile }
cave-left = Cave: { $n } to find
den-holds = in the den: { $type }
held-by = { $what }, with { $foe }
shrine-with = cave shrine with { $foe }
shrine-found = cave shrine found
shrine-among = cave shrine among the last { $n }
explorers = The explorers of the board
round-of = Round { $n } of { $limit }
round = Round { $n }
speed-left = Speed left, { $piece }
battle = Battle at { $at }
odds = You win { $win } %, tie { $tie } %, lose { $loss } %
odds-win = win
odds-tie = tie
odds-loss = loss
dice-of = { $a } against { $b } dice
hint-odds = { $a } against { $b } dice. You win { $win } %, tie { $tie } %, lose { $loss } %.
rolled-so-far = rolled { $n }
die-golden = { $n }
die-speed = speed { $n }
die-gather = gather { $n }
die-attack = attack { $n }
die-defence = defence { $n }
fact-shrines = shrines controlled
fact-strength = strength on the map
fact-cards = cards in hand
fact-villagers = villagers on the map
fact-doubloons = doubloons
fact-off = off the map
offer-give = give { $what }
offer-want = want { $what }
offer-so-far = The offer

# Menus
menu-army = { $n ->
    [one] 1 villager
   *[other] { $n } villagers
}
menu-builder = { $piece }
menu-bridge = { $piece }: { $a } to { $b }
menu-reroll = { $n ->
    [one] 1 die, 1 gold
   *[other] { $n } dice, { $n } gold
}
menu-jimenez = { $n ->
    [0] the lowest die, free
   *[other] the lowest die free, { $n } more for gold
}
menu-shoot = { $target }

# Windows
window-attack = When an army of mine could attack
window-offer = When somebody makes me an offer
window-propose = When I could make an offer

# Prompts
prompt-deal-board = Boards are dealt
prompt-deal-important = Important tiles are dealt
prompt-first-tile = The first tile is drawn
prompt-choose-explorer = Choose your explorer
hint-choose-explorer = The other one of your board stays at home.
prompt-choose-starter = Choose who goes first for your team
hint-choose-starter = The partner follows after the first round.
prompt-start-dice = A die decides who begins
prompt-respawn = Place { $piece } back on the map
hint-respawn = Beside a shrine its side controls, else on any free tile.
prompt-roll = The golden dice are rolled
prompt-reroll = Keep the roll, or roll again
hint-reroll = The second roll stands.
prompt-laffite = Choose whom to steal from
hint-laffite = You get a card you cannot choose.
prompt-stolen = Choose the card to steal
prompt-dice = Choose your speed
hint-dice = One die is speed, the other is cards to gather.
prompt-assign = Share out the dice of your team
hint-assign = Two gather, two are speed.
prompt-rose = The Golden Rose: take a card
prompt-gather = { $n ->
    [one] Gather 1 card
   *[other] Gather { $n } cards
}
hint-gather = From the tiles you farm: where your explorer stands, and where a villager works beside a farmhouse.
prompt-look = Emma looks at the next tiles
prompt-order = Put the next tiles in order
hint-order = The first one named is found first.
prompt-explore = Move, buy, attack, or end your turn
hint-explore = { $n ->
    [0] No speed left. Choose an army, a price or a card.
   *[other] Speed { $n } left. Choose a piece, a price or a card.
}
prompt-window = Attack for 1 gold, or pass
hint-window = Choose an army beside the player on turn.
prompt-draw = A tile is turned over
prompt-place = Place the tile: { $tile }
hint-place = It must touch two tiles.
prompt-offering = Pay the offering, or withdraw
prompt-retreat = Choose where to fall back
hint-retreat = The way back is barred.
prompt-give = { $n ->
    [one] Choose 1 card to give up
   *[other] Choose { $n } cards to give up
}
hint-give = That is half of your hand.
prompt-divide = Divide the cards in your team
hint-divide = Count what the captain keeps.
prompt-coin = Take a treasure
prompt-shrine = Choose who bears the cave shrine
prompt-lay-coin = Choose the treasure you lose
prompt-answer = { $who } gives { $give }, wants { $want }
hint-answer = Accept, or refuse.
prompt-surrender = Give up a card: nine may stay
hint-surrender = You hold { $n }.
prompt-offers = Make an offer, or pass
prompt-bargain = { $who } prepares an offer for { $other }
hint-bargain = Add cards one by one, then make the offer or take it back.
prompt-step-price = Bellona’s free step, or 1 gold?
hint-step-price = Whoever pays keeps the free step for another army.
prompt-hiding = Come out of hiding, or wait
hint-hiding = { $n ->
    [one] You have 1 doubloon; the hideout costs 1.
   *[other] You have { $n } doubloons; the hideout costs 1.
}
prompt-pick-tile = Choose a tile for the hideout
prompt-pick-corner = Choose its corner
prompt-choose = Take 1 gold, or steal
prompt-thief-die = The thief die is rolled
prompt-reach = Choose how far you reach
hint-reach = The die shows { $a } and { $b }: one is reach, the other cards to take.
prompt-rob = Choose whom to rob
hint-rob = Within { $a } steps; you may take { $b }.
prompt-take = Take up to { $n } of the cards of { $who }
prompt-give-speed = Choose the thief who rides Bavieca
prompt-guardian = The monster moves: choose its way
prompt-put-guardian = Put the Guardian on a shrine
prompt-battle-choosing = Choose whom to fight first
prompt-battle-attacker = Bring more to the battle, or be done
prompt-battle-defender = Bring help, flee, or be done
prompt-battle-dice = The battle dice fall
prompt-battle-reroll = Keep the dice, or roll some again

# How it ended
result-lost = The explorer has fallen
result-limit = The last round is over: { $winners } stands first
result-shrines = { $winners } controls the shrines and wins

# Choices
choose-choose-explorer = Play { $explorer }
choose-choose-starter = { $explorer } goes first
choose-place-explorer = Place on { $place }
choose-reroll-golden = Roll again
choose-keep-golden = Keep
choose-steal-from = Steal from { $seat }
choose-pick-card = Take { $type }
choose-set-speed = Speed { $speed }, gather { $gather }
choose-assign = { $die } for { $seat }: { $use }
choose-rose = Take { $type }
choose-gather = Gather { $cards }
choose-order = { $tiles }
choose-surrender = Give up { $type }
choose-move = { $piece } goes to { $to }
choose-move-attack = { $piece } attacks at { $to }
choose-move-into-the-cave = { $piece } enters the cave
choose-discover = { $piece } discovers a tile
choose-discover-own = { $piece } lays { $tile }
choose-place = Place { $tile } at { $at }
choose-ebb = Let the water ebb { $way }
choose-buy-speed = 1 wood for 1 speed
choose-buy-villager = Villager on { $place }
choose-buy-offering = Offering on shrine { $shrine }
choose-pay-offering = Pay the offering
choose-withdraw = Withdraw
choose-build-farmhouse = Farmhouse on corner { $corner }
choose-build-fort = Fort on corner { $corner }
choose-build-outpost = Outpost on corner { $corner }
choose-build-hideout = Hideout on corner { $corner }
choose-remove = Take the { $what } back
choose-build-bridge = Bridge { $way }, { $a } to { $b }
choose-remove-bridge = Remove the bridge
choose-army-step = { $count ->
    [one] 1 villager goes to { $to }
   *[other] { $count } villagers go to { $to }
}
choose-army-step-attack = { $count ->
    [one] 1 villager attacks at { $to }
   *[other] { $count } villagers attack at { $to }
}
choose-attack-building = Attack the building from { $place }
choose-ranged-attack = Shoot at { $target }, { $place }
choose-wolf-step = The Wolf goes to { $to }
choose-wolf-step-attack = The Wolf attacks at { $to }
choose-wolf-discover = The Wolf discovers a tile
choose-exchange = { $n } { $give } for 1 { $get }
choose-offer = Offer { $seat }: { $give } for { $want }
choose-propose = Prepare an offer for { $seat }
choose-lay-give = Give { $thing }
choose-lay-want = Ask for { $thing }
choose-make-offer = Offer { $give } for { $want }
choose-take-back = Take the offer back
choose-free-step = Use the free step
choose-pay-step = Pay 1 gold
choose-share = Give your partner: { $item }
choose-hand-over = Let your partner go on
choose-end-turn = End the turn
choose-off-attack = { $count ->
    [one] Attack { $to } with 1 villager
   *[other] Attack { $to } with { $count } villagers
}
choose-pass = Pass
choose-accept = Accept
choose-refuse = Refuse
choose-choose-defender = Fight { $target }
choose-flee = { $count ->
    [one] 1 villager flees to { $to }
   *[other] { $count } villagers flee to { $to }
}
choose-done = Done
choose-reroll = { $dice ->
    [one] Roll the lowest die again for 1 gold
   *[other] Roll the { $dice } lowest dice again for { $dice } gold
}
choose-reroll-all = Roll all dice again
choose-jimenez = { $dice ->
    [0] Jiménez: roll the lowest die again
   *[other] Jiménez: one die again, { $dice } more for gold
}
choose-keep = Keep the dice
choose-retreat = Fall back to { $place }
choose-give = Give { $cards }
choose-divide = The captain keeps { $cards }
choose-take-coin = Take { $coin }
choose-lay-coin = Lose { $coin }
choose-assign-shrine = { $piece } bears the shrine
choose-skip = Wait for a doubloon
choose-emerge = Come out of hiding
choose-pick-tile = Beside { $place }
choose-pick-corner = Corner { $corner }
choose-take-gold = Take 1 gold
choose-steal = Steal
choose-set-reach = Reach { $reach }, take { $steal }
choose-rob = Rob { $seat }
choose-take = Take { $cards }
choose-give-speed = { $piece } rides Bavieca
choose-buy-thief = Thief on { $place }
choose-mint = 2 { $type } for a doubloon
choose-give-shrine = { $piece } bears the shrine
choose-step = To { $place }
choose-place-guardian = On shrine { $shrine }

# The log
event-board = { $who } gets the { $board } board.
event-important = You get an important tile: { $tile }.
event-important-unseen = { $who } gets an important tile.
event-first-tile = The first tile is { $tile }.
event-explorer = The choice is { $explorer }.
event-start-die = { $who } rolls { $n } for the start.
event-first = { $who } begins.
event-turn = Round { $n }: { $who } is on turn.
event-placed = { $who } stands on { $to }.
event-rolled = { $who } rolls { $a } and { $b }.
event-stolen = { $who } steals 1 { $type } from { $other }.
event-stolen-unseen = { $who } steals a card from { $other }.
event-speed = { $who } takes speed { $a } and gathers { $b }.
event-speed-bought = { $who } buys speed and has { $a } left.
event-extra = { $who } takes 1 { $type }.
event-gathered = { $who } gathers { $cards }.
event-looked = Emma sees { $tile }.
event-moved = { $piece } goes to { $to }.
event-drawn = { $who } turns over { $tile }.
event-laid = { $who } places { $tile } at { $to }.
event-returned = { $tile } goes back into the stack.
event-bought = { $who } gets a { $what } on { $to }.
event-built = { $who } builds a { $what } at { $to }.
event-offering = { $who } places an offering.
event-removed = { $who } takes a { $building } back.
event-army = { $n ->
    [one] 1 villager of { $who } goes to { $to }.
   *[other] { $n } villagers of { $who } go to { $to }.
}
event-exchanged = { $who } exchanges { $n } { $type } for 1 { $get }.
event-offered = { $who } offers { $other } { $item } for { $want }.
event-proposed = { $who } offers { $other } { $deal } for { $price }.
event-step-paid = { $who } pays 1 gold for the army.
event-step-free = { $who } uses the free step.
event-accepted = { $who } accepts.
event-refused = { $who } refuses.
event-attacked = Battle at { $to }: { $one } against { $other }.
event-fled = { $n ->
    [one] 1 villager of { $who } flees to { $to }.
   *[other] { $n } villagers of { $who } flee to { $to }.
}
event-die = { $one } rolls { $n }.
event-rerolled = { $n ->
    [one] { $who } rolls 1 die again.
   *[other] { $who } rolls { $n } dice again.
}
event-fought-tie = { $a } against { $b }: a tie.
event-fought-attacker = { $a } against { $b }: the attacker wins.
event-fought-defender = { $a } against { $b }: the defender wins.
event-beaten = { $piece } is beaten.
event-fallen = { $n ->
    [one] { $who } loses 1 villager.
   *[other] { $who } loses { $n } villagers.
}
event-destroyed = { $who } loses a { $building }.
event-back = { $who } falls back to { $to }.
event-gave = { $n ->
    [one] { $who } gives { $other } 1 card.
   *[other] { $who } gives { $other } { $n } cards.
}
event-gave-team = { $n ->
    [one] { $who } gives the victors 1 card.
   *[other] { $who } gives the victors { $n } cards.
}
event-gave-stacks = { $n ->
    [one] { $who } returns 1 card to the stacks.
   *[other] { $who } returns { $n } cards to the stacks.
}
event-gave-den = { $n ->
    [one] { $who } leaves 1 card in the den.
   *[other] { $who } leaves { $n } cards in the den.
}
event-gave-cards = That is { $cards }.
event-shrine-taken = { $who } controls the cave shrine.
event-shrine-lost = { $other } takes the cave shrine into the cave.
event-coin = { $other } holds { $coin }.
event-coin-lost = { $other } drags { $coin } into the cave.
event-cursed = { $piece } takes the treasure and its curse.
event-curse-lifted = { $piece } is free of the curse.
event-surrendered = { $who } gives up 1 { $type }.
event-ended = { $who } ends the turn.
event-won = { $who } wins.
event-limit = The last round is over.
event-restarted = Water all round: the island begins anew.
event-ebbed = The water at { $to } ebbs away.
event-hidden = The Thieves go into hiding.
event-emerged = The Thieves come out at { $to }.
event-robbed = { $n ->
    [0] { $who } takes nothing from { $other }.
    [one] { $who } takes 1 card from { $other }.
   *[other] { $who } takes { $n } cards from { $other }.
}
event-robbed-cards = They are { $cards }.
event-minted = { $who } turns 2 { $type } into a doubloon.
event-bridge-built = { $who } builds a bridge at { $to }.
event-bridge-removed = { $who } removes the bridge at { $to }.
event-caved-in = The cave falls in: the exit is buried.
event-withered = The island gardens wither.
event-monster = { $other } goes to { $to }.
event-shared = { $who } passes { $item } to the partner.
event-shared-unseen = { $who } passes a card to the partner.
event-swapped = The Guardian Thief replaces an offering.
event-guardian = { $other } stands at { $to }.
event-named = { $who } picks { $other }.
event-reach = { $who } reaches { $a } far and may take { $b }.
event-handed-over = { $who } lets the partner go on.
event-assigned = { $who } gets a { $n } for { $use }.
event-starter = { $who } goes first for the team.
event-eyed = The Thieves eye { $to }.
event-withdrew = { $who } withdraws the offering.
event-gallops = { $piece } rides Bavieca.
event-divided = { $who } divides the cards with the partner.
event-house = { $who }: the { $building } is attacked.
event-monster-die = { $n ->
    [one] The monster has 1 step.
   *[other] The monster has { $n } steps.
}
event-doubloon-lost = { $n ->
    [0] The Thieves lose a doubloon and have none left.
    [one] The Thieves lose a doubloon and have 1 left.
   *[other] The Thieves lose a doubloon and have { $n } left.
}
event-skipped = { $n ->
    [one] The Thieves wait and have 1 doubloon.
   *[other] The Thieves wait and have { $n } doubloons.
}

# Why not
refuse-ED-01 = The game is over: the shrines are held.
refuse-ED-06 = Not there: your offering lies on that shrine already.
refuse-ED-14 = Not possible: no such piece is left in your supply.
refuse-ED-17 = Not yet: the boards are dealt first.
refuse-ED-20 = Not yet: the first tile is drawn.
refuse-ED-21 = Not now: explorers are chosen from the own board.
refuse-ED-24 = Not yet: a die decides who begins.
refuse-ED-26 = Not now: this is not asked at this moment, or not of you.
refuse-ED-27 = Not now: the golden dice are read first.
refuse-ED-28 = Not that number: exactly the gather die, as far as the stacks have cards.
refuse-ED-29 = Not that type: none of the tiles you farm gives it.
refuse-ED-35 = Not now: more than nine cards, one is given up first.
refuse-ED-37 = Not possible: the bank gives 1 card for 5 alike.
refuse-ED-38 = Not possible: William gets 1 card for 3 alike.
refuse-ED-39 = Not possible: no explorers of both sides on the same or neighbouring tiles.
refuse-ED-41 = Not possible: no speed left.
refuse-ED-42 = Not there: nobody enters water or a shrine.
refuse-ED-43 = Not yet: a tile is discovered first, and placed beside the finder.
refuse-ED-44 = Not there: a new tile touches two others.
refuse-ED-50 = Too dear: the price is not in hand.
refuse-ED-51 = Not there: a villager needs a free tile at one of your buildings.
refuse-ED-52 = Not there: no tile lies there yet, and villagers discover none.
refuse-ED-54 = Not possible: your piece is not beside that shrine.
refuse-ED-57 = Not there: a farmhouse stands on a corner of your explorer’s tile.
refuse-ED-58 = Not there: an opponent holds one of the three tiles at that corner.
refuse-ED-60 = Not possible: you take back your own building, from a tile beside it.
refuse-ED-62 = Not possible: an army steps from its tile to the next.
refuse-ED-65 = Not there: out of turn you attack only an explorer or army on turn next to yours.
refuse-ED-67 = Not there: help comes step by step nearer to the battle.
refuse-ED-68 = Not there: one flees to a free neighbouring tile, for 1 gold.
refuse-ED-70 = Not so: one attacks by moving onto the tile; only Yanga shoots.
refuse-ED-71 = Not yet: no battle before everybody has had a turn.
refuse-ED-74 = Not now: the battle is answered first.
refuse-ED-75 = Not now: the battle dice are falling.
refuse-ED-78 = Not so: exactly half of the hand is given, from the cards in it.
refuse-ED-80 = Not there: a tile beside a shrine its owner controls is free.
refuse-ED-81 = Not there: the explorer returns to a free tile.
refuse-ED-85 = Not possible: no piece of yours stands beside a building of an opponent.
refuse-ED-96 = Not from here: the cave’s entrance and its exit lead to each other.
refuse-ED-109 = Not now: Nicolas keeps his roll or rolls again.
refuse-ED-111 = Not now: Emma puts her tiles in order.
refuse-ED-115 = Not that player: Laffite steals from an opponent.
refuse-ED-131 = Not in the base game: the bridge comes with the expansion.
refuse-ED-132 = Not there: a bridge crosses free water between two discovered tiles.
refuse-ED-133 = Not there: your piece is not beside that water.
refuse-ED-134 = Not possible: the bridge stands already.
refuse-ED-135 = Not possible: from an end of the bridge only, with no opponent on it.
refuse-ED-137 = Not there: a bridge leads to its two ends and nowhere else.
refuse-ED-139 = Not possible: only Sequoia turns wood into speed.
refuse-ED-140 = Out of range: Yanga shoots 1 or 2 steps far.
refuse-ED-142 = Not there: buildings protect that tile, or nobody is there.
refuse-ED-143 = Not again: Yanga’s shot failed this turn.
refuse-ED-146 = Not so: of the four dice two gather and two are speed.
refuse-ED-152 = Not possible: partners share on the same or neighbouring tiles.
refuse-ED-160 = Not in hiding: come out, or wait.
refuse-ED-163 = Not yet: gold or stealing comes first.
refuse-ED-164 = Not yet: one number becomes reach, the other the cards to take.
refuse-ED-165 = Not that player: out of reach.
refuse-ED-166 = Not so many: the steal number, and only what the hand holds.
refuse-ED-167 = Not that player: a fort protects the tile.
refuse-ED-173 = Not possible: thieves stay where they are out of turn.
refuse-ED-179 = Not possible: 2 cards alike make a doubloon, and there are five.
refuse-ED-181 = Not there: a thief needs a tile at a hideout or outpost.
refuse-ED-183 = Not there: a hideout needs a free corner and free tiles round it.
refuse-ED-185 = Not there: an outpost needs a free corner beside a thief.
refuse-ED-187 = Not now: one thief is chosen to ride Bavieca.
refuse-ED-188 = Not now: the Golden Rose gives a card of the stacks.
refuse-ED-189 = Not possible: the Army of Jiménez is not in this battle, or has served.
refuse-ED-192 = Not now: the victor takes one treasure.
refuse-ED-193 = Not now: the loser lays down one treasure.
refuse-ED-197 = Not that piece: it does not come into question for the shrine.
refuse-ED-203 = Not there: the Titan takes a shortest way.
refuse-ED-206 = Not possible: the Wolf is not yours, or food is missing.
refuse-ED-207 = Not possible: the Wolf discovers beside its owner’s explorer.
refuse-ED-215 = Not yet: nobody leaves this way until the exit is found again.
refuse-ED-218 = Not so: the secret exit leads to tiles found beside the cave’s entrance.
refuse-ED-222 = Not possible: this explorer does not travel alone.
refuse-ED-224 = Not there: a Guardian stands on that shrine.
refuse-ED-231 = Not there: the Guardian takes a shortest way.
refuse-ED-234 = Not there: a beaten Guardian goes on a free shrine.
refuse-ED-237 = Not yet: the important tiles are dealt.
refuse-ED-238 = Not possible: you hold no such tile, or you are in the cave.
refuse-ED-240 = Not possible: no dice to roll again for gold.
refuse-ED-244 = Not possible: Nicolas is not in this battle, or dice were rolled again.
refuse-ED-R32 = Not possible: no offer is open, or you have made all of yours.
refuse-ED-R33 = Not possible: that is not held.
refuse-ED-R38 = Not from here: no room for a tile beside this one.
refuse-ED-R44 = Not possible: no tile is left.
refuse-ED-R46 = Not possible: water ebbs only while the island is closed.
refuse-ED-R51 = Not there in round one: an opponent’s stronghold holds the place.
refuse-ED-R60 = Not there: a building stands on that corner.
refuse-ED-R64 = Not yet: the beaten piece waits until your next turn.
refuse-ED-R65 = Not now: the offering is paid or withdrawn first.
refuse-ED-R69 = Not now: attack, or pass.
refuse-ED-R72 = Not there: somebody else is on that tile too.
refuse-ED-R73 = Not there: a stronghold protects the tile out of turn.
refuse-ED-R77 = Not now: one opponent is fought after the other.
refuse-ED-R78 = Not possible: who has set out must be able to arrive.
refuse-ED-R89 = Not there: one falls back to a free neighbouring tile.
refuse-ED-R91 = Not this piece: fixed by a tie this turn.
refuse-ED-R94 = Not now: the captain divides the cards.
refuse-ED-R99 = Not possible: the piece is off the map.
refuse-ED-R124 = Not there: nobody attacks a Guardian on a shrine.
refuse-ED-R210 = The game is over: the last round is played.
refuse-ED-R225 = Not the Wolf: won this turn, it stands still until the turn ends.
refuse-ED-R229 = Not from there: no opponent’s building on that corner, or no piece of yours.
refuse-ED-R230 = Not now: act first, or your partner has ended.
refuse-ED-R231 = Not possible: each thief gets the shrine once a turn, from a neighbour.
refuse-ED-R232 = Not that: what is given and what is wanted must differ.
refuse-ED-R240 = Not now: say first whether the army’s step is free or paid.
refuse-ED-R248 = Not so: at this table offers are made in another way, or nothing is in the offer yet.

# Options
option-mode = Game
option-mode-help = Base game, expansion, Thieves, teams or solo.
option-mode-auto = By the number of seats
option-mode-base_ffa = Base game
option-mode-ffa = Expansion
option-mode-ffa_thieves = Expansion with the Thieves
option-mode-teams = Teams
option-mode-teams_thieves = Teams and the Thieves
option-mode-solo = Solo
option-hardcore_tiles = Important tiles
option-hardcore_tiles-help = Shrines, entrance and gardens are dealt to the players.
option-hardcore_tiles-false = in the stack
option-hardcore_tiles-true = dealt out
option-hardcore_battle = Battle rerolls
option-hardcore_battle-help = May battle dice be rolled again for gold?
option-hardcore_battle-false = no
option-hardcore_battle-true = for gold
option-hardcore_turn = Turn
option-hardcore_turn-help = Golden dice, or 6 points for steps and cards.
option-hardcore_turn-false = golden dice
option-hardcore_turn-true = 6 points
option-base_five_players = Five in the base game
option-base_five_players-help = The base box has five boards, but seats four.
option-base_five_players-false = no
option-base_five_players-true = yes
option-expansion_cave_tiles = Cave tiles
option-expansion_cave_tiles-help = The expansion counts eight tiles but names nine.
option-expansion_cave_tiles-nine = all nine
option-expansion_cave_tiles-eight_random = one fewer at random
option-battle_die = Battle die
option-battle_die-help = The faces of the black dice.
option-battle_die-1-6 = 1 to 6
option-battle_die-0-5 = 0 to 5
option-large_group_rule = Large groups
option-large_group_rule-help = With six seats or more two island shrines are enough.
option-large_group_rule-true = yes
option-large_group_rule-false = no
option-laffite_pick = Laffite’s theft
option-laffite_pick-help = A card at random, or one he chooses.
option-laffite_pick-random = at random
option-laffite_pick-choose = he looks and chooses
option-trade = Offers
option-trade-help = Who may make an offer to a neighbour.
option-trade-on_turn = the player on turn
option-trade-any = everybody
option-trade-off = nobody
option-trade_offers_per_turn = Offers a turn
option-trade_offers_per_turn-help = How many offers a seat may make in one turn; -1 sets no limit.
option-closed_island = Closed island
option-closed_island-help = When water leaves no room for new tiles.
option-closed_island-ebb = water may ebb
option-closed_island-none = it stays closed
option-table_radius = Table edge
option-table_radius-help = Tiles lie at most so far from the first; 0: no edge.
option-round_one_overlap = Round one
option-round_one_overlap-help = Entering occupied tiles before battles are allowed.
option-round_one_overlap-forbid = not allowed
option-round_one_overlap-peaceful = in peace
option-bridge_shape = Bridge
option-bridge_shape-help = Which sides of the water a bridge may join.
option-bridge_shape-straight = opposite sides
option-bridge_shape-any = any two sides
option-respawn_area = Return
option-respawn_area-help = Where a beaten explorer without a shrine comes back.
option-respawn_area-any = anywhere
option-respawn_area-island = on the island
option-base_cave_shrine_tile = Cave shrine tile
option-base_cave_shrine_tile-help = In the base game, once its finder leaves.
option-base_cave_shrine_tile-lift = is taken off the map
option-base_cave_shrine_tile-stay = stays
option-yanga_repeat = Yanga’s shots
option-yanga_repeat-help = How often he may shoot in one turn.
option-yanga_repeat-until_fail = until one fails
option-yanga_repeat-once = once
option-team_dice = Team dice
option-team_dice-help = How partners share their four golden dice.
option-team_dice-free = freely
option-team_dice-one_each = one of each to both
option-den_tie = Tie in the den
option-den_tie-help = After a tie with the thief of the Thieves’ tile.
option-den_tie-reshuffle = the tile goes back
option-den_tie-stay = the thief stays
option-cave_in_buildings = Cave-In
option-cave_in_buildings-help = Buildings on the corners of the buried exit.
option-cave_in_buildings-destroy = are destroyed
option-cave_in_buildings-spare = are spared
option-turn_dice = Golden dice
option-turn_dice-help = Two dice, or one and its opposite face.
option-turn_dice-two = two dice
option-turn_dice-opposite = one die, both faces
option-round_limit = Rounds
option-round_limit-help = The last round of the game; 0: no limit.
option-hand_visibility = Hands
option-hand_visibility-help = May everybody see all cards?
option-hand_visibility-hidden = hidden
option-hand_visibility-open = open
option-offers = What an offer holds
option-offers-help = One thing for one thing, or any cards and treasures of both players, added one by one.
option-offers-one_type = one thing for one thing
option-offers-any_cards = any cards
option-exchange_times = Exchange with the stacks
option-exchange_times-help = When five cards of a type may become one of another.
option-exchange_times-any = at any time
option-exchange_times-exploring = while exploring and in battles
option-farmhouse_windows = Farmhouse battles
option-farmhouse_windows-help = May both players bring pieces again before each battle about a farmhouse?
option-farmhouse_windows-false = once
option-farmhouse_windows-true = before each battle
option-bellona_step = Bellona’s free step
option-bellona_step-help = Does she choose which army goes free, or is it the first one?
option-bellona_step-asked = she chooses
option-bellona_step-first = the first one

# As printed: the Thieves and the expansion
event-rolled-early = { $who } rolls { $a } and { $b } in secret, for the coming turn.
event-rolled-early-unseen = { $who } rolls in secret, for the coming turn.
early-dice = Your team’s next roll
early-roll = { $who }: { $a } and { $b }
shrine-piece = piece of an island shrine
important-turns = { $n ->
    [one] Your important tiles: 1 turn left
   *[other] Your important tiles: { $n } turns left
}
tiles-and-turns = { $turns ->
    [one] { $tiles }, 1 turn
   *[other] { $tiles }, { $turns } turns
}
fact-important = important tiles, turns left to place them
fact-ability = ability
ability-nicolas-points = May roll all battle dice of his side again, once a battle.
ability-hector-alone = No villager more than others, alone.
turn-points = Turn points, { $piece }
refuse-ED-R142 = Not there: somebody else occupies the tile.
refuse-ED-R157 = Not together: one die by Jiménez, others for gold apart from it.
refuse-ED-R271 = Not possible: a piece of your side stands on the bridge.
option-yanga_repeat-always = again and again
option-titan_tie = Tie with the Titan
option-titan_tie-help = When it attacks in its own turn; Guardians too.
option-titan_tie-stop = it goes back and stops
option-titan_tie-continue = it stays and goes on
option-titan_found_tie = Tie at finding the Titan
option-titan_found_tie-help = What becomes of the Titan just found.
option-titan_found_tie-stays = it stays on the map
option-titan_found_tie-reshuffle = its tile goes back
option-cave_in_placer = Buried by the own side
option-cave_in_placer-help = Who places the explorer back on the map.
option-cave_in_placer-finder = the finder
option-cave_in_placer-opponent = an opponent
option-cave_in_doubloons = Buried Thieves
option-cave_in_doubloons-help = Doubloons of Thieves whom a cave-in drives into hiding.
option-cave_in_doubloons-kept = none is lost
option-cave_in_doubloons-two = exactly two
option-reroll_rights = Jiménez and rerolls
option-reroll_rights-help = His die beside those rolled again for gold or by Nicolas.
option-reroll_rights-separate = two rights, one after the other
option-reroll_rights-one_moment = one moment for all
option-hideout_shields = Hideout as a shield
option-hideout_shields-help = Does a hideout keep off-turn attacks away, as a fort does?
option-hideout_shields-true = yes
option-hideout_shields-false = no
option-thieves_on_occupied = New thieves
option-thieves_on_occupied-help = May they be placed on tiles that others occupy?
option-thieves_on_occupied-false = on free tiles only
option-thieves_on_occupied-true = on any tile
option-hector_villagers = Hector alone
option-hector_villagers-help = His villagers in the solo game.
option-hector_villagers-seven = seven
option-hector_villagers-six = six, as others
option-early_team_roll = Early roll
option-early_team_roll-help = The team up next rolls its golden dice early, in secret.
option-early_team_roll-false = no
option-early_team_roll-true = yes
option-bridge_removal = Removing the bridge
option-bridge_removal-help = Who may stand on it meanwhile.
option-bridge_removal-empty = nobody
option-bridge_removal-unoccupied = own pieces only

# What the result counts
measure = { $n ->
    [one] { $n } shrine
   *[other] { $n } shrines
}
what-villager = Strength 1 in battle. It occupies its tile.
what-farmhouse = You farm the tiles at its corner where your villagers stand.
what-fort = Strength 1 on each of its three tiles, and occupies them.
what-shrine = Place an offering here to control it. Who controls all four shrines wins.
what-cave_shrine = Whoever bears it controls it, with 2 more strength.
what-entrance = The way into the cave.
what-exit = The way out of the cave.
what-garden = Gives food, wood and gold.
what-food = Gathered on food tiles; pays for villagers and offerings.
what-wood = Gathered on wood tiles; pays for farmhouses, forts and offerings.
what-gold = Gathered on gold tiles; pays for forts, offerings and steps of armies.
what-water = Gives nothing, and no farmhouse gathers from it.
house-trade = Only the player on turn makes offers.
house-trade_offers_per_turn = You make { $value } offers a turn at most.
house-closed_island = If water closes the island in, a water tile can be taken back.
house-yanga_repeat = Yanga shoots until a shot fails.
house-round_limit = After { $value } rounds the players are ranked.
house-offers = An offer is one thing for one thing.
house-farmhouse_windows = For a farmhouse both sides bring pieces to battle once.
house-titan_tie = After a tie in their turn the Titan and Guardians go back and stop.
house-titan_found_tie = A Titan just found stays on the map after a tie.
house-hideout_shields = A hideout keeps off-turn attacks away, as a fort does.
house-thieves_on_occupied = New thieves come to free tiles only.
house-hector_villagers = Alone, Hector has seven villagers.
house-early_team_roll = No team rolls its golden dice early.
house-bridge_removal = A bridge is removed only when nobody stands on it.
fact = { $whose ->
    [you] tiles discovered by you
   *[all] { $n ->
        [one] tile discovered
       *[other] tiles discovered
    }
}
source-island-shrines = Island shrines
source-cave-shrine = Cave shrine
