# Mots repris dans d'autres phrases
word-red = rouge
word-orange = orange
word-yellow = jaune
word-green = verte
word-blue = bleue
word-purple = violette
word-pink = rose
word-white = blanche
word-jaguar = Jaguar
word-macaw = Ara
word-coati = Coati
word-heron = Héron
word-accelerated_walk = Marche accélérée
word-master_key = Passe-partout
word-open_close_door = Ouvrir/Fermer une porte
word-hidden_thief = Voleur caché
word-blocked_thief = Voleur bloqué
word-sleeping_guard = Garde endormi
word-arrow_shot = Tir à l’arc
word-plus_two_attack = +2 à l’attaque
word-broken_bow = Arc brisé
word-secret_door = Porte secrète
word-thief_found = Voleur découvert
word-guard_awake = Garde réveillé
word-split = Partage
word-thief = Voleur
word-both = Tous deux

# Cartes
card-accelerated_walk = Une figurine fait 2 pas de plus.
card-master_key = Prends une couronne sans clé.
card-open_close_door = Ferme une entrée, ou rouvre-la.
card-hidden_thief = À l’abri jusqu’à ton prochain tour.
card-blocked_thief = Un rival ne bouge plus d’un tour.
card-sleeping_guard = Un garde ne sert plus d’un tour.
card-arrow_shot = Tire d’où tu es.
card-plus_two_attack = Ajoute 2 à ton dé de combat.
card-broken_bow = Annule une flèche tirée sur toi.
card-secret_door = Franchis le mur à une porte secrète.
card-thief_found = Un rival n’est plus caché.
card-guard_awake = Réveille un garde.

# Lieux
place = { $cell }, { $place }
place-dot = point rouge
place-forest = forêt
place-gate = entrée ouverte
place-gate-shut = entrée fermée
place-tower = tour de garde
place-street = rue
place-wall = rempart
place-secret = rempart à porte secrète
place-building = bâtiment
crown-cell = { $cell }, couronnes { $colour }, { $n } en réserve
key-cell = { $cell }, clé { $colour }

# Figurines
thief-label = { $thief }, { $worn ->
    [none] sans couronne
    [red] porte la couronne rouge
    [orange] porte la couronne orange
    [yellow] porte la couronne jaune
    [green] porte la couronne verte
    [blue] porte la couronne bleue
    [purple] porte la couronne violette
    [pink] porte la couronne rose
   *[white] porte la couronne blanche
}{ $hidden ->
    [yes] , caché
   *[no] { "" }
}{ $blocked ->
    [yes] , bloqué
   *[no] { "" }
}
worn-label = couronne { $colour }, portée par { $who }
guard-label = garde { $guard }{ $asleep ->
    [yes] , endormi
    [beaten] , battu
   *[no] , éveillé
}

# Dés
mover-split = Partage : voleur et garde se partagent les pas
mover-thief = Voleur : seul ton voleur avance
mover-both = Tous deux : voleur et garde font chacun les pas
die-steps = { $n } pas
die-attack = Attaque : { $n }
die-defence = Défense : { $n }
die-target = La cible
die-flop = Raté
die-number = Flèche : { $n }

