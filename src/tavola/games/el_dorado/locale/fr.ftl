# Words that stand in other sentences
word-nothing = rien
word-water = eau
word-gold = or
word-food = vivres
word-wood = bois
word-garden = jardin
word-shrine = sanctuaire de l’île
word-entrance = entrée de la grotte
word-exit = sortie de la grotte
word-cave_shrine = sanctuaire de la grotte
word-empty = grotte vide
word-tiger = Tigre
word-den = repaire des Voleurs
word-giant = Géant
word-titan = Titan
word-wolf = Loup
word-bavieca = Bavieca
word-rose = Rose d’or
word-jimenez = Armée de Jiménez
word-curse = Trésor maudit
word-cave_in = Éboulement
word-secret_exit = Sortie secrète
word-totec = Jardin de Totec
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
word-white = blanc
word-orange = orange
word-green = vert
word-red = rouge
word-blue = bleu
word-purple = violet
word-black = noir
word-villager = villageois
word-farmhouse = ferme
word-fort = fort
word-thief = voleur
word-outpost = avant-poste
word-hideout = cachette
word-1-food = 1 vivres
word-2-food = 2 vivres
word-1-wood = 1 bois
word-2-wood = 2 bois
word-1-gold = 1 or
word-2-gold = 2 or
word-gather = récolte
word-speed = vitesse

# Whoever one meets
seat = siège { $seat }
the-thieves = la bande des Voleurs
thief-name = voleur { $letter }
foe-tiger = le Tigre
foe-den = la bande du repaire
foe-giant = le Géant
foe-titan = le Titan
foe-wolf = le Loup
foe-guardian_wolf = le Loup gardien
foe-guardian_thief = le Voleur gardien
foe-guardian_titan = le Titan gardien
title-stella = l’Aventurière
title-bellona = la Commandante
title-hector = le Caporal
title-nicolas = le Chanceux
title-tizoc = le Cueilleur
title-emma = la Cartographe
title-victoria = la Fortunée
title-pedro = le Conquistador
title-william = le Marchand
title-laffite = le Pirate
title-sequoia = la Voyageuse
title-yanga = le Pisteur
ability-stella = 1 de vitesse en plus à chaque tour.
ability-bellona = Un pas d’armée gratuit à chacun de ses tours.
ability-hector = Un villageois de plus que les autres.
ability-nicolas = Peut relancer les deux dés dorés, une fois par tour.
ability-tizoc = Prend 1 vivres avant la récolte.
ability-emma = Voit les 3 prochaines tuiles de l’île et les met en ordre.
ability-victoria = Commence avec 4 de chaque ; pas de limite de main avant son premier achat.
ability-pedro = Commence avec une force de 2.
ability-william = Échange 3 cartes contre 1 au lieu de 5.
ability-laffite = Vole une carte pour chaque dé doré qui montre 3 ou 5.
ability-sequoia = Change du bois en vitesse.
ability-yanga = Attaque à 2 tuiles de distance, sans risque.
explorer-title = { $name } { $title }
role = { $colour } · { $name } { $title }
role-board = plateau { $colour }
role-none = pas encore de plateau
role-thieves = les Voleurs
role-hiding = les Voleurs, cachés

# Directions
way-e = à l’est
way-ne = au nord-est
way-nw = au nord-ouest
way-w = à l’ouest
way-sw = au sud-ouest
way-se = au sud-est
way-link = par la bouche de la grotte
way-out-e = dehors, à l’est
way-out-ne = dehors, au nord-est
way-out-nw = dehors, au nord-ouest
way-out-w = dehors, à l’ouest
way-out-sw = dehors, au sud-ouest
way-out-se = dehors, au sud-est

# The maps
plane-island = L’île
plane-cave = La grotte
place-cave = grotte { $at }
tile = { $tile } { $at }
slot = place pour la tuile, { $at }
corner = coin { $at }
lead-label = { $name }, force { $n }
lead-label-shrine = { $name }, force { $n }, porte le sanctuaire de la grotte
lead-label-fixed = { $name }, force { $n }, immobile ce tour
army-label = { $n } villageois ({ $colour })
building-label = { $what } ({ $colour })
zone-label = tenu par la place forte ({ $colour })
offering-label = offrande ({ $colour })
foe-label = { $name }, force { $n }
guardian-offering = offrande des Gardiens

# Beside the maps
own-hand = Tes cartes
card-of = { $who } : { $type }
seen-hands = Mains que tu peux voir
stock = Cartes dans les piles
prices = Prix
price-offering = Offrande
price-villager = Villa­geois
price-farmhouse = Ferme
price-fort = Fort
price-step = Pas d’armée
price-bridge = Pont
price-hideout = Cachette
price-thief = Voleur
price-outpost = Avant-poste
price-doubloon = Doublon
cost = { $n } { $type }
cost-each = { $n } de chaque
cost-alike = 2 pareilles
cost-doubloons = { $n ->
    [one] 1 doublon
   *[other] { $n } doublons
}
left = reste { $n }
island-left = Île : { $n } à trouver
known-tile = { $n }. { $tile }
cave-left = Grotte : { $n } à trouver
den-holds = dans le repaire : { $type }
held-by = { $what }, avec { $foe }
shrine-with = sanctuaire de la grotte avec { $foe }
shrine-found = sanctuaire de la grotte trouvé
shrine-among = sanctuaire de la grotte parmi les { $n } dernières
explorers = Les explorateurs du plateau
round-of = Manche { $n } sur { $limit }
round = Manche { $n }
speed-left = Vitesse restante, { $piece }
battle = Combat en { $at }
odds = Tu gagnes { $win } %, égalité { $tie } %, tu perds { $loss } %
odds-win = gagné
odds-tie = égalité
odds-loss = perdu
dice-of = { $a } dés contre { $b }
hint-odds = { $a } dés contre { $b }. Tu gagnes { $win } %, égalité { $tie } %, tu perds { $loss } %.
rolled-so-far = total { $n }
die-golden = { $n }
die-speed = vitesse { $n }
die-gather = récolte { $n }
die-attack = attaque { $n }
die-defence = défense { $n }
fact-shrines = sanctuaires tenus
fact-strength = force sur la carte
fact-cards = cartes en main
fact-villagers = villageois sur la carte
fact-doubloons = doublons
fact-off = hors de la carte
offer-give = donner : { $what }
offer-want = vouloir : { $what }
offer-so-far = L’offre

