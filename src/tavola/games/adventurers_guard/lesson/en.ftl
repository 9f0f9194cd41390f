# The goal card
goal-win = { $turn_limit ->
    [0] Take every enemy pawn. The adventurer falls last.
   *[other] Take every enemy pawn. After { $turn_limit } turns each, more pawns win.
}
goal-turn = Roll. Move one of your pawns of the type the die names.
goal-look = Guards shield the adventurer. Crossing the board adds range.

# The first game, step by step
lesson-die-title = Move the mage the die names
lesson-die-do-1 = Choose your mage on d1
lesson-die-do-2 = Then choose c2
lesson-die-why = 1 and 2: a mage. 3: the adventurer. 4: a ranger. 5 and 6: the warrior.
lesson-die-done = The die names the type. You choose the pawn.
lesson-bend-title = Walk round a corner
lesson-bend-do-1 = Choose your ranger on f2
lesson-bend-do-2 = Then choose f4
lesson-bend-why = A ranger steps diagonally, three times at most. The way may bend over empty tiles.
lesson-bend-done = Only the end tile is chosen. Any open way will do.
lesson-take-title = Take the warrior on d6
lesson-take-do-1 = Choose your ranger on d4
lesson-take-do-2 = Then choose d6
lesson-take-why = Landing on an enemy takes it out of the game for good.
lesson-take-done = North has five pawns left.
lesson-shield-title = Try to take the adventurer
lesson-shield-do-1 = Choose your ranger on d6
lesson-shield-do-2 = Then choose e9
lesson-shield-why = While any of its guards stands, the adventurer cannot be attacked.
lesson-shield-done = The table names the clause in the way. Nothing is lost by trying.
lesson-cross-title = Cross to the far row
lesson-cross-do-1 = Choose your warrior on g7
lesson-cross-do-2 = Then choose i9
lesson-cross-why = A pawn that ends on the far row gains 1 range and turns round.
lesson-cross-done = Your warrior has range 3 now, and walks towards home.
lesson-borrow-title = Move a rival’s pawn
lesson-borrow-do-1 = Choose the warrior on e5
lesson-borrow-do-2 = Then choose c5
lesson-borrow-why = You have no warrior left, so you move the enemy’s. It takes nothing.
lesson-borrow-done = You may not send it where you could take it.
lesson-last-title = Break the last guard
lesson-last-do-1 = Choose your warrior on e5
lesson-last-do-2 = Then choose g6
lesson-last-why = Once all five guards are gone, the adventurer is shielded no more.
lesson-last-done = Its shield is broken. Now any pawn may take it.
lesson-win-title = Take the adventurer
lesson-win-do-1 = Close in on the adventurer and take it
lesson-win-why = Whoever has no pawn left has lost. You are six against one.
