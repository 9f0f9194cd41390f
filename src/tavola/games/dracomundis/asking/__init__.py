"""What a person sees of each question: prompt, ids, labels, and what is played when time is up."""

from typing import Final

from tavola.games.dracomundis.asking.colouring import Colour, Colouring
from tavola.games.dracomundis.asking.destroying import Destroy
from tavola.games.dracomundis.asking.ending import EndTurn
from tavola.games.dracomundis.asking.facing import Face, Facing, FacingExplorer
from tavola.games.dracomundis.asking.fighting import Fight
from tavola.games.dracomundis.asking.first import First
from tavola.games.dracomundis.asking.flipping import Flip
from tavola.games.dracomundis.asking.looking import Look
from tavola.games.dracomundis.asking.moving import Move
from tavola.games.dracomundis.asking.orienting import Orient
from tavola.games.dracomundis.asking.over import Over
from tavola.games.dracomundis.asking.picking import Pick, Picking
from tavola.games.dracomundis.asking.placing import Place, Placing
from tavola.games.dracomundis.asking.pushing import Push
from tavola.games.dracomundis.asking.revealing import Reveal
from tavola.games.dracomundis.asking.sacrificing import Sacrifice
from tavola.games.dracomundis.asking.turn import Turn
from tavola.kernel.asking import by_name

PICK: Final = Pick()
PLACE: Final = Place()
FACE: Final = Face()
# where one thing is pointed at: look and flip if they are allowed, else reveal
POINTED_AT: Final = (Look(), Flip(), Reveal(), Fight())
# a character and what it does: a square to go to comes last, whatever lies there; and the button beside the valley
DONE_BY: Final = (Orient(), Sacrifice(), Destroy(), Move(), EndTurn())
ANY_TIME: Final = (PICK, *POINTED_AT, *DONE_BY)

ASKING: Final = by_name(
    [
        Colouring("colour", (Colour(),), ANY_TIME),
        First("first", (), ANY_TIME),
        Picking("pick", (PICK,), (PLACE, *DONE_BY)),
        Placing("place", (PLACE,), (PICK, *DONE_BY)),
        FacingExplorer("face_explorer", ("DM-R06",), (FACE,), ANY_TIME),
        Turn("turn", (*POINTED_AT, *DONE_BY, Push()), (PICK,)),
        Facing("face", ("DM-23", "DM-R29"), (FACE,), ANY_TIME),
        Over("over", (), ANY_TIME),
    ]
)
