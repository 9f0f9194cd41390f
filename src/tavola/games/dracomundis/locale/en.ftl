# Names
colour-ivory = Ivory
colour-crimson = Crimson
colour-teal = Teal
colour-indigo = Indigo
seat = Seat { $n }
both = { $one } and { $other }
name-explorer = Explorer
name-journalist = Journalist
name-hunter = Hunter
name-sherpa = Sherpa
name-dragon = Dragon
name-cannibal = Cannibal
name-biplane = Biplane
name-ss307 = SS307
name-campsite = Campsite
name-mountain = Mountain
name-jungle = Jungle
name-swamp = Swamp
name-tiger = Tiger Territory
name-trap = Dragon Trap
the-explorer = the Explorer
the-journalist = the Journalist
the-hunter = the Hunter
the-sherpa = the Sherpa
the-dragon = the Dragon
the-cannibal = the Cannibal
the-biplane = the Biplane
the-ss307 = the SS307
the-campsite = the Campsite
the-mountain = the Mountain
the-jungle = the Jungle
the-swamp = the Swamp
the-tiger = the Tiger Territory
the-trap = the Dragon Trap
a-explorer = an Explorer
a-journalist = a Journalist
a-hunter = a Hunter
a-sherpa = a Sherpa
a-dragon = a Dragon
a-cannibal = a Cannibal
a-biplane = a Biplane
a-ss307 = an SS307
a-campsite = a Campsite
a-mountain = a Mountain
a-jungle = a Jungle
a-swamp = a Swamp
a-tiger = a Tiger Territory
a-trap = a Dragon Trap
way = { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
arrow = { $facing ->
    [N] { $n } north
    [E] { $n } east
    [S] { $n } south
   *[W] { $n } west
}

# What lies in the valley
token-character = { $owner }: { $name } on { $cell }, facing { $way }, combat { $combat }, moves { $arrows }
token-unfaced = { $owner }: { $name } on { $cell }, just turned over, combat { $combat }
token-prisoner = { $owner }: { $name } on { $cell }, prisoner of { $captor }
token-ground = { $owner }: { $name } on { $cell }
token-down = { $owner } token on { $cell }, face down
token-down-own = { $owner } token on { $cell }, face down, yours: { $name }
token-down-seen = { $owner } token on { $cell }, face down, you have seen this: { $name }
token-down-blank = Token on { $cell }, face down

# Beside the valley
role = { $who }
colours = Colours
hand-own = Behind your screen
hand-other = Behind the screen of { $who }
hand-left = { $n ->
    [one] 1 token to place
   *[other] { $n } tokens to place
}
tray = Won by { $who }
unknown = { $who }: still unknown to you
unknown-public = { $who }: still face down
valley = The valley
hidden = { $n ->
    [one] 1 token face down
   *[other] { $n } tokens face down
}
flip-from = Any token may be flipped from { $n } on
quiet = Quiet turns: { $n } of { $limit }
quiet-off = Quiet turns: { $n }, no limit
round = Round { $n }
round-of = Round { $n } of { $limit }
actions = { $n ->
    [0] No action left
    [one] 1 action left
   *[other] { $n } actions left
}
fact-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
fact-down = { $n } face down
fact-won = Won tokens: { $n }
fact-ground = Jungles and Mountains: { $n }
fact-scoop = Journalist in a rival camp: { $n }
fact-tiger = Tiger next to the own camp: { $n }

# What is asked
prompt-colour = Choose your colour
prompt-colour-other = { $who } chooses a colour
prompt-first = The lot decides who goes first
prompt-lot = The lot places the tokens
prompt-pick = Choose a token from behind your screen
prompt-pick-other = { $who } chooses a token
prompt-place = Choose a square for { $the }
prompt-place-other = { $who } chooses a square
prompt-place-explorer-other = { $who } chooses a square for an Explorer
prompt-face = Choose which way { $the } on { $cell } faces
prompt-face-other = { $who } chooses a facing
prompt-turn = { $n ->
    [0] Give up a Sherpa, or end your turn
    [one] Take your last action, or end your turn
   *[other] Take an action
}
prompt-turn-other = It is the turn of { $who }
prompt-must-flip = Turn over any token
prompt-over = { $n ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
rest-setup = Place the rest for me
hint-colour = Your tokens have it, and Explorers look different in each.
hint-pick = It goes face down on any empty square. Explorers go face up.
hint-place = Face down, for your eyes only.
hint-place-explorer = Explorers stand face up.
hint-face = Its arrows turn with it.
hint-turn = Look, move, turn over, fight, turn on the spot, destroy a camp, flip.
hint-must-flip = Nobody has turned a token for too long. Your other action is free.
hint-over = { $reason ->
    [all_revealed] Every token is face up.
   *[round_limit] The last round is over.
}

# Choices
menu-look = Look
menu-reveal = Turn over
menu-flip = Flip
menu-fight = Fight
menu-face = { $facing ->
    [N] Face north
    [E] Face east
    [S] Face south
   *[W] Face west
}
menu-sacrifice = Give up
choose-pick = { $name }
choose-place = Place { $the } on { $cell }
choose-place-warned = Place { $the } on { $cell }: Tiger and camp side by side cost 5 points
choose-face = Face { $the } on { $cell } { $way }
choose-look = Look at { $cell }
choose-reveal = Turn over { $cell }
choose-flip = Flip { $cell }
choose-move = { $name } { $start } to { $to }
choose-capture = { $name } { $start } captures { $victim } on { $to }
choose-fight = Fight { $the } on { $cell }, { $attack } against { $defence }
choose-orient = Turn { $the } on { $cell } { $way }
choose-destroy = SS307 { $start } destroys the camp on { $to }
choose-push = { $name } { $start } pushes the trap to { $to }
choose-sacrifice = Give up the Sherpa on { $cell } for one more action
choose-end_turn = End turn
odds-win = win
odds-tie = tie
odds-lose = lose
odds-none = no fight
number-attack = attack
number-defence = defence
odds-known = { $result ->
    [win] You would win.
    [tie] A tie: nothing would happen.
    [lose] You would lose all who attack.
   *[none] No fight.
}
odds-unknown = Counted over the { $n } kinds it may be.

# The log
event-first = { $who } goes first.
event-picked = { $who } chooses { $a }.
event-placed = { $who } places { $a } on { $cell }.
event-placed-face-down = { $who } places a token face down on { $cell }.
event-faced = { $owner }: { $the } on { $cell } faces { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
event-looked = { $who } looks at { $cell }: { $the } of { $owner }.
event-looked-unseen = { $who } looks at { $cell }.
event-moved = { $who } moves { $the } from { $start } to { $to }.
event-captured = The Cannibal of { $who } goes from { $start } to { $to } and captures { $the } of { $owner }.
event-revealed = { $who } turns over { $cell }: { $the } of { $owner }.
event-flipped = { $who } flips { $cell }: { $the } of { $owner }.
event-fought = { $result ->
    [won] { $who } attacks { $the } of { $owner } on { $cell }, { $attack } against { $defence }, and wins.
    [lost] { $who } attacks { $the } of { $owner } on { $cell }, { $attack } against { $defence }, and loses.
   *[tied] { $who } attacks { $the } of { $owner } on { $cell }, { $attack } against { $defence }: nothing happens.
}
event-eliminated = { $winner } takes { $the } of { $owner } from { $cell }.
event-freed = { $owner }: { $the } on { $cell } is free again.
event-oriented = { $who } turns { $the } on { $cell } { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
event-destroyed = { $who } destroys the camp of { $owner } on { $cell }.
event-pushed = { $who } pushes a trap to { $trap } with { $the }, now on { $to }.
event-sacrificed = { $who } gives up the Sherpa on { $cell } for one more action.
event-must-flip = { $who } must turn over a token: too many quiet rounds.
event-turn-ended = { $who } ends the turn.
event-scored = { $points ->
    [one] { $who } has 1 point.
   *[other] { $who } has { $points } points.
}
event-won = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
event-coloured = { $who } takes the colour { $colour }.

# Why not
refuse-DM-01 = That square is not in use with so few players.
refuse-DM-02 = Not this kind: none is left behind your screen.
refuse-DM-03 = Not now: the lot alone decides who goes first.
refuse-DM-04 = In setup you choose a token, then an empty square.
refuse-DM-07 = Not now: setup is over.
refuse-DM-09 = No action is left this turn.
refuse-DM-11 = Too far: it touches you by a corner only.
refuse-DM-12 = Only your own face-up characters act.
refuse-DM-13 = You may look only at a face-down token next to one of your characters.
refuse-DM-14 = Not { $to }: out of range.
refuse-DM-15 = No arrow points that way.
refuse-DM-16 = Not { $to }: a character is in the way.
refuse-DM-17 = Not { $to }: a face-down token is in the way.
refuse-DM-19 = Not { $to }: a terrain on the way stops the move.
refuse-DM-22 = You may turn over only a face-down token next to one of your characters.
refuse-DM-23 = A facing is chosen when a character was just turned over, and only then.
refuse-DM-27 = Nobody to fight there: no rival character next to yours.
refuse-DM-34 = Not { $target }: a Journalist is never a target.
refuse-DM-37 = Only the SS307 has such a power.
refuse-DM-38 = Not now: a character of yours can still turn over a token or move, if need be after turning on the spot, and more than 6 tokens lie face down.
refuse-DM-40 = Not now: a character of yours can turn over a token or move as it stands, and more than 6 tokens lie face down.
refuse-DM-43 = You have flipped a token this turn already.
refuse-DM-46 = Not { $to }: too strong for the Cannibal.
refuse-DM-47 = Not { $to }: a Cannibal holds one prisoner, and never another Cannibal.
refuse-DM-53 = Not { $to }: the Biplane needs an empty square or a free terrain.
refuse-DM-54 = Not { $to }: the SS307 cannot enter a Mountain.
refuse-DM-55 = No rival camp there next to the SS307.
refuse-DM-57 = Not { $to }: only Journalists and Hunters enter camps.
refuse-DM-59 = Not { $to }: somebody is in the camp.
refuse-DM-60 = Not { $to }: the Hunter guards his camp.
refuse-DM-61 = Not { $to }: nobody enters a Tiger Territory.
refuse-DM-62 = The game is over: every token is face up.
refuse-DM-66 = There are no Dragon Traps at this table.
refuse-DM-68 = No trap there within the reach of that arrow.
refuse-DM-70 = A Dragon Trap and a character never share a square.
refuse-DM-73 = Too far: entering a terrain ends the push.
refuse-DM-76 = No Sherpa to give up: once a game, face up, with Warpath.
refuse-DM-77 = First you must turn over a token: too many quiet rounds.
refuse-DM-78 = The game is over: the last round is played.
refuse-DM-R06 = First choose which way the Explorer faces.
refuse-DM-R13 = You must take at least one action.
refuse-DM-R14 = It faces that way already.
refuse-DM-R17 = Not { $to }: a move is one straight line.
refuse-DM-R20 = Not { $to }: the Biplane cannot land in a camp.
refuse-DM-R21 = Not { $to }: a Journalist enters rival camps, a Hunter his own.
refuse-DM-R22 = Not { $target }: turn the token over first.
refuse-DM-R33 = As it stands none of your characters can move, but one could after turning on the spot.
refuse-DM-R42 = Not { $to }: at this table a Cannibal takes no Journalist.
refuse-DM-R43 = Not { $to }: whoever is in a camp is safe from the Cannibal.
refuse-DM-R49 = Only a rival camp that lies face up can be destroyed.
refuse-DM-R52 = Too short: at this table a trap goes as far as the arrow says.
refuse-DM-R53 = The trap cannot go there.
refuse-DM-R55 = The SS307 could not follow onto the Mountain.
refuse-DM-R58 = Not { $to }: a trap stops the Biplane.
refuse-DM-R65 = Not { $target }: that is your own.
refuse-DM-R79 = Not { $to }: a Journalist is in that camp already.
refuse-DM-R82 = First everybody chooses a colour.
refuse-DM-R83 = That colour is taken.
refuse-DM-R84 = Nothing lies face down there.

# Options of the table
option-dragon_traps = Dragon Traps
option-dragon_traps-help = A 20th token each, which weakens Dragons beside it and can be pushed.
option-dragon_traps-false = no
option-dragon_traps-true = yes
option-warpath = Warpath
option-warpath-help = Once a game each player may give up a Sherpa for one more action.
option-warpath-false = no
option-warpath-true = yes
option-setup_step = Setup
option-setup_step-help = Tokens placed in each turn of setup.
option-setup_step-1 = one by one
option-setup_step-2 = two by two
option-dragon_vp_total = Points of a Dragon
option-dragon_vp_total-help = What a Dragon is worth to whoever won it.
option-dragon_vp_total-3 = 3
option-dragon_vp_total-4 = 4
option-prisoner_scores = Prisoners on terrain
option-prisoner_scores-help = Who scores a prisoner on a Jungle or a Mountain.
option-prisoner_scores-captor = its captor
option-prisoner_scores-nobody = nobody
option-cannibal_takes_journalist = Journalists and the Cannibal
option-cannibal_takes_journalist-help = Whether a Cannibal may capture a Journalist.
option-cannibal_takes_journalist-true = may be captured
option-cannibal_takes_journalist-false = are safe
option-trap_helps_cannibal = Traps and the Cannibal
option-trap_helps_cannibal-help = Whether a trap weakens a Dragon for a capture too.
option-trap_helps_cannibal-true = yes
option-trap_helps_cannibal-false = no
option-any_flip_fights = After a flip
option-any_flip_fights-help = Whether a rival flipped next to you must be fought.
option-any_flip_fights-never = no fight
option-any_flip_fights-if_adjacent = a fight
option-stuck_test = Being stuck
option-stuck_test-help = A character is stuck if it could not move however it turned, or as it faces now.
option-stuck_test-any_facing = however it turns
option-stuck_test-current_facing = as it faces
option-memory_aid = Memory
option-memory_aid-help = What the screen remembers for you.
option-memory_aid-full = owners, and kinds you know
option-memory_aid-owner = owners only
option-memory_aid-none = blank backs
option-quiet_rounds = Quiet rounds
option-quiet_rounds-help = Rounds without a token turned over before one must be flipped.
option-quiet_rounds-8 = 8
option-quiet_rounds-4 = 4
option-quiet_rounds-6 = 6
option-quiet_rounds-12 = 12
option-quiet_rounds-0 = no limit
option-max_rounds = Longest game
option-max_rounds-help = Rounds after which the game stops and is counted.
option-max_rounds-0 = no limit
option-max_rounds-100 = 100 rounds
option-max_rounds-200 = 200 rounds
option-tie_break = Ties
option-tie_break-help = A tie is shared, or goes to more Dragons, then more characters won.
option-tie_break-shared = shared
option-tie_break-dragons = by Dragons won
option-biplane_crosses_traps = Biplane and traps
option-biplane_crosses_traps-help = Whether the Biplane flies over a Dragon Trap that is face up. It never lands on one.
option-biplane_crosses_traps-false = traps stop it
option-biplane_crosses_traps-true = it flies over them
option-push_distance = Pushing traps
option-push_distance-help = A trap is pushed up to the number in the arrow, or exactly that far.
option-push_distance-up_to = up to the number
option-push_distance-exact = exactly the number
option-colours = Colours
option-colours-help = Colours go by seat, or each player chooses one before the lot is drawn.
option-colours-by_seat = by seat
option-colours-chosen = each chooses
option-setup = Setup
option-setup-help = Each player places the own tokens, or the lot places all of them.
option-setup-placed = each places
option-setup-random = by lot

# What the result counts
measure = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
what-explorer = Stands face up from the start. It has no power.
what-journalist = Nobody can fight her. In a rival’s camp at the end she is worth 7.
what-hunter = Fights with 1 more in his own Campsite, and keeps Journalists out of it.
what-sherpa = Has no power.
what-dragon = The strongest fighter. Worth 3 to whoever beats it.
what-cannibal = Walks onto a rival that is not stronger and takes it prisoner.
what-biplane = Flies over characters, terrains and face-down tokens.
what-ss307 = Destroys a rival Campsite next to it for one action: 5 points. It enters no Mountain.
what-campsite = A rival’s Journalist who is in it at the end scores 7. Only Journalists and Hunters enter.
what-mountain = Whoever stands here fights with 1 more, and scores at the end.
what-jungle = Whoever stands here at the end scores for it.
what-swamp = Whoever stands here fights with 1 less.
what-tiger = Nobody enters it; the Biplane flies over.
what-back = Nobody may enter its square. Next to your character you may look at it or turn it over.
house-stuck_test = A character is stuck only if it could not move however it faced.
house-memory_aid = The table remembers the owners of tokens, and those you have seen.
house-quiet_rounds = After { $value } rounds without a token turned, one must be flipped.
house-push_distance = A trap is pushed up to as many squares as its arrow says.
house-colours = Colours go by seat.
fact = { $whose ->
    [you] fights begun by you
   *[all] { $n ->
        [one] fight
       *[other] fights
    }
}
source-scoop = Journalist in camp
source-camps = Camps
source-dragons = Dragons
source-characters = Characters
source-jungles = Jungles
source-mountains = Mountains
source-tiger = Own Tiger