# Menus
menu-army = { $n } villageois
menu-builder = { $piece }
menu-bridge = { $piece } : { $a } et { $b }
menu-reroll = { $n ->
    [one] 1 dé, 1 or
   *[other] { $n } dés, { $n } or
}
menu-jimenez = { $n ->
    [0] le dé le plus bas, gratuit
   *[other] le dé le plus bas gratuit, { $n } de plus contre or
}
menu-shoot = { $target }

# Windows
window-attack = Quand une de mes armées peut attaquer
window-offer = Quand on me fait une offre
window-propose = Quand je peux faire une offre

# Prompts
prompt-deal-board = On distribue les plateaux
prompt-deal-important = On distribue les tuiles importantes
prompt-first-tile = On tire la première tuile
prompt-choose-explorer = Choisis ton explorateur
hint-choose-explorer = L’autre de ton plateau reste à la maison.
prompt-choose-starter = Choisis qui part en premier dans l’équipe
hint-choose-starter = L’autre suit après la première manche.
prompt-start-dice = Un dé décide qui commence
prompt-respawn = Replace { $piece } sur la carte
hint-respawn = Près d’un sanctuaire de son camp, sinon sur une tuile libre.
prompt-roll = On lance les dés dorés
prompt-reroll = Garde les dés, ou relance
hint-reroll = Le second lancer compte.
prompt-laffite = Choisis qui voler
hint-laffite = Tu reçois une carte que tu ne choisis pas.
prompt-stolen = Choisis la carte à voler
prompt-dice = Choisis ta vitesse
hint-dice = Un dé donne la vitesse, l’autre les cartes à récolter.
prompt-assign = Partage les dés de ton équipe
hint-assign = Deux pour la récolte, deux pour la vitesse.
prompt-rose = La Rose d’or : prends une carte
prompt-gather = { $n ->
    [one] Récolte 1 carte
   *[other] Récolte { $n } cartes
}
hint-gather = Sur les tuiles que tu cultives : celle de ton explorateur, et celles où un villageois travaille près d’une ferme.
prompt-look = Emma regarde les prochaines tuiles
prompt-order = Mets les prochaines tuiles en ordre
hint-order = La première nommée sera trouvée la première.
prompt-explore = Bouge, achète, attaque, ou finis ton tour
hint-explore = { $n ->
    [0] Plus de vitesse. Choisis une armée, un prix ou une carte.
   *[other] Vitesse { $n }. Choisis une pièce, un prix ou une carte.
}
prompt-window = Attaque pour 1 or, ou passe
hint-window = Choisis une armée à côté de qui joue.
prompt-draw = On retourne une tuile
prompt-place = Pose la tuile : { $tile }
hint-place = Elle doit toucher deux tuiles.
prompt-offering = Paie l’offrande, ou retire-la
prompt-retreat = Choisis où te replier
hint-retreat = Le chemin du retour est barré.
prompt-give = { $n ->
    [one] Choisis 1 carte à céder
   *[other] Choisis { $n } cartes à céder
}
hint-give = C’est la moitié de ta main.
prompt-divide = Partage les cartes dans l’équipe
hint-divide = Compte ce que garde le capitaine.
prompt-coin = Prends un trésor
prompt-shrine = Choisis qui porte le sanctuaire de la grotte
prompt-lay-coin = Choisis le trésor que tu perds
prompt-answer = { $who } donne { $give }, veut { $want }
hint-answer = Accepte, ou refuse.
prompt-surrender = Cède une carte : neuf peuvent rester
hint-surrender = Tu en as { $n }.
prompt-offers = Fais une offre, ou passe
prompt-bargain = { $who } prépare une offre pour { $other }
hint-bargain = Ajoute les cartes une à une, puis fais l’offre ou retire-la.
prompt-step-price = Le pas gratuit de Bellona, ou 1 or ?
hint-step-price = Qui paie garde le pas gratuit pour une autre armée.
prompt-hiding = Sors de ta cachette, ou attends
hint-hiding = { $n ->
    [one] Tu as 1 doublon ; la cachette en coûte 1.
   *[other] Tu as { $n } doublons ; la cachette en coûte 1.
}
prompt-pick-tile = Choisis une tuile pour la cachette
prompt-pick-corner = Choisis son coin
prompt-choose = Prends 1 or, ou vole
prompt-thief-die = On lance le dé des voleurs
prompt-reach = Choisis ta portée
hint-reach = Le dé montre { $a } et { $b } : l’un est la portée, l’autre les cartes à prendre.
prompt-rob = Choisis qui voler
hint-rob = À { $a } pas au plus ; tu peux prendre { $b }.
prompt-take = Prends jusqu’à { $n } cartes à { $who }
prompt-give-speed = Choisis le voleur qui monte Bavieca
prompt-guardian = Le monstre avance : choisis son chemin
prompt-put-guardian = Pose le Gardien sur un sanctuaire
prompt-battle-choosing = Choisis qui combattre d’abord
prompt-battle-attacker = Amène du renfort, ou termine
prompt-battle-defender = Amène de l’aide, fuis, ou termine
prompt-battle-dice = On lance les dés de combat
prompt-battle-reroll = Garde les dés, ou relances-en

