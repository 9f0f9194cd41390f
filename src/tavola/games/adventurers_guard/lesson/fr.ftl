# The goal card
goal-win = { $turn_limit ->
    [0] Prends tous les pions ennemis. L’aventurier tombe le dernier.
   *[other] Prends tous les pions ennemis. Après { $turn_limit } tours, le nombre décide.
}
goal-turn = Lance le dé. Déplace un de tes pions du type qu’il désigne.
goal-look = La garde protège l’aventurier. Traverser donne de la portée.

# The first game, step by step
lesson-die-title = Déplace le mage que le dé désigne
lesson-die-do-1 = Choisis ton mage en d1
lesson-die-do-2 = Puis choisis c2
lesson-die-why = 1 et 2 : un mage. 3 : l’aventurier. 4 : un rôdeur. 5 et 6 : le guerrier.
lesson-die-done = Le dé désigne le type. Toi, tu choisis le pion.
lesson-bend-title = Marche en tournant
lesson-bend-do-1 = Choisis ton rôdeur en f2
lesson-bend-do-2 = Puis choisis f4
lesson-bend-why = Un rôdeur fait trois pas en diagonale au plus. Son chemin peut tourner sur des cases vides.
lesson-bend-done = Seule la case d’arrivée se choisit. Tout chemin libre convient.
lesson-take-title = Prends le guerrier en d6
lesson-take-do-1 = Choisis ton rôdeur en d4
lesson-take-do-2 = Puis choisis d6
lesson-take-why = Arriver sur un ennemi le retire du jeu pour de bon.
lesson-take-done = Il reste cinq pions au Nord.
lesson-shield-title = Essaie de prendre l’aventurier
lesson-shield-do-1 = Choisis ton rôdeur en d6
lesson-shield-do-2 = Puis choisis e9
lesson-shield-why = Tant qu’un de ses gardes est debout, l’aventurier ne peut pas être attaqué.
lesson-shield-done = La table nomme la règle en cause. Essayer ne coûte rien.
lesson-cross-title = Traverse jusqu’à la dernière rangée
lesson-cross-do-1 = Choisis ton guerrier en g7
lesson-cross-do-2 = Puis choisis i9
lesson-cross-why = Un pion qui finit sur la rangée d’en face gagne 1 de portée et fait demi-tour.
lesson-cross-done = Ton guerrier a maintenant 3 de portée et marche vers chez lui.
lesson-borrow-title = Déplace un pion adverse
lesson-borrow-do-1 = Choisis le guerrier en e5
lesson-borrow-do-2 = Puis choisis c5
lesson-borrow-why = Tu n’as plus de guerrier, donc tu déplaces celui de l’ennemi. Il ne prend rien.
lesson-borrow-done = Tu ne peux pas l’envoyer là où tu pourrais le prendre.
lesson-last-title = Brise la dernière garde
lesson-last-do-1 = Choisis ton guerrier en e5
lesson-last-do-2 = Puis choisis g6
lesson-last-why = Une fois les cinq gardes partis, l’aventurier n’est plus protégé.
lesson-last-done = Sa protection est brisée. Tout pion peut maintenant le prendre.
lesson-win-title = Prends l’aventurier
lesson-win-do-1 = Approche-toi de l’aventurier et prends-le
lesson-win-why = Qui n’a plus de pion a perdu. Vous êtes six contre un.
