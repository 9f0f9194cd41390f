# Noms
colour-ivory = Ivoire
colour-crimson = Cramoisi
colour-teal = Turquoise
colour-indigo = Indigo
seat = Siège { $n }
both = { $one } et { $other }
name-explorer = Explorateur
name-journalist = Journaliste
name-hunter = Chasseur
name-sherpa = Sherpa
name-dragon = Dragon
name-cannibal = Cannibale
name-biplane = Biplan
name-ss307 = SS307
name-campsite = Campement
name-mountain = Montagne
name-jungle = Jungle
name-swamp = Marécage
name-tiger = Territoire du Tigre
name-trap = Piège à Dragons
the-explorer = l’Explorateur
the-journalist = la Journaliste
the-hunter = le Chasseur
the-sherpa = le Sherpa
the-dragon = le Dragon
the-cannibal = le Cannibale
the-biplane = le Biplan
the-ss307 = l’automitrailleuse SS307
the-campsite = le Campement
the-mountain = la Montagne
the-jungle = la Jungle
the-swamp = le Marécage
the-tiger = le Territoire du Tigre
the-trap = le Piège à Dragons
a-explorer = un Explorateur
a-journalist = une Journaliste
a-hunter = un Chasseur
a-sherpa = un Sherpa
a-dragon = un Dragon
a-cannibal = un Cannibale
a-biplane = un Biplan
a-ss307 = une automitrailleuse SS307
a-campsite = un Campement
a-mountain = une Montagne
a-jungle = une Jungle
a-swamp = un Marécage
a-tiger = un Territoire du Tigre
a-trap = un Piège à Dragons
way = { $facing ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
   *[W] vers l’ouest
}
arrow = { $facing ->
    [N] { $n } au nord
    [E] { $n } à l’est
    [S] { $n } au sud
   *[W] { $n } à l’ouest
}

# Ce qu’il y a dans la vallée
token-character = { $owner } : { $name } en { $cell }, { $way }, combat { $combat }, se déplace de { $arrows }
token-unfaced = { $owner } : { $name } en { $cell }, tout juste révélé, combat { $combat }
token-prisoner = { $owner } : { $name } en { $cell }, aux mains de { $captor }
token-ground = { $owner } : { $name } en { $cell }
token-down = Pion { $owner } en { $cell }, face cachée
token-down-own = Pion { $owner } en { $cell }, face cachée, à toi : { $name }
token-down-seen = Pion { $owner } en { $cell }, face cachée, tu l’as vu : { $name }
token-down-blank = Pion en { $cell }, face cachée