# How it ended
result-lost = L’explorateur est tombé
result-limit = La dernière manche est finie : { $winners } en tête
result-shrines = { $winners } tient les sanctuaires et gagne

# Choices
choose-choose-explorer = Jouer { $explorer }
choose-choose-starter = { $explorer } part en premier
choose-place-explorer = Placer sur { $place }
choose-reroll-golden = Relancer
choose-keep-golden = Garder
choose-steal-from = Voler à { $seat }
choose-pick-card = Prendre { $type }
choose-set-speed = Vitesse { $speed }, récolte { $gather }
choose-assign = { $die } pour { $seat } : { $use }
choose-rose = Prendre { $type }
choose-gather = Récolter { $cards }
choose-order = { $tiles }
choose-surrender = Céder { $type }
choose-move = { $piece } va sur { $to }
choose-move-attack = { $piece } attaque en { $to }
choose-move-into-the-cave = { $piece } entre dans la grotte
choose-discover = { $piece } découvre une tuile
choose-discover-own = { $piece } pose { $tile }
choose-place = Poser { $tile } en { $at }
choose-ebb = Faire refluer l’eau { $way }
choose-buy-speed = 1 bois contre 1 vitesse
choose-buy-villager = Villageois sur { $place }
choose-buy-offering = Offrande au sanctuaire { $shrine }
choose-pay-offering = Payer l’offrande
choose-withdraw = Retirer
choose-build-farmhouse = Ferme au coin { $corner }
choose-build-fort = Fort au coin { $corner }
choose-build-outpost = Avant-poste au coin { $corner }
choose-build-hideout = Cachette au coin { $corner }
choose-remove = Reprendre le bâtiment : { $what }
choose-build-bridge = Pont { $way }, { $a } et { $b }
choose-remove-bridge = Enlever le pont
choose-army-step = { $count ->
    [one] 1 villageois va sur { $to }
   *[other] { $count } villageois vont sur { $to }
}
choose-army-step-attack = { $count ->
    [one] 1 villageois attaque en { $to }
   *[other] { $count } villageois attaquent en { $to }
}
choose-attack-building = Attaquer le bâtiment depuis { $place }
choose-ranged-attack = Tirer sur { $target }, { $place }
choose-wolf-step = Le Loup va sur { $to }
choose-wolf-step-attack = Le Loup attaque en { $to }
choose-wolf-discover = Le Loup découvre une tuile
choose-exchange = { $n } { $give } contre 1 { $get }
choose-offer = Offrir à { $seat } : { $give } contre { $want }
choose-propose = Préparer une offre pour { $seat }
choose-lay-give = Donner : { $thing }
choose-lay-want = Demander : { $thing }
choose-make-offer = Offrir : { $give } contre { $want }
choose-take-back = Retirer l’offre
choose-free-step = Prendre le pas gratuit
choose-pay-step = Payer 1 or
choose-share = Donner à ton partenaire : { $item }
choose-hand-over = Laisser jouer ton partenaire
choose-end-turn = Finir le tour
choose-off-attack = Attaquer { $to } avec { $count } villageois
choose-pass = Passer
choose-accept = Accepter
choose-refuse = Refuser
choose-choose-defender = Combattre { $target }
choose-flee = { $count ->
    [one] 1 villageois fuit vers { $to }
   *[other] { $count } villageois fuient vers { $to }
}
choose-done = Terminer
choose-reroll = { $dice ->
    [one] Relancer le dé le plus bas pour 1 or
   *[other] Relancer les { $dice } dés les plus bas pour { $dice } or
}
choose-reroll-all = Relancer tous les dés
choose-jimenez = { $dice ->
    [0] Jiménez : relancer le dé le plus bas
   *[other] Jiménez : relancer un dé, { $dice } de plus contre or
}
choose-keep = Garder les dés
choose-retreat = Se replier sur { $place }
choose-give = Donner { $cards }
choose-divide = Le capitaine garde { $cards }
choose-take-coin = Prendre { $coin }
choose-lay-coin = Perdre { $coin }
choose-assign-shrine = { $piece } porte le sanctuaire
choose-skip = Attendre un doublon
choose-emerge = Sortir de la cachette
choose-pick-tile = À côté de { $place }
choose-pick-corner = Coin { $corner }
choose-take-gold = Prendre 1 or
choose-steal = Voler
choose-set-reach = Portée { $reach }, prendre { $steal }
choose-rob = Voler { $seat }
choose-take = Prendre { $cards }
choose-give-speed = { $piece } monte Bavieca
choose-buy-thief = Voleur sur { $place }
choose-mint = 2 { $type } contre un doublon
choose-give-shrine = { $piece } porte le sanctuaire
choose-step = Vers { $place }
choose-place-guardian = Sur le sanctuaire { $shrine }

