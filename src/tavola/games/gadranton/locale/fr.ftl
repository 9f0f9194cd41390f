# Mots repris dans d'autres phrases
word-red = rouge
word-orange = orange
word-yellow = jaune
word-green = vert
word-blue = bleu
word-purple = violet
word-pink = rose
word-white = blanc
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
card-accelerated_walk = Une figurine peut faire 2 pas de plus ce tour-ci.
card-master_key = Prends une couronne sans clé.
card-open_close_door = Ferme une entrée, ou rouvre-la.
card-hidden_thief = Ton voleur est à l’abri jusqu’à ton prochain tour.
card-blocked_thief = Un rival ne bouge plus jusqu’à ton prochain tour.
card-sleeping_guard = Un garde est inutilisable jusqu’à ton prochain tour.
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
guard-label = garde { $guard }{ $asleep ->
    [yes] , endormi
   *[no] , éveillé
}

# Dés
mover-split = Partage : voleur et garde se partagent les pas
mover-thief = Voleur : seul ton voleur avance
mover-both = Tous deux : voleur et garde font chacun les pas
die-steps = { $n } pas

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
prompt-roll = On lance les dés
hint-roll = L’un dit qui avance, l’autre de combien.
prompt-passing = Continue : la case est occupée
hint-passing = Deux figurines ne restent jamais sur une même case.
prompt-main = { $mover ->
    [split] Avance ton voleur, un garde, ou joue une carte
    [thief] Avance ton voleur, ou joue une carte
   *[both] Avance ton voleur et un garde, ou joue une carte
}
hint-main = { $blocked ->
    [yes] Ton voleur est bloqué ce tour-ci.
   *[no] { $mover ->
        [split] Reste { $thief } pour le voleur, { $guard } pour un garde, en commun.
        [thief] Reste { $thief } pour le voleur.
       *[both] Reste { $thief } pour le voleur, { $guard } pour un garde.
    }
}
prompt-answer-fight = On t’attaque : ajoute 2, ou non
hint-answer-fight = À égalité ou mieux, tu gardes ta couronne.
prompt-fight-dice = Chacun lance un dé noir
hint-fight-dice = À égalité, la couronne reste.
prompt-crown-won = Porte la couronne, ou rends-la
hint-crown-won = Tu peux la porter si elle est à tes objectifs.
prompt-answer-shot = Une flèche te vise : brise l’arc, ou non
hint-answer-shot = Un arc brisé annule le tir.
prompt-arrow-dice = La flèche part
hint-arrow-dice = Il faut la cible et au moins la portée.
prompt-draw = On pioche une carte
hint-draw = Le tour est fini.
prompt-discard = Choisis une carte à défausser
hint-discard = Tu peux en garder cinq.

# Fenêtres
window-plus_two = Quand on m’attaque au corps à corps
window-broken_bow = Quand une flèche me vise
window-crown = Quand j’ai gagné une couronne