# À côté de la vallée
role = { $who }
colours = Couleurs
hand-own = Derrière ton paravent
hand-other = Derrière le paravent { DE($who) }
hand-left = { $n ->
    [one] { $n } pion à placer
   *[other] { $n } pions à placer
}
tray = Pris par { $who }
unknown = { $who } : encore inconnus de toi
unknown-public = { $who } : encore face cachée
valley = La vallée
hidden = { $n ->
    [one] { $n } pion face cachée
   *[other] { $n } pions face cachée
}
flip-from = À partir de { $n }, on retourne n’importe quel pion
quiet = Tours calmes : { $n } sur { $limit }
quiet-off = Tours calmes : { $n }, sans limite
round = Manche { $n }
round-of = Manche { $n } sur { $limit }
actions = { $n ->
    [0] Plus d’action
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
fact-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fact-down = { $n } face cachée
fact-won = Pions pris : { $n }
fact-ground = Jungles et Montagnes : { $n }
fact-scoop = Journaliste dans un campement adverse : { $n }
fact-tiger = Tigre à côté de son campement : { $n }

# Ce qui est demandé
prompt-colour = Choisis ta couleur
prompt-colour-other = { $who } choisit une couleur
prompt-first = Le sort désigne qui commence
prompt-lot = Le sort place les pions
prompt-pick = Choisis un pion derrière ton paravent
prompt-pick-other = { $who } choisit un pion
prompt-place = Choisis une case pour { $the }
prompt-place-other = { $who } choisit une case
prompt-place-explorer-other = { $who } choisit une case pour un Explorateur
prompt-face = Choisis l’orientation : { $the } en { $cell }
prompt-face-other = { $who } choisit une orientation
prompt-turn = { $n ->
    [0] Sacrifie un Sherpa ou termine ton tour
    [one] Fais ta dernière action ou termine ton tour
   *[other] Fais une action
}
prompt-turn-other = C’est à { $who } de jouer
prompt-must-flip = Retourne un pion de ton choix
prompt-over = { $n ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}
rest-setup = Placer le reste pour moi
hint-colour = Ce sera celle de tes pions ; le dessin des Explorateurs en dépend.
hint-pick = Il ira face cachée sur une case vide ; les Explorateurs, face visible.
hint-place = Face cachée, pour tes yeux seulement.
hint-place-explorer = Les Explorateurs se posent face visible.
hint-face = Ses flèches tournent avec lui.
hint-turn = Regarder, se déplacer, révéler, combattre, s’orienter, détruire un campement, retourner.
hint-must-flip = Plus rien n’a été révélé depuis trop longtemps. Ton autre action reste libre.
hint-over = { $reason ->
    [all_revealed] Tous les pions sont face visible.
   *[round_limit] La dernière manche est finie.
}

# Choix
menu-look = Regarder
menu-reveal = Révéler
menu-flip = Retourner
menu-fight = Combattre
menu-face = { $facing ->
    [N] Vers le nord
    [E] Vers l’est
    [S] Vers le sud
   *[W] Vers l’ouest
}
menu-sacrifice = Sacrifier
choose-pick = { $name }
choose-place = Placer { $the } en { $cell }
choose-place-warned = Placer { $the } en { $cell } : Tigre et campement côte à côte coûtent 5 points
choose-face = Orienter { $the } en { $cell } { $way }
choose-look = Regarder { $cell }
choose-reveal = Révéler { $cell }
choose-flip = Retourner { $cell }
choose-move = { $name } { $start } vers { $to }
choose-capture = { $name } { $start } capture { $victim } en { $to }
choose-fight = Combattre { $the } en { $cell }, { $attack } contre { $defence }
choose-orient = Tourner { $the } en { $cell } { $way }
choose-destroy = SS307 { $start } détruit le campement en { $to }
choose-push = { $name } { $start } pousse le piège en { $to }
choose-sacrifice = Sacrifier le Sherpa en { $cell } pour une action de plus
choose-end_turn = Terminer le tour
odds-win = gagné
odds-tie = égalité
odds-lose = perdu
odds-none = sans combat
number-attack = attaque
number-defence = défense
odds-known = { $result ->
    [win] Tu gagnerais.
    [tie] Égalité : rien ne se passerait.
    [lose] Tu perdrais tous tes attaquants.
   *[none] Pas de combat.
}
odds-unknown = Compté sur les { $n } pions possibles.

# Le journal
event-first = { $who } commence.
event-picked = { $who } choisit { $a }.
event-placed = { $who } place { $a } en { $cell }.
event-placed-face-down = { $who } place un pion face cachée en { $cell }.
event-faced = { $owner } : { $the } en { $cell } regarde { $facing ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
   *[W] vers l’ouest
}.
event-looked = { $who } regarde { $cell } : { $the } { DE($owner) }.
event-looked-unseen = { $who } regarde { $cell }.
event-moved = { $who } déplace { $the } de { $start } à { $to }.
event-captured = Le Cannibale { DE($who) } va de { $start } à { $to } et capture { $the } { DE($owner) }.
event-revealed = { $who } révèle { $cell } : { $the } { DE($owner) }.
event-flipped = { $who } retourne { $cell } : { $the } { DE($owner) }.
event-fought = { $result ->
    [won] { $who } attaque { $the } { DE($owner) } en { $cell }, { $attack } contre { $defence }, et l’emporte.
    [lost] { $who } attaque { $the } { DE($owner) } en { $cell }, { $attack } contre { $defence }, et perd.
   *[tied] { $who } attaque { $the } { DE($owner) } en { $cell }, { $attack } contre { $defence } : rien ne se passe.
}
event-eliminated = { $winner } prend { $the } { DE($owner) } en { $cell }.
event-freed = { $owner } : { $the } en { $cell } retrouve la liberté.
event-oriented = { $who } tourne { $the } en { $cell } { $facing ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
   *[W] vers l’ouest
}.
event-destroyed = { $who } détruit le campement { DE($owner) } en { $cell }.
event-pushed = { $who } pousse un piège en { $trap } avec { $the }, qui suit en { $to }.
event-sacrificed = { $who } sacrifie le Sherpa en { $cell } pour une action de plus.
event-must-flip = { $who } doit retourner un pion : trop de manches calmes.
event-turn-ended = { $who } termine son tour.
event-scored = { $points ->
    [one] { $who } a { $points } point.
   *[other] { $who } a { $points } points.
}
event-won = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}
event-coloured = { $who } prend la couleur { $colour }.