# The log
event-board = { $who } reçoit le plateau { $board }.
event-important = Tu reçois une tuile importante : { $tile }.
event-important-unseen = { $who } reçoit une tuile importante.
event-first-tile = Première tuile : { $tile }.
event-explorer = Le choix est { $explorer }.
event-start-die = { $who } lance { $n } pour le départ.
event-first = { $who } commence.
event-turn = Manche { $n } : au tour de jouer, { $who }.
event-placed = { $who } se place en { $to }.
event-rolled = { $who } lance { $a } et { $b }.
event-stolen = { $who } vole 1 { $type } à { $other }.
event-stolen-unseen = { $who } vole une carte à { $other }.
event-speed = { $who } prend vitesse { $a } et récolte { $b }.
event-speed-bought = { $who } achète de la vitesse et en a { $a }.
event-extra = { $who } prend 1 { $type }.
event-gathered = { $who } récolte { $cards }.
event-looked = Emma voit : { $tile }.
event-moved = { $piece } va en { $to }.
event-drawn = { $who } retourne : { $tile }.
event-laid = { $who } pose en { $to } : { $tile }.
event-returned = La tuile retourne dans la pile : { $tile }.
event-bought = { $who } place un { $what } en { $to }.
event-built = { $who } bâtit en { $to } : { $what }.
event-offering = { $who } dépose une offrande.
event-removed = { $who } reprend un bâtiment : { $building }.
event-army = { $n } villageois en marche vers { $to } : { $who }.
event-exchanged = { $who } échange { $n } { $type } contre 1 { $get }.
event-offered = { $who } offre à { $other } : { $item } contre { $want }.
event-proposed = { $who } offre à { $other } : { $deal } contre { $price }.
event-step-paid = { $who } paie 1 or pour l’armée.
event-step-free = { $who } prend le pas gratuit.
event-accepted = { $who } accepte.
event-refused = { $who } refuse.
event-attacked = Combat en { $to } : { $one } contre { $other }.
event-fled = { $n } villageois en fuite vers { $to } : { $who }.
event-die = { $one } lance { $n }.
event-rerolled = { $n ->
    [one] { $who } relance 1 dé.
   *[other] { $who } relance { $n } dés.
}
event-fought-tie = { $a } contre { $b } : égalité.
event-fought-attacker = { $a } contre { $b } : l’attaque gagne.
event-fought-defender = { $a } contre { $b } : la défense gagne.
event-beaten = { $piece } perd le combat.
event-fallen = { $who } perd { $n } villageois.
event-destroyed = { $who } perd un bâtiment : { $building }.
event-back = { $who } se replie en { $to }.
event-gave = { $n ->
    [one] { $who } donne 1 carte à { $other }.
   *[other] { $who } donne { $n } cartes à { $other }.
}
event-gave-team = { $n ->
    [one] { $who } donne 1 carte aux vainqueurs.
   *[other] { $who } donne { $n } cartes aux vainqueurs.
}
event-gave-stacks = { $n ->
    [one] { $who } rend 1 carte aux piles.
   *[other] { $who } rend { $n } cartes aux piles.
}
event-gave-den = { $n ->
    [one] { $who } laisse 1 carte dans le repaire.
   *[other] { $who } laisse { $n } cartes dans le repaire.
}
event-gave-cards = Soit { $cards }.
event-shrine-taken = { $who } tient le sanctuaire de la grotte.
event-shrine-lost = { $other } emporte le sanctuaire dans la grotte.
event-coin = { $other } a ce trésor : { $coin }.
event-coin-lost = { $other } emporte dans la grotte : { $coin }.
event-cursed = { $piece } prend le trésor et sa malédiction.
event-curse-lifted = { $piece } échappe à la malédiction.
event-surrendered = { $who } cède 1 { $type }.
event-ended = { $who } finit son tour.
event-won = { $who } gagne.
event-limit = La dernière manche est finie.
event-restarted = De l’eau partout : l’île recommence.
event-ebbed = L’eau reflue en { $to }.
event-hidden = Les Voleurs se cachent.
event-emerged = Les Voleurs sortent en { $to }.
event-robbed = { $n ->
    [0] { $who } ne prend rien à { $other }.
    [one] { $who } prend 1 carte à { $other }.
   *[other] { $who } prend { $n } cartes à { $other }.
}
event-robbed-cards = Ce sont { $cards }.
event-minted = { $who } change 2 { $type } en un doublon.
event-bridge-built = { $who } bâtit un pont en { $to }.
event-bridge-removed = { $who } enlève le pont en { $to }.
event-caved-in = La grotte s’éboule : la sortie est ensevelie.
event-withered = Les jardins de l’île se fanent.
event-monster = { $other } va en { $to }.
event-shared = { $who } passe à son partenaire : { $item }.
event-shared-unseen = { $who } passe une carte à son partenaire.
event-swapped = Le Voleur gardien remplace une offrande.
event-guardian = { $other } se tient en { $to }.
event-named = { $who } désigne { $other }.
event-reach = { $who } atteint { $a } pas et peut prendre { $b }.
event-handed-over = { $who } laisse jouer son partenaire.
event-assigned = { $who } reçoit un { $n } : { $use }.
event-starter = { $who } part en premier pour l’équipe.
event-eyed = Les Voleurs guettent { $to }.
event-withdrew = { $who } retire son offrande.
event-gallops = { $piece } monte Bavieca.
event-divided = { $who } partage les cartes avec son partenaire.
event-house = { $who } : le bâtiment est attaqué ({ $building }).
event-monster-die = Le monstre a { $n } pas.
event-doubloon-lost = { $n ->
    [0] Les Voleurs perdent un doublon et n’en ont plus.
    [one] Les Voleurs perdent un doublon et en ont encore 1.
   *[other] Les Voleurs perdent un doublon et en ont encore { $n }.
}
event-skipped = { $n ->
    [one] Les Voleurs attendent et ont 1 doublon.
   *[other] Les Voleurs attendent et ont { $n } doublons.
}

