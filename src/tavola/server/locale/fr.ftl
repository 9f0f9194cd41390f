table-started = La partie commence.
table-joined = { $name } prend place.
table-left = { $name } quitte la table. Un robot continue.
table-bot = Un robot prend la place de { $name }.
table-joined-for = { $name } reprend la place { DE($other) }.
table-bot-empty = Un robot prend place.
table-stand-in = Un robot remplace { $name } pendant son absence.
table-back = { $name } est de retour et reprend sa place.
table-kicked = L’hôte renvoie { $name }.
table-kicked-on = L’hôte renvoie { $name }. Un robot continue.
table-muted = L’hôte fait taire { $name }.
table-unmuted = { $name } peut de nouveau parler.
table-closed = L’hôte ferme la table.
table-undo = { $steps ->
    [one] { $name } a repris un coup.
   *[other] { $name } a repris { $steps } coups.
}
table-resigned = { $name } abandonne.
table-resigned-on = { $name } abandonne. Un robot continue.
table-draw-offered = { $name } propose la nulle.
table-draw-accepted = { $name } accepte la nulle.
table-draw-declined = { $name } refuse la nulle.
table-draw-agreed = Nulle par accord.
table-timeout = Temps écoulé pour { $name } : { $action } est joué.
table-timeout-hidden = Temps écoulé pour { $name } : la table décide.
table-rest = { $name } laisse le reste à la table.
table-practice = C’est désormais une table d’entraînement.

undo-nothing = Rien à reprendre
undo-not-yours = La dernière décision n’était pas la tienne
undo-others = Quelqu’un a décidé depuis
undo-passed = Le tour est passé
undo-chance = Un dé a été lancé ou une carte tirée
undo-secret = Une chose cachée a été vue
undo-over = La partie est finie
undo-watching = Tu n’as pas de place ici
undo-lesson = Dans une leçon, Retour remet l’étape en place
undo-rated = Rien ne se reprend dans une partie classée
undo-asked = { $name } demande à reprendre

result-resigned = { $winner } gagne : { $loser } a abandonné.
result-resigned-alone = { $loser } a abandonné.
result-agreed = Nulle par accord.
result-closed = L’hôte a fermé la table.

bot-novice = Robot débutant
bot-casual = Robot amateur
bot-club = Robot de club
bot-expert = Robot expert
bot-other = Robot { $level }
bot-for = { $name } ({ $bot })
somebody = une personne du public
former-player = Un ancien joueur

# Ce que veut dire 0 ou -1 quand une option est une limite
no-limit = sans limite

# Leçons
coach = Guide
lesson-later = Plus tard. D’abord : { $title }.

# Ce qui est demandé aux autres
table-rematch-asked = { $name } demande une revanche.
table-rematch-agreed = { $name } accepte la revanche.
table-rematch-declined = { $name } refuse la revanche.
table-rematch-withdrawn = { $name } ne demande plus de revanche.
table-back-asked = { $name } demande à reprendre une décision.
table-back-agreed = { $name } est d’accord.
table-back-declined = { $name } refuse : rien n’est repris.
table-back-withdrawn = { $name } ne demande plus à reprendre.

# Comment une partie s’est terminée, pour qui lit
headline-won = Gagné
headline-lost = Perdu
headline-wins = { $winner } gagne
headline-won-by = Gagné de { $distance }
headline-lost-by = Perdu de { $distance }
headline-wins-by = { $winner } gagne de { $distance }
headline-won-with = Gagné avec { $score }
headline-lost-with = Perdu : { $winner } gagne avec { $score }
headline-wins-with = { $winner } gagne avec { $score }
headline-won-race = Gagné : { $score }, { $other } en avait { $n }
headline-lost-race = Perdu : { $winner } a { $score }, tu en avais { $n }
headline-wins-race = { $winner } gagne : { $score }, { $other } en avait { $n }
headline-won-left = Gagné, il te reste { $score }
headline-lost-left = Perdu : il reste { $score } à { $winner }
headline-wins-left = { $winner } gagne, il lui reste { $score }
headline-nobody = Personne ne gagne
headline-draw = Partie nulle
headline-draw-each = Partie nulle : { $score } chacun
headline-shared-you = Tu partages la victoire avec { $others }
headline-shared-you-each = Tu partages la victoire avec { $others }, { $score } chacun
headline-shared-lost = Perdu : { $others } partagent la victoire
headline-shared-lost-each = Perdu : { $others } partagent la victoire, { $score } chacun
headline-shared-other = { $others } partagent la victoire
headline-shared-other-each = { $others } partagent la victoire, { $score } chacun
headline-resigned-you = Tu as abandonné
headline-resigned-won = Gagné : { $loser } a abandonné
headline-resigned-other = { $loser } a abandonné, { $winner } gagne
headline-resigned-other-alone = { $loser } a abandonné
headline-agreed = Partie nulle d’un commun accord
headline-closed = La table a été fermée
names = { $first } et { $last }
score-to = à
figure-decisions = { $n ->
    [one] décision en tout
   *[other] décisions en tout
}
figure-yours = décisions étaient les tiennes
figure-of = { $n } sur { $all }
figure-draws = { $n ->
    [one] lancer ou tirage
   *[other] lancers et tirages
}
figure-minutes = { $n ->
    [one] minute de jeu
   *[other] minutes de jeu
}

# Ce qu’un navigateur apprend quand personne ne regarde
notice-turn = { $game } : à toi de jouer
