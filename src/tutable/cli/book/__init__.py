"""The rules and component tables as pages: on the screen and as Markdown."""
