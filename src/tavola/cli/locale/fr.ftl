several = Lequel ? { $moves }
unfinished = { $typed } peut aller en : { $steps }
over = La partie est finie.
undone = Coup repris.
nothing-to-undo = Tu n’as encore rien décidé : rien à reprendre.
save-where = Où enregistrer ? Tape : save FICHIER
saved = { $file } enregistré, { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
not-saved = Impossible d’écrire { $file } : { $reason }.
nothing-there = Rien sur { $where }.
why-what = Pourquoi quoi ? Tape : why d2 e7, ou : why e7
allowed = { $move } est permis.
no-such-move = { $move } : rien à faire ici pour l’instant.
you = toi
player = joueur { $n }
bot = robot { $level }
waiting = { $name } réfléchit…
your-move = À toi
cover = Passe l’écran à { $name }.
cover-hint = Appuie sur Entrée quand { $name } est seul devant l’écran.
keys = ↑↓ choisir · Entrée prendre · Échap retour · ou tape-le · why · undo · save FICHIER · rules · help · quit
keys-over = undo · save FICHIER · rules · quit
help =
    Tape un coup par ses noms, comme sur le plateau : d2 e5. Le dernier suffit si une seule pièce peut y aller.
    ↑ ↓ parcourent les choix, Entrée ou → prend, Échap ou ← revient, Tab complète un mot.
    why d2 e7   quelle règle l’interdit (why e7 : pour ce qui peut bouger)
    look e7     ce qui s’y trouve
    moves       tous les coups permis
    log         les derniers événements
    rules       les règles du moment ; rules ID : l’une d’elles
    undo        retour à ta dernière décision ; les dés restent tels quels
    save FICHIER   enregistrer la partie
    quit        quitter la table
