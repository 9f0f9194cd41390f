"""The stored tables. Moves are only ever added; migrations/ builds the same schema step by step."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

players = Table(
    "players",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("key", LargeBinary(32), nullable=False, unique=True),  # a hash
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=True),  # to the day; nothing: not since there is this column
    Column("gone", Float, nullable=True),  # wishes to be forgotten, since then; forgetting.py
    Column("hidden", Boolean, nullable=True),  # has no profile for others
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("start", JSON, nullable=True),  # a position, where the game does not begin at the beginning
    Column("origin", String(20), nullable=False),  # "", "record", "branch", "rematch"; "upload" until it is all there
    Column("host", String(40), ForeignKey("players.id"), nullable=False),
    Column("status", String(10), nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", JSON, nullable=True),
    Column("next", String(40), nullable=True),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("actor", Integer, nullable=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("rated", Boolean, nullable=True),
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_host", "host"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # player, bot, open, invite
    Column("player", String(40), ForeignKey("players.id"), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=True),
    Column("screen", Boolean, nullable=False),
    Column("invite", LargeBinary(32), nullable=True),  # a hash
)

entries = Table(
    "entries",
    METADATA,
    Column("table", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # two writers cannot both write the same one
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("body", Text, nullable=False),
    Column("move", String(64), nullable=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,  # a table's entries lie together: a move dirties one page, not three
)

reviews = Table(  # of games that are over
    "reviews",
    METADATA,
    Column("table", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, nullable=False),  # where the game ended when it was judged
    Column("body", Text, nullable=False),
)

results = Table(  # of games that are over; they outlive their tables
    "results",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(80), nullable=False),
    Column("mode", String(40), nullable=False),  # preset and seats
    Column("player", String(40), nullable=True),
    Column("level", String(40), nullable=True),  # of a bot
    Column("place", Integer, nullable=False),  # 0: nobody has won or lost
    Column("score", Float, nullable=True),  # 1 won, 0.5 shared, 0 lost
    Column("at", Float, nullable=False),
    Column("rated", Boolean, nullable=True),
    Index("results_by_player", "player", "at"),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("who", String(60), primary_key=True),  # a player, or bot:LEVEL
    Column("game", String(80), primary_key=True),
    Column("mode", String(40), primary_key=True),
    Column("season", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ratings_by_game", "game", "season", "mode"),
)

pulse = Table(
    "pulse",
    METADATA,
    Column("process", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),  # when it was last felt
    Column("weight", Text, nullable=False),  # more than a move takes: a full disk may have room for a few bytes
)

pushes = Table(  # browsers that are told
    "pushes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("player", String(40), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(500), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("created", Float, nullable=False),
)

hooks = Table(  # addresses that are called
    "hooks",
    METADATA,
    Column("player", String(40), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("url", String(500), nullable=False),
    Column("secret", String(60), nullable=False),  # calls are signed with it: a hash would not do
    Column("base", String(200), nullable=False),
    Column("failed", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # the credential's, base64url
    Column("player", String(40), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # public
    Column("count", BigInteger, nullable=False),  # of its signatures; 0 for ever where it does not count
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
)

devices = Table(  # where somebody with a passkey is in
    "devices",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("player", String(40), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", LargeBinary(32), nullable=False, unique=True),  # a hash
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("proved", Float, nullable=False),  # when it last showed a passkey or a recovery code
)

codes = Table(  # for who has lost every passkey; each goes when it is used
    "codes",
    METADATA,
    Column("code", LargeBinary(32), primary_key=True),  # a hash
    Column("player", String(40), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
)

challenges = Table(  # what passkeys are asked to sign; each goes with the first answer
    "challenges",
    METADATA,
    Column("asked", LargeBinary(32), primary_key=True),  # whom: the hash of a cookie that was given with it
    Column("player", String(40), nullable=True),  # to whom the new passkey is to belong
    Column("challenge", LargeBinary, nullable=False),
    Column("until", Float, nullable=False, index=True),
)

own_keys = Table(  # of the server
    "own_keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(100), nullable=False),
)

admins = Table(
    "admins",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("key", LargeBinary(32), nullable=False, unique=True),  # a hash
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("revoked", Float, nullable=True),
)

bans = Table(
    "bans",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),  # address, player, or mute: a player who is not heard
    Column("what", String(60), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=True),
    Column("by", String(40), nullable=False),
)

office = Table(  # what admins did
    "office",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("by", String(40), nullable=False),
    Column("deed", String(40), nullable=False),
    Column("what", String(80), nullable=False),
    Column("more", String(400), nullable=False),
)
