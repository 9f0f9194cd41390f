"""`tavola mcp`: the games for a language model, over stdio."""

from tavola.lab.extras import need


def mcp() -> None:
    """Speak the Model Context Protocol over stdio: a language model opens tables and plays."""
    need("mcp", extra="mcp")
    from tavola.cli.models.serving import serve  # late: only here its library is needed

    serve()