# Questions
prompt-first = Le sort désigne qui commence
hint-first = On joue ensuite dans le sens horaire.
prompt-deal-objectives = On distribue les cartes Objectif
hint-deal-objectives = Les couleurs d’une même main diffèrent.
prompt-deal-actions = On distribue les cartes Action
hint-deal-actions = Deux à chacun.
prompt-choose-thief = Choisis un voleur
hint-choose-thief = Les quatre se valent.
prompt-place = Choisis un point de départ
hint-place = N’importe quel point rouge libre de la forêt.
prompt-before-roll = Lance les dés, ou joue d’abord une carte
hint-before-roll = Une carte qui va avec un pas, un garde ou un combat attend les dés.
prompt-roll = On lance les dés
hint-roll = L’un dit qui avance, l’autre de combien.
prompt-passing = Continue : la case est occupée
hint-passing = Deux figurines ne restent jamais sur une même case.
prompt-main = { $mover ->
    [split] Avance ton voleur, un garde, ou joue une carte
    [thief] Avance ton voleur, ou joue une carte
   *[both] Avance ton voleur et un garde, ou joue une carte
}
hint-main = { $blocked ->
    [yes] Ton voleur est bloqué ce tour-ci.
    [steps] Ton voleur est bloqué : aucun pas ce tour-ci.
   *[no] { $mover ->
        [split] Reste { $thief } pour le voleur, { $guard } pour un garde, en commun.
        [thief] Reste { $thief } pour le voleur.
       *[both] Reste { $thief } pour le voleur, { $guard } pour un garde.
    }
}
prompt-answer-fight = On t’attaque : ajoute 2, ou non
hint-answer-fight = À égalité ou mieux, tu gardes ta couronne.
prompt-fight-dice = Chacun lance un dé noir
hint-fight-dice = À égalité, la couronne reste.
prompt-crown-won = Porte la couronne, ou rends-la
hint-crown-won = Tu peux la porter si elle est à tes objectifs.
prompt-answer-shot = Une flèche te vise : brise l’arc, ou non
hint-answer-shot = Un arc brisé annule le tir.
prompt-arrow-dice = La flèche part
hint-arrow-dice = Il faut la cible et au moins la portée.
prompt-draw = On pioche une carte
hint-draw = Le tour est fini.
prompt-discard = Choisis une carte à défausser
hint-discard = Tu peux en garder cinq.
wait-choose-thief = { $who } choisit un voleur
wait-place = { $who } choisit un point de départ
wait-before-roll = { $who } peut jouer une carte avant les dés
wait-main = { $who } joue
wait-answer-fight = { $who } peut répondre à l’attaque
wait-answer-shot = { $who } peut répondre à la flèche
wait-crown-won = { $who } décide de la couronne
wait-discard = { $who } défausse une carte

# Fenêtres
window-plus_two = Quand on m’attaque au corps à corps
window-broken_bow = Quand une flèche me vise
window-crown = Quand j’ai gagné une couronne
window-before_roll = Avant de lancer les dés

# Autour de la cité
seat = Siège { $n }
unknown-objective = objectif secret
objectives-own = Tes objectifs
objectives-of = Objectifs : { $who }
objective-home = rentrée
objective-worn = portée
objective-key = clé en main
objective-open = à chercher
hand-own = Tes cartes Action
hand-of = Cartes Action : { $who }
n-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
}
pile = Pioche
discards = Défausse
rounds = Manches
round-of = Manche { $n } sur { $limit }
round = Manche { $n }
turn-bar = Ce tour
steps-left = { $mover ->
    [split] { $n } à partager
   *[thief] { $n } pour le voleur
}
steps-to-come = { $figure ->
    [thief] 2 de plus pour le voleur
   *[guard] 2 de plus pour un garde
}
guard-left = { $n } pour un garde
cards-left = encore { $n } { $n ->
    [one] carte
   *[other] cartes
} à jouer
attacks-left = { $who ->
    [thief] Voleur
   *[guard] Garde
} : { $fights } combat, { $arrows } flèche
no-thief = pas encore de voleur
home-of = { $n } sur { $of } rentrées
fact-key = clé { $colour }
fact-wears = porte la couronne { $colour }
fact-ever-worn = a porté la couronne { $colour }
fact-no-card = pas de carte { $colour }
thief-crowns = { $n } { $n ->
    [one] couronne
   *[other] couronnes
} de voleur
since-home = { $n } { $n ->
    [one] tour
   *[other] tours
} depuis un retour

# Menus
menu-thief = Voleur
menu-guard = Garde
menu-fight = Combattre
menu-fight-plus = Combattre avec +2
menu-tower = Tirer de la tour
menu-arrow = Tirer avec la carte
menu-pay-none = Prendre la clé
menu-pay-key = Payer avec la clé
menu-pay-master_key = Payer avec le Passe-partout
needs = La cible, et { $n } ou plus

# Choix
choose-step = { $figure ->
    [thief] Voleur en { $cell }
   *[other] Garde { $figure } en { $cell }
}
choose-fight = { $figure ->
    [thief] Le voleur combat { $target } ({ $chance })
   *[other] Le garde { $figure } combat { $target } ({ $chance })
}
choose-shoot = { $figure ->
    [thief] Le voleur tire sur { $target } ({ $chance })
   *[other] Le garde { $figure } tire sur { $target } ({ $chance })
}
choose-take = { $pay ->
    [key] Prendre la couronne { $colour } contre sa clé
   *[master_key] Prendre la couronne { $colour } au Passe-partout
}
choose-reach = { $pay ->
    [none] Atteindre { $cell } : la clé { $colour }
    [key] Atteindre { $cell } : la couronne { $colour } contre sa clé
   *[master_key] Atteindre { $cell } : la couronne { $colour } au Passe-partout
}
choose-walk = { $figure ->
    [thief] Marche accélérée pour ton voleur
   *[guard] Marche accélérée pour le garde
}
choose-hide = Cacher ton voleur
choose-discard = Défausser { $card }
choose-place = Partir de { $cell }
choose-teleport = Aller au point { $cell }
choose-cross = Franchir le mur vers { $cell }
choose-lay = { $card } sur { $on }
choose-roll_dice = Lancer les dés
choose-end_turn = Finir le tour
choose-plus_two = Ajouter 2
choose-broken_bow = Briser l’arc
choose-no = Non
choose-wear = La porter
choose-return = La rendre

