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
no-such-move = { $move } : rien à faire ici pour l’instant ; `moves` donne tous les coups permis.
you = toi
player = joueur { $n }
bot = robot { $level }
waiting = { $name } réfléchit…
your-move = À toi
cover = Passe l’écran à { $name }.
cover-hint = Appuie sur Entrée quand { $name } est seul devant l’écran.
keys = ↑↓ choisir · Entrée prendre · Échap retour · ou tape-le · why · hint · undo · save FICHIER · rules · help · quit
keys-over = undo · save FICHIER · rules · quit
help =
    Tape un coup par ses noms, comme sur le plateau : d2 e5. Le dernier suffit si une seule pièce peut y aller.
    ↑ ↓ parcourent les choix, Entrée ou → prend, Échap ou ← revient, Tab complète un mot.
    why d2 e7   quelle règle l’interdit (why e7 : pour ce qui peut bouger)
    look e7     ce qui s’y trouve
    moves       tous les coups permis
    log         les derniers événements
    rules       les règles du moment ; rules ID : l’une d’elles
    hint        les meilleures choses à faire, et ce que vaut chacune
    undo        retour à ta dernière décision ; les dés restent tels quels
    save FICHIER   enregistrer la partie
    quit        quitter la table
told-head = { $game }. Tu tiens le siège { $seat } : { $role }.
told-happened = Ce qui s’est passé
told-asked = Question du moment
told-dice = Dés
told-used = utilisé
told-seats = Sièges
told-seat = siège { $n }
told-decides = doit décider
told-board = Plateau
told-near = à côté de { $ids }
told-free = rien
told-beside = À côté du plateau
told-result = Résultat
told-moves = { $n ->
    [one] Il y a { $n } coup permis.
   *[other] Il y a { $n } coups permis.
}
told-not-over = La partie n’est pas finie : { $n ->
    [one] { $n } action
   *[other] { $n } actions
} jusqu’ici.
told-winners = Victoire de : { $who }
told-no-winner = Personne n’a gagné.
lesson-none = { $title } n’a pas encore de leçon. Tape : tavola play { $slug } --bot novice
lesson-coach = guide
lesson-step = Étape { $n } sur { $of }
lesson-later = Plus tard. D’abord : { $title }.
lesson-show = Tape : { $move }
lesson-over = Tu as joué chaque sorte de coup.
lesson-keys = tape le coup · show · next · back · skip · why · rules · quit
hint-move = { $move } : { $share } sur 100, à { $band } près
hint-behind = { $move } : { $share }, { $behind } de moins, à { $band } près
hint-others = { $n ->
    [one] { $n } autre coup semblait moins bon
   *[other] { $n } autres coups semblaient moins bons
} : { $most } ou moins
hint-none = Il n’y a rien à décider.
review-seat = siège
review-start = départ
review-dice = dés
review-own = ses décisions
review-others = décisions des autres
review-facts = faits
review-result = résultat
review-open = Ces nombres ne tombent pas encore juste : le reste dépasse ce que permettent les marges. Davantage de futurs aident.
review-mistakes = { $name } : { $n ->
    [0] aucune décision n’a sûrement coûté plus de 3 points
    [one] { $n } décision a sûrement coûté plus de 3 points
   *[other] { $n } décisions ont sûrement coûté plus de 3 points
}
review-mistake = coup { $ply } : { $played }, { $cost } ; mieux : { $better }
