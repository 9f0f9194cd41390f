# Noms
side = { $side ->
    [south] Sud
   *[north] Nord
}
role-south = Sud, socle rond
role-north = Nord, socle carré
type = { $type ->
    [adventurer] aventurier
    [mage] mage
    [ranger] rôdeur
   *[warrior] guerrier
}
name = { $type ->
    [adventurer] Aventurier
    [mage] Mage
    [ranger] Rôdeur
   *[warrior] Guerrier
}

# Ce qui est sur la table
pawn-label = { $shielded ->
    [yes] { $side } : { $pawn }, portée { $range }, tourné vers le { $heading ->
        [N] nord
       *[S] sud
    }, protégé
   *[no] { $side } : { $pawn }, portée { $range }, tourné vers le { $heading ->
        [N] nord
       *[S] sud
    }
}
tray = Pions pris à { $side }
faces = Ce que le dé déplace
turns = Tours
turn-of = Tour { $turn } sur { $limit } chacun
turn-number = Tour { $turn }
truce = Trêve du premier tour : aucune prise pour l’instant.
standing = { $n } sur 6 debout
gained = +{ $n } de portée en tout
shielded = Aventurier protégé
die = { $face }, { $pawn }
crossing = Fait demi-tour ici, portée { $range }

# Ce qui est demandé
prompt-first = Le sort désigne qui commence
prompt-corner = Choisis un coin pour ton guerrier
hint-corner = { $corner ->
    [facing] L’autre guerrier va dans le coin d’en face, sur la même colonne.
   *[diagonal] L’autre guerrier va dans le coin opposé en diagonale.
}
prompt-roll = { $side } lance le dé
prompt-move = { $type ->
    [adventurer] Choisis une case pour ton aventurier
    [mage] Choisis un mage, puis sa case
    [ranger] Choisis un rôdeur, puis sa case
   *[warrior] Choisis une case pour ton guerrier
}
hint-move = { $type ->
    [adventurer] N’importe quelle case voisine.
    [mage] En avant, à gauche ou à droite. Le chemin peut tourner.
    [ranger] En diagonale, en avant ou en arrière. Le chemin peut tourner.
   *[warrior] À gauche, à droite ou en diagonale vers l’avant. Le chemin peut tourner.
}
prompt-borrow = { $optional ->
    [yes] { $type ->
        [mage] Déplace un mage adverse, ou renonce
        [ranger] Déplace un rôdeur adverse, ou renonce
       *[warrior] Déplace le guerrier adverse, ou renonce
    }
   *[no] { $type ->
        [mage] Déplace un mage adverse
        [ranger] Déplace un rôdeur adverse
       *[warrior] Déplace le guerrier adverse
    }
}
hint-borrow = { $takes ->
    [yes] { $guarded ->
        [yes] Il ne t’en reste aucun. Le pion peut prendre les tiens et ne finit pas à ta portée.
       *[no] Il ne t’en reste aucun. Le pion peut prendre les tiens.
    }
   *[no] { $guarded ->
        [yes] Il ne t’en reste aucun. Le pion ne prend rien et ne finit pas à ta portée.
       *[no] Il ne t’en reste aucun. Le pion ne prend rien.
    }
}

# Choix
choose-corner = { $hand ->
    [left] Coin gauche, { $tile }
   *[right] Coin droit, { $tile }
}
choose-hold = Ne pas bouger
choose-decline = Renoncer
choose-move = { $name } { $start } vers { $to }
choose-borrow = { $name } adverse { $start } vers { $to }
choose-capture = { $name } { $start } prend un { $victim } en { $to }
choose-capture-own = { $name } adverse { $start } prend ton propre { $victim } en { $to }

# Le journal
event-first = { $side } commence.
event-warriors = Les guerriers sont en { $south } et en { $north }.
event-rolled = { $side } obtient { $face } : { $pawn }.
event-moved = { $side } déplace son { $pawn } de { $start } à { $to }.
event-borrowed = { $side } déplace un { $pawn } adverse de { $start } à { $to }.
event-captured = { $side } prend un { $victim } en { $to } avec son { $pawn } venu de { $start }.
event-captured-own = { $side } prend son propre { $victim } en { $to } avec un { $pawn } adverse venu de { $start }.
event-turned = { $grown ->
    [yes] Demi-tour d’un { $pawn } de { $side } : +1 de portée, soit { $range }.
   *[no] Demi-tour d’un { $pawn } de { $side }. Sa portée reste { $range }.
}
event-shield-broken = L’aventurier de { $side } est seul : il n’est plus protégé.
event-lost-blocked = { $side } perd son tour : aucun { $pawn } à lui ne peut bouger.
event-lost-both-missing = { $side } perd son tour : il ne reste aucun { $pawn } sur le plateau.
event-lost-no-borrow = { $side } perd son tour : aucun { $pawn } adverse ne peut être déplacé.
event-held = { $side } ne bouge pas.
event-declined = { $side } renonce à déplacer un pion adverse.
event-won = { $side } gagne : tous les pions adverses sont pris.
event-won-at-limit = { $side } gagne au décompte, à la limite de tours.
event-drawn = Partie nulle : égalité au décompte, à la limite de tours.