# Dangers et chances
odds-hit = touché
odds-miss = manqué
seen-from = Tour { $tower }, portée { $range } : { $chance }
in-reach = Garde { $guard }, à { $n } pas
danger = Danger là où tu es
sees = { $target }, portée { $range } : { $chance }
sees-cells = D’ici, une flèche atteint { $n } cases.
warn-crown = Une couronne est à prendre.
warn-home = Un point est à portée pour ta couronne.

# Ce qui s’est passé
event-first = { $who } commence la partie.
event-dealt-objective = { $who } reçoit comme objectif la couronne { $colour }.
event-dealt-objective-unseen = { $who } reçoit une carte Objectif.
event-deal-stuck = Aucune carte Objectif ne convient : on redistribue.
event-dealt-action = { $who } reçoit { $card }.
event-dealt-action-unseen = { $who } reçoit une carte Action.
event-chose-thief = { $before } prend le voleur { $thief }.
event-placed = { $who } part de { $cell }.
event-turn = { $n ->
    [0] { $who } commence son tour.
    [one] { $who } commence son tour et reprend 1 couronne de voleur.
   *[other] { $who } commence son tour et reprend { $n } couronnes de voleur.
}
event-rolled = { $who } lance { $mover } et { $n }.
event-stepped = { $figure ->
    [thief] { $who } va de { $start } à { $to }.
   *[other] { $who } mène le garde { $figure } de { $start } à { $to }.
}
event-key = { $who } ramasse la clé { $colour }.
event-crown = { $pay ->
    [key] { $who } rend la clé et porte la couronne { $colour }.
   *[master_key] { $who } joue Passe-partout et porte la couronne { $colour }.
}
event-delivered = { $who } rapporte la couronne { $colour } en { $cell }.
event-no-card = { $who } n’a pas de carte en attente pour la couronne { $colour }.
event-crossed = { $who } franchit le rempart de { $start } à { $to }.
event-teleported = { $who } passe du point { $start } au point { $to }.
event-reached = { $who } tend le bras jusqu’en { $cell }.
event-fight = { $figure ->
    [thief] { $who } attaque { $target }.
   *[other] { $who } attaque { $target } avec le garde { $figure }.
}
event-shot = { $figure ->
    [thief] { $who } tire sur { $target }, portée { $range }.
   *[other] { $who } tire sur { $target } avec le garde { $figure }, portée { $range }.
}
event-no-answer = { $who } laisse venir.
event-answered = { $who } répond par { $card }.
event-fight-dice = { $attack } contre { $defence }.
event-arrow-dice = { $face ->
    [target] La cible et { $n }, portée { $range }.
   *[flop] Raté et { $n }, portée { $range }.
}
event-crown-lost = { $who } perd la couronne { $colour }.
event-crown-kept = { $who } garde sa couronne.
event-crown-won = { $who } porte maintenant la couronne { $colour }.
event-crown-returned = La couronne { $colour } retourne à sa place.
event-guard-beaten = { $asleep ->
    [yes] Le garde { $guard } est battu et s’endort sous une couronne { DE($who) }.
   *[no] Le garde { $guard } est battu et hors service sous une couronne { DE($who) }.
}
event-walk = { $figure ->
    [thief] { $who } joue Marche accélérée pour le voleur.
   *[guard] { $who } joue Marche accélérée pour le garde.
}
event-played = { $who } joue { $card }.
event-laid = { $who } joue { $card } sur { $on }.
event-door-shut = L’entrée { $gate } est fermée.
event-door-opened = L’entrée { $gate } est ouverte.
event-drew = { $who } pioche { $card }.
event-drew-unseen = { $who } pioche une carte.
event-reshuffled = La défausse devient la pioche.
event-discarded = { $who } défausse { $card }.
event-turn-ended = { $who } finit son tour.
event-won = { $who } gagne : toutes ses couronnes sont rentrées.
event-limit = { $n ->
    [one] { $winners } gagne : en tête à la limite de manches.
   *[other] Limite de manches : { $winners } se partagent la victoire.
}