# Why not
refuse-ED-01 = La partie est finie : les sanctuaires sont tenus.
refuse-ED-06 = Pas là : ton offrande s’y trouve déjà.
refuse-ED-14 = Impossible : plus de pièce de ce genre dans ta réserve.
refuse-ED-17 = Pas encore : on distribue d’abord les plateaux.
refuse-ED-20 = Pas encore : on tire la première tuile.
refuse-ED-21 = Pas maintenant : on choisit un explorateur de son plateau.
refuse-ED-24 = Pas encore : un dé décide qui commence.
refuse-ED-26 = Pas maintenant : ce n’est pas demandé en ce moment, ou pas à toi.
refuse-ED-27 = Pas maintenant : on lit d’abord les dés dorés.
refuse-ED-28 = Pas ce nombre : exactement le dé de récolte, tant que les piles suffisent.
refuse-ED-29 = Pas ce type : aucune tuile que tu cultives n’en donne.
refuse-ED-35 = Pas maintenant : plus de neuf cartes, cèdes-en d’abord une.
refuse-ED-37 = Impossible : la banque donne 1 carte contre 5 pareilles.
refuse-ED-38 = Impossible : William reçoit 1 carte contre 3 pareilles.
refuse-ED-39 = Impossible : pas d’explorateurs des deux camps sur la même tuile ou deux voisines.
refuse-ED-41 = Impossible : plus de vitesse.
refuse-ED-42 = Pas là : personne n’entre sur l’eau ni sur un sanctuaire.
refuse-ED-43 = Pas encore : on découvre d’abord une tuile, posée à côté de qui l’a trouvée.
refuse-ED-44 = Pas là : une nouvelle tuile en touche deux autres.
refuse-ED-50 = Trop cher : le prix n’est pas en main.
refuse-ED-51 = Pas là : un villageois veut une tuile libre près d’un de tes bâtiments.
refuse-ED-52 = Pas là : aucune tuile n’y est encore, et les villageois n’en découvrent pas.
refuse-ED-54 = Impossible : ta pièce n’est pas à côté de ce sanctuaire.
refuse-ED-57 = Pas là : une ferme se bâtit à un coin de la tuile de ton explorateur.
refuse-ED-58 = Pas là : un adversaire tient une des trois tuiles de ce coin.
refuse-ED-60 = Impossible : on reprend son propre bâtiment, depuis une tuile voisine.
refuse-ED-62 = Impossible : une armée va de sa tuile à la suivante.
refuse-ED-65 = Pas là : hors de ton tour, tu n’attaques que qui joue, à côté de ton armée.
refuse-ED-67 = Pas là : les renforts se rapprochent du combat à chaque pas.
refuse-ED-68 = Pas là : on fuit vers une tuile voisine libre, pour 1 or.
refuse-ED-70 = Pas ainsi : on attaque en entrant sur la tuile ; seul Yanga tire.
refuse-ED-71 = Pas encore : pas de combat avant que tout le monde ait joué un tour.
refuse-ED-74 = Pas maintenant : on répond d’abord au combat.
refuse-ED-75 = Pas maintenant : les dés de combat tombent.
refuse-ED-78 = Pas ainsi : on donne exactement la moitié de sa main.
refuse-ED-80 = Pas là : une tuile près d’un de ses sanctuaires est libre.
refuse-ED-81 = Pas là : l’explorateur revient sur une tuile libre.
refuse-ED-85 = Impossible : aucune de tes pièces près d’un bâtiment adverse.
refuse-ED-96 = Pas d’ici : l’entrée et la sortie de la grotte mènent l’une à l’autre.
refuse-ED-109 = Pas maintenant : Nicolas garde ses dés ou relance.
refuse-ED-111 = Pas maintenant : Emma met ses tuiles en ordre.
refuse-ED-115 = Pas ce joueur : Laffite vole un adversaire.
refuse-ED-131 = Pas dans le jeu de base : le pont vient avec l’extension.
refuse-ED-132 = Pas là : un pont franchit une eau libre entre deux tuiles découvertes.
refuse-ED-133 = Pas là : ta pièce n’est pas à côté de cette eau.
refuse-ED-134 = Impossible : le pont existe déjà.
refuse-ED-135 = Impossible : seulement depuis un bout du pont, sans adversaire dessus.
refuse-ED-137 = Pas là : un pont mène à ses deux bouts et nulle part ailleurs.
refuse-ED-139 = Impossible : seule Sequoia change du bois en vitesse.
refuse-ED-140 = Hors de portée : Yanga tire à 1 ou 2 pas.
refuse-ED-142 = Pas là : des bâtiments protègent cette tuile, ou elle est vide.
refuse-ED-143 = Pas encore une fois : le tir de Yanga a échoué ce tour.
refuse-ED-146 = Pas ainsi : deux dés pour la récolte, deux pour la vitesse.
refuse-ED-152 = Impossible : les partenaires partagent sur la même tuile ou deux voisines.
refuse-ED-160 = Pas en se cachant : sors, ou attends.
refuse-ED-163 = Pas encore : d’abord l’or ou le vol.
refuse-ED-164 = Pas encore : un nombre est la portée, l’autre les cartes à prendre.
refuse-ED-165 = Pas ce joueur : hors de portée.
refuse-ED-166 = Pas autant : au plus le nombre de vol, et ce que contient la main.
refuse-ED-167 = Pas ce joueur : un fort protège la tuile.
refuse-ED-173 = Impossible : hors de leur tour, les voleurs ne bougent pas.
refuse-ED-179 = Impossible : 2 cartes pareilles font un doublon, et il y en a cinq.
refuse-ED-181 = Pas là : un voleur veut une tuile près d’une cachette ou d’un avant-poste.
refuse-ED-183 = Pas là : une cachette veut un coin libre et des tuiles libres autour.
refuse-ED-185 = Pas là : un avant-poste veut un coin libre près d’un voleur.
refuse-ED-187 = Pas maintenant : on choisit le voleur qui monte Bavieca.
refuse-ED-188 = Pas maintenant : la Rose d’or donne une carte des piles.
refuse-ED-189 = Impossible : l’Armée de Jiménez n’est pas dans ce combat, ou a déjà servi.
refuse-ED-192 = Pas maintenant : le vainqueur prend un trésor.
refuse-ED-193 = Pas maintenant : le perdant dépose un trésor.
refuse-ED-197 = Pas cette pièce : elle ne peut pas recevoir le sanctuaire.
refuse-ED-203 = Pas là : le Titan suit un plus court chemin.
refuse-ED-206 = Impossible : le Loup n’est pas à toi, ou il manque des vivres.
refuse-ED-207 = Impossible : le Loup découvre à côté de l’explorateur de son maître.
refuse-ED-215 = Pas encore : personne ne sort par là avant que la sortie soit retrouvée.
refuse-ED-218 = Pas ainsi : la sortie secrète mène aux tuiles découvertes près de l’entrée.
refuse-ED-222 = Impossible : cet explorateur ne voyage pas en solitaire.
refuse-ED-224 = Pas là : un Gardien se tient sur ce sanctuaire.
refuse-ED-231 = Pas là : le Gardien suit un plus court chemin.
refuse-ED-234 = Pas là : un Gardien battu va sur un sanctuaire libre.
refuse-ED-237 = Pas encore : on distribue les tuiles importantes.
refuse-ED-238 = Impossible : tu n’as pas cette tuile, ou tu es dans la grotte.
refuse-ED-240 = Impossible : pas de dés à relancer contre or.
refuse-ED-244 = Impossible : Nicolas n’est pas dans ce combat, ou des dés ont été relancés.
refuse-ED-R32 = Impossible : aucune offre en cours, ou tu as fait toutes les tiennes.
refuse-ED-R33 = Impossible : cela n’est pas en main.
refuse-ED-R38 = Pas d’ici : pas de place pour une tuile à côté.
refuse-ED-R44 = Impossible : il ne reste pas de tuile.
refuse-ED-R46 = Impossible : l’eau ne reflue que si l’île est fermée.
refuse-ED-R51 = Pas là en première manche : une place forte adverse tient l’endroit.
refuse-ED-R60 = Pas là : un bâtiment occupe ce coin.
refuse-ED-R64 = Pas encore : la pièce battue attend ton prochain tour.
refuse-ED-R65 = Pas maintenant : on paie ou retire d’abord l’offrande.
refuse-ED-R69 = Pas maintenant : attaque, ou passe.
refuse-ED-R72 = Pas là : quelqu’un d’autre est aussi sur cette tuile.
refuse-ED-R73 = Pas là : une place forte protège la tuile hors tour.
refuse-ED-R77 = Pas maintenant : on combat un adversaire après l’autre.
refuse-ED-R78 = Impossible : qui s’est mis en route doit pouvoir arriver.
refuse-ED-R89 = Pas là : on se replie sur une tuile voisine libre.
refuse-ED-R91 = Pas cette pièce : immobile ce tour après une égalité.
refuse-ED-R94 = Pas maintenant : le capitaine partage les cartes.
refuse-ED-R99 = Impossible : la pièce est hors de la carte.
refuse-ED-R124 = Pas là : personne n’attaque un Gardien sur un sanctuaire.
refuse-ED-R210 = La partie est finie : la dernière manche est jouée.
refuse-ED-R225 = Pas le Loup : gagné ce tour, il reste immobile jusqu’à la fin du tour.
refuse-ED-R229 = Pas de là : pas de bâtiment adverse à ce coin, ou aucune de tes pièces.
refuse-ED-R230 = Pas maintenant : agis d’abord, ou ton partenaire a fini.
refuse-ED-R231 = Impossible : chaque voleur reçoit le sanctuaire une fois par tour, d’un voisin.
refuse-ED-R232 = Pas cela : ce qu’on donne et ce qu’on veut doivent différer.
refuse-ED-R240 = Pas maintenant : dis d’abord si le pas de l’armée est gratuit ou payé.
refuse-ED-R248 = Pas ainsi : à cette table les offres se font autrement, ou l’offre est encore vide.

