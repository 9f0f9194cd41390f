# The goal card
goal-win = { $crowns ->
    [one] Ramène avant tous la couronne de ton objectif.
   *[other] Ramène avant tous les { $crowns } couronnes de tes objectifs.
}
goal-turn = Lance les dés. Déplace ton voleur, et un garde si le dé le permet. Joue 2 cartes au plus.
goal-look = Qui porte une couronne ? On n’attaque que celui-là. Les gardes obéissent à qui lance.

# The first game, step by step
lesson-start-title = Pars d’un point rouge
lesson-start-do-1 = Choisis le point rouge en K1
lesson-start-why = Rapporte avant tous les couronnes de tes cartes Objectif. Les points rouges sont ta maison.
lesson-start-done = Ton voleur attend devant le rempart.
lesson-key-title = Va chercher la clé rouge
lesson-key-do-1 = Choisis ton voleur en M4
lesson-key-do-2 = Puis choisis la clé en L5
lesson-key-why = Les dés disent qui marche et jusqu’où. Qui entre sur une case de clé reçoit la clé.
lesson-key-done = La clé rouge est à toi. Elle paie une couronne rouge.
lesson-crown-title = Prends la couronne rouge
lesson-crown-do-1 = Choisis ton voleur en K12
lesson-crown-do-2 = Va en J12, puis choisis-la encore
lesson-crown-why = Une couronne coûte la clé de sa couleur. Un voleur en porte une seule à la fois.
lesson-crown-done = Ton voleur porte la rouge. Les rivaux peuvent maintenant l’attaquer.
lesson-bar-title = Essaie de passer un garde
lesson-bar-do-1 = Choisis ton voleur en J12
lesson-bar-do-2 = Puis choisis le garde en I12
lesson-bar-why = Un garde barre le passage, sauf s’il dort. Les voleurs passent les uns par-dessus les autres.
lesson-bar-done = La table nomme la règle en cause. Le détour passe par J11.
lesson-fight-title = Attaque avec un garde
lesson-fight-do-1 = Choisis le garde en J9
lesson-fight-do-2 = Puis choisis K9
lesson-fight-do-3 = Puis choisis l’Ara en L9
lesson-fight-why = Les dés disent qui mène les gardes. On n’attaque que qui porte une couronne.
lesson-fight-done = 5 bat 2. La couronne jaune revient à sa place.
lesson-answer-title = Ajoute 2 à ta défense
lesson-answer-do-1 = Choisis « Ajouter 2 »
lesson-answer-why = Le garde de l’adversaire t’attaque, et chacun lance un dé. À égalité tu gardes la couronne.
lesson-answer-done = 4 contre 3 et 2. Le garde battu dort sous ta couronne de voleur.
lesson-arrow-title = Tire d’une tour
lesson-arrow-do-1 = Choisis ton voleur en N11
lesson-arrow-do-2 = Puis choisis la tour en O11
lesson-arrow-do-3 = Puis choisis l’Ara en N9
lesson-arrow-why = L’Ara est à 3 cases. La cible et un 3 ou plus touchent ; l’autre face manque.
lesson-arrow-done = La cible et un 5. La couronne jaune revient à sa place.
lesson-hide-title = Cache-toi, puis finis ton tour
lesson-hide-do-1 = Choisis Voleur caché dans ta main
lesson-hide-do-2 = Puis choisis « Finir le tour »
lesson-hide-why = Tu peux jouer deux cartes par tour, et tu en pioches une à la fin.
lesson-hide-done = Personne ne peut attaquer ton voleur jusqu’à ton prochain tour.
lesson-home-title = Rapporte la couronne rouge
lesson-home-do-1 = Choisis ton voleur en K16
lesson-home-do-2 = Puis choisis le point rouge en K17
lesson-home-do-3 = Puis choisis le point rouge en G17
lesson-home-why = Tout point rouge sert de maison. D’un point à l’autre, le chemin est gratuit.
lesson-home-done = La rouge est rentrée. De G17, la clé bleue n’est pas loin.
lesson-win-title = Rapporte ta dernière couronne
lesson-win-do-1 = Joue Marche accélérée pour ton voleur
lesson-win-do-2 = Marche jusqu’au point rouge en K17
lesson-win-why = Quatre pas et deux de plus mènent à la maison. Qui a rentré toutes ses couronnes gagne aussitôt.