# Pourquoi pas
refuse-GA-03 = Pas maintenant : chacun prend un voleur encore libre.
refuse-GA-05 = Pas maintenant : on distribue les Objectifs, jamais deux fois une couleur à un joueur.
refuse-GA-06 = Pas maintenant : on distribue les premières cartes Action.
refuse-GA-09 = Impossible : chacun part d’un point rouge libre.
refuse-GA-12 = Pas maintenant : les dés se lancent une fois, au début du tour.
refuse-GA-13 = Impossible : il ne reste aucun pas à ton voleur.
refuse-GA-15 = Impossible : tu n’as pas cette carte en main.
refuse-GA-17 = Pas maintenant : le tour est fini, on pioche une carte.
refuse-GA-18 = Pas maintenant : défausse une de tes six cartes.
refuse-GA-20 = Pas { $cell } : la case n’est pas voisine.
refuse-GA-21 = Impossible : sous Voleur aucun garde ne sert.
refuse-GA-22 = Impossible : des pas à partager, il n’en reste pas pour cela.
refuse-GA-23 = Impossible : cette figurine n’a plus de pas.
refuse-GA-24 = Pas ce garde : un autre a servi ce tour-ci.
refuse-GA-26 = Pas là : un garde éveillé barre le passage.
refuse-GA-28 = Pas là : un voleur barre le passage au garde.
refuse-GA-29 = Pas là : la case est occupée et tu ne pourrais pas continuer.
refuse-GA-33 = Impossible : une couronne se prend sur sa case, contre une clé de sa couleur.
refuse-GA-34 = Impossible : ton voleur porte déjà une couronne.
refuse-GA-35 = Impossible : d’un point à un autre point libre, et une fois de suite.
refuse-GA-36 = Pas d’ici : un voleur sur un point ne peut pas attaquer.
refuse-GA-37 = Impossible : on n’atteint qu’une case voisine occupée, de clé ou de couronne.
refuse-GA-38 = Pas là : les gardes ne quittent jamais la cité.
refuse-GA-41 = Pas ce voleur : on n’attaque que qui porte une couronne volée.
refuse-GA-42 = Pas ce voleur : il est caché.
refuse-GA-44 = Pas deux fois : cette figurine a déjà attaqué ainsi ce tour-ci.
refuse-GA-45 = Impossible : les deux ne sont pas voisins.
refuse-GA-46 = Pas maintenant : les dés noirs décident du combat.
refuse-GA-50 = Pas maintenant : la couronne gagnée est d’abord portée ou rendue.
refuse-GA-51 = Pas ce garde : il a perdu un combat, et la couronne de voleur du vainqueur est posée sur lui.
refuse-GA-53 = Impossible : pour tirer il faut une tour, ou la carte Tir à l’arc.
refuse-GA-54 = Impossible : un mur, un bâtiment, une tour ou une entrée fermée coupe la ligne.
refuse-GA-56 = Impossible : pas de flèche depuis une case de couronne ni vers elle.
refuse-GA-57 = Impossible : plus loin que 6.
refuse-GA-58 = Pas maintenant : on répond d’abord à la flèche.
refuse-GA-59 = Pas maintenant : la flèche vole.
refuse-GA-70 = Pas maintenant : il n’y a pas d’attaque à laquelle répondre.
refuse-GA-71 = Impossible : deux cartes par tour, et jamais deux du même nom.
refuse-GA-74 = Pas là : l’entrée est fermée.
refuse-GA-75 = Impossible : ton voleur est déjà caché.
refuse-GA-76 = Impossible : ton voleur est bloqué.
refuse-GA-77 = Pas ce garde : une couronne de voleur est posée sur lui.
refuse-GA-81 = Pas d’ici : le voleur n’est pas à cette porte secrète.
refuse-GA-82 = Pas ce voleur : il n’est pas caché.
refuse-GA-83 = Pas ce garde : il ne dort pas.
refuse-GA-84 = Impossible : deux couronnes sont déjà sur cette figurine.
refuse-GA-90 = La partie est finie : un voleur a rentré toutes ses couronnes.
refuse-GA-R07 = Pas cette couronne : sa couleur n’est pas à tes objectifs restants.
refuse-GA-R10 = Impossible : il n’y a rien à atteindre pour toi.
refuse-GA-R11 = Pas maintenant : une figurine est sur une case occupée et doit continuer.
refuse-GA-R13 = Impossible : cette figurine a fait sa moitié.
refuse-GA-R16 = Pas cette figurine : à cette table, elle a fini dès que l’autre a agi.
refuse-GA-R19 = Impossible : la carte n’aurait aucun effet.
refuse-GA-R25 = Impossible : c’est ton propre voleur.
refuse-GA-R30 = Pas là : un garde battu barre le passage ; à cette table, il ne dort pas.
refuse-GA-R33 = Impossible : la carte ne vise que les rivaux.
refuse-GA-R35 = Pas ce voleur : il est déjà bloqué.
refuse-GA-R39 = Pas cette entrée : elle est occupée, ou les quatre portes sont posées.
refuse-GA-R51 = Pas encore : le sort désigne qui commence.
refuse-GA-R55 = La partie est finie : la limite de manches est atteinte.
refuse-GA-R57 = Impossible : ce voleur n’est pas de la partie.
refuse-GA-R61 = Pas maintenant : on répond d’abord à l’attaque.
refuse-GA-R65 = Pas cette couronne : les deux de sa couleur sont parties.
refuse-GA-R71 = Inutile : d’une tour, on tire sans la carte.
refuse-GA-R72 = Impossible : tu n’as pas en main la carte qui répond.
refuse-GA-R79 = Pas avant les dés : cette carte va avec un pas, un garde ou un combat.
refuse-GA-R81 = Impossible : la porte de l’entrée est entre les deux.

