# The goal card
goal-win = { $crowns ->
    [one] Be the first to bring the crown of your objective home.
   *[other] Be the first to bring home all { $crowns } crowns on your objectives.
}
goal-turn = Roll. Walk your thief, and a guard if the die allows. Play up to 2 cards.
goal-look = Who wears a crown? Only they can be attacked. Guards obey whoever rolls.

# The first game, step by step
lesson-start-title = Start from a red dot
lesson-start-do-1 = Choose the red dot on K1
lesson-start-why = Bring home the crowns of your Objective cards before anyone else. Red dots are home.
lesson-start-done = Your thief waits outside the wall.
lesson-key-title = Fetch the red key
lesson-key-do-1 = Choose your thief on M4
lesson-key-do-2 = Then choose the key on L5
lesson-key-why = The dice say who walks and how far. Whoever enters a key cell gets its key.
lesson-key-done = The red key is yours. It pays for a red crown.
lesson-crown-title = Take the red crown
lesson-crown-do-1 = Choose your thief on K12
lesson-crown-do-2 = Go to J12, then choose it again
lesson-crown-why = A crown costs the key of its colour. A thief wears one crown at a time.
lesson-crown-done = Your thief wears red. Now rivals may attack it.
lesson-bar-title = Try to walk past a guard
lesson-bar-do-1 = Choose your thief on J12
lesson-bar-do-2 = Then choose the guard on I12
lesson-bar-why = A guard bars a thief’s way unless it sleeps. Thieves pass over each other.
lesson-bar-done = The table names the clause in the way. The way round leads over J11.
lesson-fight-title = Attack with a guard
lesson-fight-do-1 = Choose the guard on J9
lesson-fight-do-2 = Then choose K9
lesson-fight-do-3 = Then choose the Macaw on L9
lesson-fight-why = Guards obey whoever the dice allow. Only a thief who wears a crown is attacked.
lesson-fight-done = 5 beats 2. The yellow crown returns to its place.
lesson-answer-title = Add 2 to your defence
lesson-answer-do-1 = Choose “Add 2”
lesson-answer-why = The coach’s guard attacks you, and both roll. On a tie you keep the crown.
lesson-answer-done = 4 against 3 and 2. The beaten guard sleeps under your thief crown.
lesson-arrow-title = Shoot from a tower
lesson-arrow-do-1 = Choose your thief on N11
lesson-arrow-do-2 = Then choose the tower on O11
lesson-arrow-do-3 = Then choose the Macaw on N9
lesson-arrow-why = The Macaw is 3 away. The target and a 3 or more hit; a flop misses.
lesson-arrow-done = The target and a 5. The yellow crown returns to its place.
lesson-hide-title = Hide, then end your turn
lesson-hide-do-1 = Choose Hidden Thief in your hand
lesson-hide-do-2 = Then choose “End turn”
lesson-hide-why = You may play two cards a turn, and draw one at its end.
lesson-hide-done = Nobody may attack your thief until your next turn.
lesson-home-title = Bring the red crown home
lesson-home-do-1 = Choose your thief on K16
lesson-home-do-2 = Then choose the red dot on K17
lesson-home-do-3 = Then choose the red dot on G17
lesson-home-why = A crown is home on any red dot. From dot to dot the way is free.
lesson-home-done = Red is home. From G17 it is not far to the blue key.
lesson-win-title = Bring your last crown home
lesson-win-do-1 = Play Accelerated Walk for your thief
lesson-win-do-2 = Walk to the red dot on K17
lesson-win-why = Four steps and two more lead home. Whoever has every crown home wins at once.
