# The goal card
goal-win = { $solo ->
    [yes] Hold { $shrines } island shrines and the cave shrine. Your explorer must not fall.
   *[no] Be the first to hold { $shrines } island shrines and the one in the cave.
}
goal-turn = Two dice: your speed, and cards to gather. Then move, discover, buy, attack.
goal-look = New tiles at the edge, farms that feed you, armies beside your explorer.

# The first game, step by step
lesson-dice-title = Make the 5 your speed
lesson-dice-do-1 = Choose Speed 5, gather 2
lesson-dice-why = One die is your speed. The other is how many cards you gather.
lesson-dice-done = The 2 gathers 2 food: your explorer stands on food.
lesson-discover-title = Discover a tile
lesson-discover-do-1 = Have Hector discover a tile
lesson-discover-do-2 = Then choose where the tile goes
lesson-discover-why = At the edge of the map, 1 speed turns a tile over. It touches two others.
lesson-discover-done = You enter land at once. Beside water or a shrine you stay where you are.
lesson-farmhouse-title = Build a farmhouse
lesson-farmhouse-do-1 = Choose Farmhouse
lesson-farmhouse-do-2 = Then the corner of three tiles
lesson-farmhouse-why = A farmhouse serves all tiles at its corner: here food, wood and gold.
lesson-farmhouse-done = It cost 2 wood. Now it needs somebody who farms.
lesson-villager-title = Send a villager to the wood
lesson-villager-do-1 = Choose Villager
lesson-villager-do-2 = Then the wood tile
lesson-villager-why = A villager at your farmhouse farms its tile for you. It costs 2 food.
lesson-villager-done = You farm gold with your explorer, and wood with your villager.
lesson-gather-title = Gather wood and gold
lesson-gather-do-1 = Take 2 wood
lesson-gather-do-2 = Take 2 gold, and confirm
lesson-gather-why = The gather die shows 4. Mix the types of the tiles you farm as you like.
lesson-gather-done = Six cards, two of each type, buy an offering.
lesson-shrine-title = Try to enter the shrine
lesson-shrine-do-1 = Choose your explorer
lesson-shrine-do-2 = Then the shrine
lesson-shrine-why = Nobody moves onto a shrine of the island, or onto water.
lesson-shrine-done = The table names the clause in the way. A shrine is served from beside it.
lesson-offer-title = Place an offering
lesson-offer-do-1 = Choose Offering
lesson-offer-do-2 = Then the shrine
lesson-offer-why = Beside a shrine you buy its offering, for two cards of each type.
lesson-offer-done = You control the shrine. Your explorer has strength 2 now.
lesson-army-title = Attack with two villagers
lesson-army-do-1 = Choose your villagers
lesson-army-do-2 = Then William’s tile, with both of them
lesson-army-why = An army steps for 1 gold. Each strength rolls one die; the higher sum wins.
lesson-army-done = 9 beats 3. William is off the map, and half of his cards are yours.
lesson-cave-title = Dig in the cave
lesson-cave-do-1 = Have Hector discover a tile
lesson-cave-do-2 = Then lay the tile
lesson-cave-why = The cave is a map of its own. A dweller found there is fought at once.
lesson-cave-done = Two shrines make your strength 3. The Tiger’s 2 was not enough.
lesson-win-title = Control the fourth shrine
lesson-win-do-1 = Choose your speed
lesson-win-do-2 = Walk beside the last shrine
lesson-win-do-3 = Place your offering
lesson-win-why = You hold the cave shrine and two of the island. Four shrines win at once.