# Options de la table
option-objectives = Durée
option-objectives-help = Combien de cartes Objectif reçoit chacun.
option-objectives-standard = normale
option-objectives-express = express
option-objectives-quick = rapide
option-objectives-long = longue
option-action_deck = Cartes Action
option-action_deck-help = Toutes les cartes décrites, ou autant que la boîte en compte.
option-action_deck-listed46 = 46, comme décrit
option-action_deck-box44 = 44, deux Marches accélérées de moins
option-objective_unique = Couleurs des objectifs
option-objective_unique-help = Deux joueurs peuvent-ils vouloir la même couleur ?
option-objective_unique-hand = différentes dans une main
option-objective_unique-table = différentes à toute la table
option-open_objectives = Objectifs visibles
option-open_objectives-help = Les cartes Objectif sont visibles dès le début.
option-open_objectives-false = non
option-open_objectives-true = oui
option-choose_thief = Choix du voleur
option-choose_thief-help = Chacun choisit son voleur ; sinon, c’est selon le siège.
option-choose_thief-false = non
option-choose_thief-true = oui
option-first_player = Qui commence
option-first_player-help = Le sort, ou un siège désigné.
option-first_player-random = le sort
option-first_player-seat0 = siège 1
option-first_player-seat1 = siège 2
option-first_player-seat2 = siège 3
option-first_player-seat3 = siège 4
option-split_mode = Partage
option-split_mode-help = Comment voleur et garde se partagent les pas.
option-split_mode-free = à ton gré
option-split_mode-half = moitié chacun, arrondie vers le haut
option-guard_attack_cost = Attaque d’un garde
option-guard_attack_cost-help = Pas que coûte l’attaque d’un garde qui n’a pas bougé.
option-guard_attack_cost-0 = gratuite
option-guard_attack_cost-1 = un pas
option-interleave = Alternance
option-interleave-help = Voleur et garde peuvent avancer à tour de rôle ; sinon, l’un finit d’abord.
option-interleave-false = non
option-interleave-true = oui
option-reach_occupied = Atteindre
option-reach_occupied-help = On peut prendre clés et couronnes sur une case voisine occupée.
option-reach_occupied-false = non
option-reach_occupied-true = oui
option-beaten_guard_is_asleep = Gardes battus
option-beaten_guard_is_asleep-help = Peut-on passer sur un garde battu et le réveiller ?
option-beaten_guard_is_asleep-false = seulement inutilisables
option-beaten_guard_is_asleep-true = endormis
option-blocked_thief_may_attack = Voleurs bloqués
option-blocked_thief_may_attack-help = Un voleur bloqué peut-il combattre et tirer ? Si le blocage n’empêche que les pas, il le peut toujours.
option-blocked_thief_may_attack-false = sans attaque
option-blocked_thief_may_attack-true = peuvent attaquer
option-arrow_hit_by_thief = Flèche d’un voleur
option-arrow_hit_by_thief-help = Où va la couronne quand la flèche d’un voleur touche.
option-arrow_hit_by_thief-return = à sa place
option-arrow_hit_by_thief-take = au tireur, s’il en a besoin
option-archery_targets = Dé de tir
option-archery_targets-help = Faces sur six qui montrent la cible.
option-secret_door_use = Porte secrète
option-secret_door_use-help = Combien de temps une porte secrète reste ouverte.
option-secret_door_use-one_crossing = un passage
option-secret_door_use-whole_turn = tout le tour
option-round_limit = Limite de manches
option-round_limit-help = Manches avant le classement. 0 : aucune.
option-blocked_thief = Blocage
option-blocked_thief-help = Ce qu’un voleur bloqué ne peut pas faire. Privé de pas seulement, il peut prendre une couronne là où il est, changer de point et attaquer.
option-blocked_thief-everything = empêche tout
option-blocked_thief-steps = n’empêche que les pas
option-exchange_crown = Couronnes contre clés
option-exchange_crown-help = Quelles couronnes un voleur peut prendre contre une clé ou au Passe-partout. Celle qu’aucune carte n’attend retourne du point à sa place.
option-exchange_crown-own = celles de ses objectifs restants
option-exchange_crown-any = toutes
option-cards_before_roll = Cartes avant les dés
option-cards_before_roll-help = Peut-on jouer des cartes Action avant de lancer les dés aussi ?
option-cards_before_roll-false = non
option-cards_before_roll-true = oui
option-shut_occupied_gate = Entrées occupées
option-shut_occupied_gate-help = Peut-on fermer une entrée où se tient quelqu’un ? Il n’en sort alors que vers la cité.
option-shut_occupied_gate-false = restent ouvertes
option-shut_occupied_gate-true = peuvent être fermées