# Pourquoi pas
refuse-DM-01 = Cette case n’est pas utilisée à si peu de joueurs.
refuse-DM-02 = Pas ce pion : il n’en reste aucun derrière ton paravent.
refuse-DM-03 = Pas maintenant : seul le sort désigne qui commence.
refuse-DM-04 = À la mise en place, choisis un pion, puis une case vide.
refuse-DM-07 = Pas maintenant : la mise en place est finie.
refuse-DM-09 = Il ne te reste pas d’action ce tour-ci.
refuse-DM-11 = Trop loin : il ne te touche que par un coin.
refuse-DM-12 = Seuls tes personnages face visible agissent.
refuse-DM-13 = Tu ne peux regarder qu’un pion face cachée adjacent à un de tes personnages.
refuse-DM-14 = Pas { $to } : hors de portée.
refuse-DM-15 = Aucune flèche ne pointe de ce côté.
refuse-DM-16 = Pas { $to } : un personnage barre le chemin.
refuse-DM-17 = Pas { $to } : un pion face cachée barre le chemin.
refuse-DM-19 = Pas { $to } : un terrain en chemin arrête le mouvement.
refuse-DM-22 = Tu ne peux révéler qu’un pion face cachée adjacent à un de tes personnages.
refuse-DM-23 = On choisit une orientation quand un personnage vient d’être révélé, pas autrement.
refuse-DM-27 = Personne à combattre ici : aucun personnage adverse à côté des tiens.
refuse-DM-34 = Pas { $target } : une Journaliste n’est jamais une cible.
refuse-DM-37 = Seule l’automitrailleuse SS307 a un tel pouvoir.
refuse-DM-38 = Pas maintenant : un de tes personnages peut encore révéler un pion ou se déplacer, au besoin après s’être orienté, et plus de 6 pions sont face cachée.
refuse-DM-40 = Pas maintenant : un de tes personnages peut révéler un pion ou se déplacer tel qu’il est tourné, et plus de 6 pions sont face cachée.
refuse-DM-43 = Tu as déjà retourné un pion ce tour-ci.
refuse-DM-46 = Pas { $to } : trop fort pour le Cannibale.
refuse-DM-47 = Pas { $to } : un Cannibale n’a qu’un prisonnier, et jamais un autre Cannibale.
refuse-DM-53 = Pas { $to } : il faut au Biplan une case vide ou un terrain libre.
refuse-DM-54 = Pas { $to } : l’automitrailleuse SS307 n’entre pas en Montagne.
refuse-DM-55 = Pas de campement adverse ici à côté de l’automitrailleuse SS307.
refuse-DM-57 = Pas { $to } : seuls Journalistes et Chasseurs entrent dans un campement.
refuse-DM-59 = Pas { $to } : le campement est occupé.
refuse-DM-60 = Pas { $to } : le Chasseur garde son campement.
refuse-DM-61 = Pas { $to } : personne n’entre dans un Territoire du Tigre.
refuse-DM-62 = La partie est finie : tous les pions sont face visible.
refuse-DM-66 = Il n’y a pas de Pièges à Dragons à cette table.
refuse-DM-68 = Pas de piège ici à portée de cette flèche.
refuse-DM-70 = Un Piège à Dragons et un personnage ne partagent jamais une case.
refuse-DM-73 = Trop loin : entrer sur un terrain met fin à la poussée.
refuse-DM-76 = Pas de Sherpa à sacrifier : une fois par partie, face visible, en Campagne de Guerre.
refuse-DM-77 = Retourne d’abord un pion : trop de manches calmes.
refuse-DM-78 = La partie est finie : la dernière manche est jouée.
refuse-DM-R06 = Choisis d’abord l’orientation de l’Explorateur.
refuse-DM-R13 = Il faut faire au moins une action.
refuse-DM-R14 = Il est déjà tourné de ce côté.
refuse-DM-R17 = Pas { $to } : un mouvement va tout droit.
refuse-DM-R20 = Pas { $to } : le Biplan ne se pose pas dans un campement.
refuse-DM-R21 = Pas { $to } : la Journaliste entre chez les autres, le Chasseur chez lui.
refuse-DM-R22 = Pas { $target } : révèle d’abord ce pion.
refuse-DM-R33 = Aucun de tes personnages ne peut se déplacer tel qu’il est tourné, mais l’un d’eux le pourrait après s’être orienté.
refuse-DM-R42 = Pas { $to } : à cette table, le Cannibale ne prend pas de Journaliste.
refuse-DM-R43 = Pas { $to } : dans un campement, on est à l’abri du Cannibale.
refuse-DM-R49 = On ne détruit qu’un campement adverse face visible.
refuse-DM-R52 = Trop court : à cette table, un piège va aussi loin que l’indique la flèche.
refuse-DM-R53 = Le piège ne peut pas aller là.
refuse-DM-R55 = L’automitrailleuse SS307 ne pourrait pas suivre en Montagne.
refuse-DM-R58 = Pas { $to } : un piège arrête le Biplan.
refuse-DM-R65 = Pas { $target } : il est à toi.
refuse-DM-R79 = Pas { $to } : une Journaliste y est déjà.
refuse-DM-R82 = D’abord, chacun choisit une couleur.
refuse-DM-R83 = Cette couleur est prise.
refuse-DM-R84 = Aucun pion n’est face cachée à cet endroit.

