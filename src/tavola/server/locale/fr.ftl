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
table-practice = C’est désormais une table d’entraînement.

undo-nothing = Rien à reprendre
undo-not-yours = La dernière décision n’était pas la tienne
undo-others = Quelqu’un a décidé depuis
undo-passed = Le tour est passé
undo-chance = Un dé a été lancé ou une carte tirée
undo-secret = Une chose cachée a été vue
undo-over = La partie est finie
undo-watching = Tu n’as pas de place ici

result-resigned = { $winner } gagne : { $loser } a abandonné.
result-resigned-alone = { $loser } a abandonné.
result-agreed = Nulle par accord.
result-closed = L’hôte a fermé la table.

bot-novice = Robot débutant
bot-club = Robot de club
bot-expert = Robot expert
bot-other = Robot { $level }
bot-for = { $name } ({ $bot })
somebody = une personne du public
former-player = Un ancien joueur

# Ce que veut dire 0 ou -1 quand une option est une limite
no-limit = sans limite
