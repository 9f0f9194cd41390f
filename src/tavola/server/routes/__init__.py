"""The HTTP half of docs/protocol.md, one file a section."""