# Options de la table
option-dragon_traps = Pièges à Dragons
option-dragon_traps-help = Un vingtième pion chacun, qui affaiblit les Dragons voisins et que l’on pousse.
option-dragon_traps-false = non
option-dragon_traps-true = oui
option-warpath = Sentier de la guerre
option-warpath-help = Une fois par partie, chacun peut sacrifier un Sherpa pour une action de plus.
option-warpath-false = non
option-warpath-true = oui
option-setup_step = Mise en place
option-setup_step-help = Pions posés à chaque tour de mise en place.
option-setup_step-1 = un par un
option-setup_step-2 = deux par deux
option-dragon_vp_total = Points d’un Dragon
option-dragon_vp_total-help = Ce que vaut un Dragon pour qui l’a gagné.
option-dragon_vp_total-3 = 3
option-dragon_vp_total-4 = 4
option-prisoner_scores = Prisonniers sur un terrain
option-prisoner_scores-help = Qui marque pour un prisonnier sur une Jungle ou une Montagne.
option-prisoner_scores-captor = son ravisseur
option-prisoner_scores-nobody = personne
option-cannibal_takes_journalist = Journalistes et Cannibale
option-cannibal_takes_journalist-help = Un Cannibale peut-il capturer une Journaliste ?
option-cannibal_takes_journalist-true = capture permise
option-cannibal_takes_journalist-false = à l’abri
option-trap_helps_cannibal = Pièges et Cannibale
option-trap_helps_cannibal-help = Un piège affaiblit-il aussi un Dragon face à une capture ?
option-trap_helps_cannibal-true = oui
option-trap_helps_cannibal-false = non
option-any_flip_fights = Après un retournement
option-any_flip_fights-help = Faut-il combattre un adversaire retourné à côté de soi ?
option-any_flip_fights-never = pas de combat
option-any_flip_fights-if_adjacent = un combat
option-stuck_test = Personnage bloqué
option-stuck_test-help = Bloqué si rien n’est possible dans aucune orientation, ou dans l’orientation actuelle.
option-stuck_test-any_facing = toute orientation
option-stuck_test-current_facing = orientation actuelle
option-memory_aid = Mémoire
option-memory_aid-help = Ce que l’écran retient pour toi.
option-memory_aid-full = propriétaires, et ce que tu as vu
option-memory_aid-owner = propriétaires seulement
option-memory_aid-none = dos anonymes
option-quiet_rounds = Tours calmes
option-quiet_rounds-help = Tours sans pion retourné avant qu’il faille en retourner un.
option-quiet_rounds-8 = 8
option-quiet_rounds-4 = 4
option-quiet_rounds-6 = 6
option-quiet_rounds-12 = 12
option-quiet_rounds-0 = sans limite
option-max_rounds = Durée maximale
option-max_rounds-help = Tours après lesquels la partie s’arrête et se compte.
option-max_rounds-0 = sans limite
option-max_rounds-100 = 100 tours
option-max_rounds-200 = 200 tours
option-tie_break = Égalités
option-tie_break-help = Une égalité se partage, ou revient à qui a gagné plus de Dragons, puis de personnages.
option-tie_break-shared = partagées
option-tie_break-dragons = aux Dragons gagnés
option-biplane_crosses_traps = Biplan et pièges
option-biplane_crosses_traps-help = Si le Biplan survole un Piège à Dragons face visible. Il ne s’y pose jamais.
option-biplane_crosses_traps-false = les pièges l’arrêtent
option-biplane_crosses_traps-true = il les survole
option-push_distance = Pousser les pièges
option-push_distance-help = Un piège est poussé jusqu’au chiffre de la flèche, ou d’exactement ce nombre de cases.
option-push_distance-up_to = jusqu’au chiffre
option-push_distance-exact = exactement le chiffre
option-colours = Couleurs
option-colours-help = Les couleurs suivent les sièges, ou chacun choisit la sienne avant le tirage au sort.
option-colours-by_seat = selon le siège
option-colours-chosen = chacun choisit
option-setup = Mise en place
option-setup-help = Chacun place ses pions, ou le sort les place tous.
option-setup-placed = chacun place
option-setup-random = au sort