# Autour de la cité
unknown-objective = objectif secret
objectives-own = Tes objectifs
objectives-of = Objectifs du siège { $seat }
objective-home = rentrée
objective-worn = portée
objective-key = clé en main
objective-open = à chercher
hand-own = Tes cartes Action
hand-of = Cartes Action du siège { $seat }
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
    [thief] { $n } pour le voleur
   *[both] { $n } pour le voleur
}
guard-left = { $n } pour un garde
cards-left = encore { $n } { $n ->
    [one] carte
   *[other] cartes
} à jouer
attacks-left = { $who ->
    [thief] voleur
   *[guard] garde
} : { $fights } combat, { $arrows } flèche
no-thief = pas encore de voleur
home-of = { $n } sur { $of } rentrées
fact-key = clé { $colour }
fact-wears = porte { $colour }
fact-ever-worn = a porté { $colour }
thief-crowns = { $n } { $n ->
    [one] couronne
   *[other] couronnes
} de voleur

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
    [thief] Le voleur combat le siège { $target } ({ $chance })
   *[other] Le garde { $figure } combat le siège { $target } ({ $chance })
}
choose-shoot = { $figure ->
    [thief] Le voleur tire sur le siège { $target } ({ $chance })
   *[other] Le garde { $figure } tire sur le siège { $target } ({ $chance })
}
choose-take = { $pay ->
    [key] Prendre la couronne { $colour } contre sa clé
   *[master_key] Prendre la couronne { $colour } au Passe-partout
}
choose-reach = { $pay ->
    [none] Atteindre { $cell } : la clé { $colour }
    [key] Atteindre { $cell } : la couronne { $colour } contre sa clé
   *[master_key] Atteindre { $cell } : la couronne { $colour } au Passe-partout
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
choose-lay = { $kind ->
    [seat] { $card } sur le siège { $on }
   *[place] { $card } sur { $on }
}
choose-end_turn = Finir le tour
choose-plus_two = Ajouter 2
choose-broken_bow = Briser l’arc
choose-no = Non
choose-wear = La porter
choose-return = La rendre

# Ce qui s'est passé
event-first = commence la partie
event-dealt-objective = reçoit l’objectif { $colour }
event-dealt-objective-unseen = reçoit un objectif
event-deal-stuck = Aucune carte ne convient : on redistribue
event-dealt-action = reçoit { $card }
event-dealt-action-unseen = reçoit une carte Action
event-chose-thief = prend { $thief }
event-placed = part de { $cell }
event-turn = { $n ->
    [0] commence son tour
    [one] commence son tour et reprend { $n } couronne de voleur
   *[other] commence son tour et reprend { $n } couronnes de voleur
}
event-rolled = lance { $mover } et { $n }
event-stepped = { $figure ->
    [thief] voleur { $start }–{ $to }
   *[other] garde { $figure } { $start }–{ $to }
}
event-key = ramasse la clé { $colour }
event-crown = { $pay ->
    [key] rend la clé et porte la couronne { $colour }
   *[master_key] joue Passe-partout et porte la couronne { $colour }
}
event-delivered = rapporte la couronne { $colour } en { $cell }
event-crossed = franchit le mur, { $start }–{ $to }
event-teleported = passe du point { $start } à { $to }
event-reached = atteint { $cell }
event-fight = { $figure ->
    [thief] le voleur attaque le siège { $target }
   *[other] le garde { $figure } attaque le siège { $target }
}
event-shot = { $figure ->
    [thief] le voleur tire sur le siège { $target }, portée { $range }
   *[other] le garde { $figure } tire sur le siège { $target }, portée { $range }
}
event-no-answer = laisse venir
event-answered = répond par { $card }
event-fight-dice = { $attack } contre { $defence }
event-arrow-dice = { $face ->
    [target] cible et { $n }, portée { $range }
   *[flop] raté et { $n }, portée { $range }
}
event-crown-lost = perd la couronne { $colour }
event-crown-kept = garde sa couronne
event-crown-won = porte maintenant la couronne { $colour }
event-crown-returned = La couronne { $colour } retourne à sa place
event-guard-beaten = le garde { $guard } est battu et s’endort
event-walk = { $figure ->
    [thief] joue Marche accélérée pour le voleur
   *[guard] joue Marche accélérée pour le garde
}
event-played = joue { $card }
event-laid = joue { $card } sur { $on }
event-laid-on-seat = joue { $card } sur le siège { $target }
event-door-shut = l’entrée { $gate } est fermée
event-door-opened = l’entrée { $gate } est ouverte
event-drew = pioche { $card }
event-drew-unseen = pioche une carte
event-reshuffled = La défausse devient la pioche
event-discarded = défausse { $card }
event-turn-ended = finit son tour
event-won = Toutes les couronnes sont rentrées
event-limit = { $n ->
    [one] Limite de manches : le siège { $winners } mène
   *[other] Limite de manches : les sièges { $winners } partagent la victoire
}