# Pourquoi pas
refuse-AG-07 = Pas encore : choisis d’abord un coin pour le guerrier.
refuse-AG-10 = Pas encore : le sort désigne d’abord qui commence.
refuse-AG-11 = Pas maintenant : le dé est lancé, un pion doit bouger.
refuse-AG-12 = Pas encore : d’abord le dé.
refuse-AG-13 = Pas ce pion : le dé désigne un autre type.
refuse-AG-14 = Il faut bouger : un de tes pions de ce type le peut.
refuse-AG-16 = Pas un pion adverse : il t’en reste un de ce type.
refuse-AG-19 = Pas { $to } : tes propres pions pourraient l’y prendre.
refuse-AG-20 = Pas { $to } : un pion emprunté ne prend rien.
refuse-AG-24 = Pas { $to } : hors de portée.
refuse-AG-25 = Pas { $to } : le pion y est déjà.
refuse-AG-26 = Pas { $to } : un pion barre le chemin.
refuse-AG-27 = Pas { $to } : un mage ne recule jamais.
refuse-AG-28 = Pas { $to } : aucun pas en diagonale n’y mène.
refuse-AG-30 = Pas { $to } : un guerrier ne recule jamais.
refuse-AG-36 = Pas { $to } : aucune prise à ton premier tour.
refuse-AG-37 = Pas ce pion : il a été pris.
refuse-AG-40 = Pas { $to } : protégé. Des pions de sa garde sont encore debout.
refuse-AG-45 = La partie est finie : un camp n’a plus de pion.
refuse-AG-47 = La partie est finie : la limite de tours est atteinte.
refuse-AG-R25 = À cette table, il faut déplacer le pion adverse.
refuse-AG-R46 = Tu peux garder tes pions en place, et renoncer à ceux de l’adversaire.

# Options de la table
option-first_player = Qui commence
option-first_player-help = Qui commence : tiré au sort, ou une place désignée.
option-first_player-random = tiré au sort
option-first_player-seat0 = Sud
option-first_player-seat1 = Nord
option-warrior_corner = Coin du guerrier
option-warrior_corner-help = Quel coin est à l’opposé : en diagonale, ou sur la même colonne.
option-warrior_corner-diagonal = en diagonale
option-warrior_corner-facing = sur la même colonne
option-may_hold = Rester sur place
option-may_hold-help = Tu peux refuser de déplacer ton propre pion.
option-may_hold-false = non
option-may_hold-true = oui
option-range_cap = Gains au plus
option-range_cap-help = 0 : chaque traversée augmente la portée. 2 : deux gains au plus par pion.
option-range_cap-0 = chaque traversée
option-range_cap-2 = deux par pion
option-borrow = Emprunt
option-borrow-help = Si l’on peut renoncer à déplacer un pion adverse.
option-borrow-optional = on peut renoncer
option-borrow-forced = obligatoire
option-suicide_guard = Pions empruntés
option-suicide_guard-help = Si un pion emprunté peut être envoyé à ta portée.
option-suicide_guard-no_danger = jamais à ta portée
option-suicide_guard-no_capture = à ta portée aussi
option-turn_limit = Limite de tours
option-turn_limit-help = Tours de chacun avant le décompte des pions. 0 : aucune limite.
option-borrow_captures_own = Prise des siens
option-borrow_captures_own-help = Si un pion emprunté peut prendre tes propres pions.
option-borrow_captures_own-false = jamais
option-borrow_captures_own-true = permise

# Ce que compte le résultat
measure = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
what-mage = Va en avant, à gauche ou à droite. Le chemin peut tourner.
what-adventurer = Va sur toute case voisine. Imprenable tant qu’un de ses gardes tient.
what-ranger = Va en diagonale, en avant ou en arrière. Le chemin peut tourner.
what-warrior = Va à gauche, à droite ou en diagonale avant, jamais tout droit.
house-turn_limit = Après { $value } tours chacun, le plus de pions gagne.
house-borrow_captures_own = Un pion emprunté ne prend jamais tes propres pions.
fact = { $whose ->
    [you] pions pris par toi
   *[all] { $n ->
        [one] pion pris
       *[other] pions pris
    }
}
source-adventurer = Aventurier
source-mage = Mages
source-ranger = Rôdeurs
source-warrior = Guerrier