# Ce que compte le résultat
measure = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
what-explorer = Visible dès le début. Il n’a pas de pouvoir.
what-journalist = Personne ne la combat. Dans un camp adverse à la fin, elle vaut 7.
what-hunter = Combat avec 1 de plus dans son Campement, et en écarte les Journalistes.
what-sherpa = N’a pas de pouvoir.
what-dragon = Le combattant le plus fort. Vaut 3 à qui le bat.
what-cannibal = Marche sur un rival qui n’est pas plus fort et le fait prisonnier.
what-biplane = Survole personnages, terrains et pions face cachée.
what-ss307 = Détruit un Campement adverse voisin pour une action : 5 points. N’entre pas en Montagne.
what-campsite = La Journaliste adverse qui s’y trouve à la fin marque 7. N’y entrent que Journalistes et Chasseurs.
what-mountain = Qui s’y tient combat avec 1 de plus et marque à la fin.
what-jungle = Qui s’y tient à la fin marque des points.
what-swamp = Qui s’y tient combat avec 1 de moins.
what-tiger = Personne n’y entre ; le Biplan la survole.
what-back = Personne n’entre sur sa case. À côté d’un de tes personnages, tu peux le regarder ou le retourner.
house-stuck_test = Un personnage n’est bloqué que s’il l’est dans toute orientation.
house-memory_aid = La table retient à qui sont les pions, et ceux que tu as vus.
house-quiet_rounds = Après { $value } tours de table sans pion retourné, il faut en retourner un.
house-push_distance = Un piège est poussé d’au plus autant de cases que dit sa flèche.
house-colours = Les couleurs suivent les sièges.
fact = { $whose ->
    [you] combats engagés par toi
   *[all] { $n ->
        [one] combat
       *[other] combats
    }
}
source-scoop = Journaliste au campement
source-camps = Campements
source-dragons = Dragons
source-characters = Personnages
source-jungles = Jungles
source-mountains = Montagnes
source-tiger = Propre Tigre