# Options
option-mode = Jeu
option-mode-help = Jeu de base, extension, Voleurs, équipes ou solo.
option-mode-auto = Selon le nombre de sièges
option-mode-base_ffa = Jeu de base
option-mode-ffa = Extension
option-mode-ffa_thieves = Extension avec les Voleurs
option-mode-teams = Équipes
option-mode-teams_thieves = Équipes et Voleurs
option-mode-solo = Solo
option-hardcore_tiles = Tuiles importantes
option-hardcore_tiles-help = Sanctuaires, entrée et jardins sont distribués aux joueurs.
option-hardcore_tiles-false = dans la pile
option-hardcore_tiles-true = distribuées
option-hardcore_battle = Relances au combat
option-hardcore_battle-help = Peut-on relancer des dés de combat contre de l’or ?
option-hardcore_battle-false = non
option-hardcore_battle-true = contre de l’or
option-hardcore_turn = Tour
option-hardcore_turn-help = Dés dorés, ou 6 points pour pas et cartes.
option-hardcore_turn-false = dés dorés
option-hardcore_turn-true = 6 points
option-base_five_players = Cinq au jeu de base
option-base_five_players-help = La boîte a cinq plateaux, mais quatre sièges.
option-base_five_players-false = non
option-base_five_players-true = oui
option-expansion_cave_tiles = Tuiles de grotte
option-expansion_cave_tiles-help = L’extension compte huit tuiles mais en nomme neuf.
option-expansion_cave_tiles-nine = toutes les neuf
option-expansion_cave_tiles-eight_random = une de moins au hasard
option-battle_die = Dé de combat
option-battle_die-help = Les faces des dés noirs.
option-battle_die-1-6 = 1 à 6
option-battle_die-0-5 = 0 à 5
option-large_group_rule = Grands groupes
option-large_group_rule-help = À six sièges ou plus, deux sanctuaires de l’île suffisent.
option-large_group_rule-true = oui
option-large_group_rule-false = non
option-laffite_pick = Vol de Laffite
option-laffite_pick-help = Une carte au hasard, ou une qu’il choisit.
option-laffite_pick-random = au hasard
option-laffite_pick-choose = il regarde et choisit
option-trade = Offres
option-trade-help = Qui peut faire une offre à un voisin.
option-trade-on_turn = qui joue
option-trade-any = tout le monde
option-trade-off = personne
option-trade_offers_per_turn = Offres par tour
option-trade_offers_per_turn-help = Combien d’offres un siège peut faire en un tour ; -1 ne met aucune limite.
option-closed_island = Île fermée
option-closed_island-help = Quand l’eau ne laisse plus de place aux tuiles.
option-closed_island-ebb = l’eau peut refluer
option-closed_island-none = elle reste fermée
option-table_radius = Bord de la table
option-table_radius-help = Distance maximale à la première tuile ; 0 : pas de bord.
option-round_one_overlap = Première manche
option-round_one_overlap-help = Entrer sur une tuile occupée avant que les combats soient permis.
option-round_one_overlap-forbid = interdit
option-round_one_overlap-peaceful = en paix
option-bridge_shape = Pont
option-bridge_shape-help = Quels côtés de l’eau un pont peut joindre.
option-bridge_shape-straight = côtés opposés
option-bridge_shape-any = deux côtés quelconques
option-respawn_area = Retour
option-respawn_area-help = Où revient un explorateur battu sans sanctuaire.
option-respawn_area-any = partout
option-respawn_area-island = sur l’île
option-base_cave_shrine_tile = Tuile du sanctuaire de la grotte
option-base_cave_shrine_tile-help = Au jeu de base, quand on la quitte.
option-base_cave_shrine_tile-lift = quitte la carte
option-base_cave_shrine_tile-stay = reste
option-yanga_repeat = Tirs de Yanga
option-yanga_repeat-help = Combien de fois il peut tirer en un tour.
option-yanga_repeat-until_fail = jusqu’à un échec
option-yanga_repeat-once = une fois
option-team_dice = Dés d’équipe
option-team_dice-help = Comment les partenaires partagent leurs quatre dés dorés.
option-team_dice-free = librement
option-team_dice-one_each = un de chaque à chacun
option-den_tie = Égalité au repaire
option-den_tie-help = Après une égalité contre le voleur de la tuile des Voleurs.
option-den_tie-reshuffle = la tuile retourne dans la pile
option-den_tie-stay = le voleur reste
option-cave_in_buildings = Éboulement
option-cave_in_buildings-help = Bâtiments aux coins de la sortie ensevelie.
option-cave_in_buildings-destroy = détruits
option-cave_in_buildings-spare = épargnés
option-turn_dice = Dés dorés
option-turn_dice-help = Deux dés, ou un seul et sa face opposée.
option-turn_dice-two = deux dés
option-turn_dice-opposite = un dé, deux faces
option-round_limit = Manches
option-round_limit-help = La dernière manche de la partie ; 0 : pas de limite.
option-hand_visibility = Mains
option-hand_visibility-help = Tout le monde voit-il toutes les cartes ?
option-hand_visibility-hidden = cachées
option-hand_visibility-open = ouvertes
option-offers = Contenu d’une offre
option-offers-help = Une chose contre une autre, ou toutes cartes et tous trésors des deux joueurs, ajoutés un à un.
option-offers-one_type = une chose contre une autre
option-offers-any_cards = toutes cartes
option-exchange_times = Échange avec les piles
option-exchange_times-help = Quand cinq cartes d’un type en deviennent une d’un autre.
option-exchange_times-any = à tout moment
option-exchange_times-exploring = en explorant et au combat
option-farmhouse_windows = Combats de ferme
option-farmhouse_windows-help = Les deux joueurs amènent-ils encore des pièces avant chaque combat pour une ferme ?
option-farmhouse_windows-false = une fois
option-farmhouse_windows-true = avant chaque combat
option-bellona_step = Pas gratuit de Bellona
option-bellona_step-help = Choisit-elle l’armée qui marche gratis, ou est-ce la première ?
option-bellona_step-asked = elle choisit
option-bellona_step-first = la première