# Ce que compte le résultat
measure = { $n ->
    [one] { $n } couronne rapportée
   *[other] { $n } couronnes rapportées
}
what-jaguar = Un voleur : il rapporte des couronnes. On ne l’attaque que s’il en porte une.
what-macaw = Un voleur : il rapporte des couronnes. On ne l’attaque que s’il en porte une.
what-coati = Un voleur : il rapporte des couronnes. On ne l’attaque que s’il en porte une.
what-heron = Un voleur : il rapporte des couronnes. On ne l’attaque que s’il en porte une.
what-guard = Obéit à qui lance un garde. Il barre les voleurs et attaque ceux qui portent une couronne ; il ne quitte jamais la cité.
what-dot = Chez toi : départ, retour des couronnes, passage vers tout autre point libre. On n’attaque pas depuis un point.
what-crown = Un voleur ici peut prendre une couronne de cette couleur contre une clé de la même couleur.
what-key = Le voleur qui vient ici reçoit la clé de cette couleur.
what-tower = Qui se tient ici peut tirer une flèche.
what-gate = L’entrée et la sortie de la cité, tant qu’elle est ouverte.
what-secret = Se traverse avec la carte Porte secrète.
what-wall = Personne ne la traverse, aucune flèche non plus.
what-building = Personne n’y entre.
what-forest = Les voleurs y marchent, les gardes jamais.
what-street = Voleurs et gardes y marchent.
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
house-choose_thief = Les voleurs suivent les sièges.
house-beaten_guard_is_asleep = Un garde battu est endormi.
house-blocked_thief_may_attack = Un voleur bloqué ne peut pas attaquer.
house-secret_door_use = Une Porte secrète vaut pour un passage.
house-round_limit = Après { $value } manches, le plus de couronnes gagne.
house-blocked_thief = Un voleur bloqué ne peut rien faire, pas même prendre une couronne.
house-exchange_crown = Une clé n’achète que les couronnes de tes objectifs restants.
house-cards_before_roll = Les cartes Action se jouent après les dés.
house-shut_occupied_gate = Une entrée où se tient quelqu’un ne se ferme pas.
fact = { $whose ->
    [you] attaques lancées par toi
   *[all] { $n ->
        [one] attaque
       *[other] attaques
    }
}
source-crowns = Couronnes rapportées
