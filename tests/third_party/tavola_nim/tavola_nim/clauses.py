"""Names for clauses."""

CARDS = 2  # NI-02
TURNS = 3  # NI-03
TAKE = 4  # NI-04
TOO_MANY = 5  # NI-05
SHOW = 6  # NI-06
SHOWN_ONCE = 7  # NI-07
LAST_COUNTER = 8  # NI-08
TOO_SMALL_A_HEAP = 1001  # NI-R01