# Comme imprimé : les Voleurs et l’extension
event-rolled-early = { $who } lance { $a } et { $b } en secret, pour le tour à venir.
event-rolled-early-unseen = { $who } lance en secret, pour le tour à venir.
early-dice = Le prochain lancer de ton équipe
early-roll = { $who } : { $a } et { $b }
shrine-piece = pièce d’un sanctuaire de l’île
important-turns = { $n ->
    [one] Tes tuiles importantes : encore { $n } tour
   *[other] Tes tuiles importantes : encore { $n } tours
}
tiles-and-turns = { $turns ->
    [one] { $tiles }, { $turns } tour
   *[other] { $tiles }, { $turns } tours
}
fact-important = tuiles importantes, tours restants pour les poser
fact-ability = capacité
ability-nicolas-points = Peut relancer tous les dés de combat de son camp, une fois par combat.
ability-hector-alone = Pas de villageois de plus, en solitaire.
turn-points = Points de tour, { $piece }
refuse-ED-R142 = Pas là : quelqu’un d’autre occupe la tuile.
refuse-ED-R157 = Pas ensemble : un dé par Jiménez, les autres contre or à part.
refuse-ED-R271 = Impossible : une pièce de ton camp est sur le pont.
option-yanga_repeat-always = encore et encore
option-titan_tie = Égalité avec le Titan
option-titan_tie-help = Quand il attaque à son tour ; les Gardiens aussi.
option-titan_tie-stop = il recule et s’arrête
option-titan_tie-continue = il reste et continue
option-titan_found_tie = Égalité en trouvant le Titan
option-titan_found_tie-help = Ce que devient le Titan tout juste trouvé.
option-titan_found_tie-stays = il reste sur la carte
option-titan_found_tie-reshuffle = sa tuile retourne dans la pile
option-cave_in_placer = Enseveli par son camp
option-cave_in_placer-help = Qui replace l’explorateur sur la carte.
option-cave_in_placer-finder = le découvreur
option-cave_in_placer-opponent = un adversaire
option-cave_in_doubloons = Voleurs ensevelis
option-cave_in_doubloons-help = Doublons des Voleurs qu’un éboulement renvoie se cacher.
option-cave_in_doubloons-kept = aucun n’est perdu
option-cave_in_doubloons-two = exactement deux
option-reroll_rights = Jiménez et relances
option-reroll_rights-help = Son dé à côté de ceux relancés contre or ou par Nicolas.
option-reroll_rights-separate = deux droits, l’un après l’autre
option-reroll_rights-one_moment = un seul moment pour tout
option-hideout_shields = Cachette protectrice
option-hideout_shields-help = Une cachette écarte-t-elle les attaques hors tour, comme un fort ?
option-hideout_shields-true = oui
option-hideout_shields-false = non
option-thieves_on_occupied = Nouveaux voleurs
option-thieves_on_occupied-help = Peut-on les placer sur des tuiles occupées par d’autres ?
option-thieves_on_occupied-false = sur tuiles libres seulement
option-thieves_on_occupied-true = sur toute tuile
option-hector_villagers = Hector seul
option-hector_villagers-help = Ses villageois en solitaire.
option-hector_villagers-seven = sept
option-hector_villagers-six = six, comme les autres
option-early_team_roll = Lancer d’avance
option-early_team_roll-help = L’équipe suivante lance ses dés dorés d’avance, en secret.
option-early_team_roll-false = non
option-early_team_roll-true = oui
option-bridge_removal = Retirer le pont
option-bridge_removal-help = Qui peut s’y trouver à ce moment.
option-bridge_removal-empty = personne
option-bridge_removal-unoccupied = ses propres pièces seulement

