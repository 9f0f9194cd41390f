# The goal card
goal-win = { $solo ->
    [yes] Tiens { $shrines } sanctuaires de l’île et celui de la grotte, sans que ton explorateur tombe.
   *[no] Tiens avant tous { $shrines } sanctuaires de l’île et celui de la grotte.
}
goal-turn = Deux dés : ta vitesse et tes cartes à récolter. Avance, découvre, achète, attaque.
goal-look = Les tuiles au bord, les fermes qui te nourrissent, les armées près de toi.

# The first game, step by step
lesson-dice-title = Fais du 5 ta vitesse
lesson-dice-do-1 = Choisis Vitesse 5, récolte 2
lesson-dice-why = Un dé est ta vitesse. L’autre dit combien de cartes tu récoltes.
lesson-dice-done = Le 2 récolte 2 vivres : ton explorateur est sur une tuile de vivres.
lesson-discover-title = Découvre une tuile
lesson-discover-do-1 = Fais découvrir une tuile à Hector
lesson-discover-do-2 = Puis choisis où va la tuile
lesson-discover-why = Au bord de la carte, 1 de vitesse retourne une tuile. Elle en touche deux autres.
lesson-discover-done = Tu entres aussitôt sur la terre. Devant l’eau ou un sanctuaire, tu restes où tu es.
lesson-farmhouse-title = Construis une ferme
lesson-farmhouse-do-1 = Choisis Ferme
lesson-farmhouse-do-2 = Puis le coin des trois tuiles
lesson-farmhouse-why = Une ferme sert toutes les tuiles de son coin : ici vivres, bois et or.
lesson-farmhouse-done = Elle a coûté 2 bois. Il lui faut maintenant quelqu’un qui cultive.
lesson-villager-title = Envoie un villageois au bois
lesson-villager-do-1 = Choisis Villageois
lesson-villager-do-2 = Puis la tuile de bois
lesson-villager-why = Un villageois près de ta ferme cultive sa tuile pour toi. Il coûte 2 vivres.
lesson-villager-done = Tu cultives l’or avec ton explorateur, et le bois avec ton villageois.
lesson-gather-title = Récolte du bois et de l’or
lesson-gather-do-1 = Prends 2 bois
lesson-gather-do-2 = Prends 2 or, et confirme
lesson-gather-why = Le dé de récolte montre 4. Mélange à ton gré les types des tuiles que tu cultives.
lesson-gather-done = Six cartes, deux de chaque type, paient une offrande.
lesson-shrine-title = Essaie d’entrer dans le sanctuaire
lesson-shrine-do-1 = Choisis ton explorateur
lesson-shrine-do-2 = Puis le sanctuaire
lesson-shrine-why = Personne ne va sur un sanctuaire de l’île, ni sur l’eau.
lesson-shrine-done = La table nomme la règle en cause. Un sanctuaire se sert depuis la tuile voisine.
lesson-offer-title = Dépose une offrande
lesson-offer-do-1 = Choisis Offrande
lesson-offer-do-2 = Puis le sanctuaire
lesson-offer-why = Depuis la tuile voisine d’un sanctuaire, tu achètes son offrande : deux cartes de chaque type.
lesson-offer-done = Le sanctuaire est à toi. Ton explorateur a maintenant une force de 2.
lesson-army-title = Attaque avec deux villageois
lesson-army-do-1 = Choisis tes villageois
lesson-army-do-2 = Puis la tuile de William, avec les deux
lesson-army-why = Une armée fait un pas pour 1 or. Chaque point de force lance un dé ; la plus haute somme gagne.
lesson-army-done = 9 bat 3. William quitte la carte, et la moitié de ses cartes est à toi.
lesson-cave-title = Creuse dans la grotte
lesson-cave-do-1 = Fais découvrir une tuile à Hector
lesson-cave-do-2 = Puis pose la tuile
lesson-cave-why = La grotte est une carte à part. Un monstre qu’on y trouve se combat aussitôt.
lesson-cave-done = Deux sanctuaires portent ta force à 3. Les 2 du tigre n’ont pas suffi.
lesson-win-title = Prends le quatrième sanctuaire
lesson-win-do-1 = Choisis ta vitesse
lesson-win-do-2 = Va près du dernier sanctuaire
lesson-win-do-3 = Dépose ton offrande
lesson-win-why = Tu tiens le sanctuaire de la grotte et deux de l’île. Quatre sanctuaires gagnent aussitôt.