# Ce que compte le résultat
measure = { $n ->
    [one] { $n } sanctuaire
   *[other] { $n } sanctuaires
}
what-villager = Force 1 au combat. Il occupe sa tuile.
what-farmhouse = Tu cultives les tuiles à son coin où sont tes villageois.
what-fort = Force 1 sur chacune de ses trois tuiles, qu’il occupe.
what-shrine = Pose ici une offrande pour le tenir. Qui tient les quatre sanctuaires gagne.
what-cave_shrine = Qui le porte le tient, avec 2 de force en plus.
what-entrance = L’entrée de la grotte.
what-exit = La sortie de la grotte.
what-garden = Donne vivres, bois et or.
what-food = Récolté sur les tuiles de vivres ; paie villageois et offrandes.
what-wood = Récolté sur les tuiles de bois ; paie fermes, forts et offrandes.
what-gold = Récolté sur les tuiles d’or ; paie forts, offrandes et pas d’armées.
what-water = Ne donne rien, et aucune ferme n’y récolte.
house-trade = Seul le joueur dont c’est le tour fait des offres.
house-trade_offers_per_turn = Tu fais { $value } offres par tour au plus.
house-closed_island = Si l’eau enferme l’île, une tuile d’eau peut être reprise.
house-yanga_repeat = Yanga tire jusqu’à un échec.
house-round_limit = Après { $value } manches, les joueurs sont classés.
house-offers = Une offre, c’est une chose contre une autre.
house-farmhouse_windows = Pour une ferme, les deux joueurs amènent des pièces une seule fois.
house-titan_tie = Après une égalité à leur tour, Titan et Gardiens reculent et s’arrêtent.
house-titan_found_tie = Un Titan tout juste trouvé reste sur la carte après une égalité.
house-hideout_shields = Une cachette écarte les attaques hors tour, comme un fort.
house-thieves_on_occupied = Les nouveaux voleurs vont sur des tuiles libres seulement.
house-hector_villagers = En solitaire, Hector a sept villageois.
house-early_team_roll = Aucune équipe ne lance ses dés dorés d’avance.
house-bridge_removal = Un pont n’est retiré que si personne ne s’y trouve.
fact = { $whose ->
    [you] tuiles découvertes par toi
   *[all] { $n ->
        [one] tuile découverte
       *[other] tuiles découvertes
    }
}
source-island-shrines = Sanctuaires de l’île
source-cave-shrine = Sanctuaire de la grotte
