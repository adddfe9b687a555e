"""The client's files: built once, served from the package; every other path is the client's own."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

FOLDER = Path(__file__).parent / "static"
INDEX = "index.html"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tutable</title>
<h1>Tutable</h1>
<p>The server runs, but it was installed without its client. In the project's folder <code>make setup</code>
builds it and says what is missing; then start again.</p>
<p>Everything else is there: <a href="./health">health</a>, <a href="./openapi.json">OpenAPI</a>.</p>
</html>
"""
# Where the client finds the path at which it is shown.
PATH = '<meta name="tutable-path" content="{}"'
# What Vite names after its content never changes.
FOR_EVER = "public, max-age=31536000, immutable"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


async def client(request: Request) -> Response:
    """A file of the client, or the page that finds its way by the path."""
    found = file(request.url.path, "br" in request.headers.get("accept-encoding", ""))
    if found is not None:
        return found
    index = FOLDER / INDEX
    text = index.read_text("utf-8") if index.is_file() else NOT_BUILT
    return HTMLResponse(
        page(text, request.app.state.server.settings.path), headers={"cache-control": "no-cache"}
    )


def page(text: str, path: str) -> str:
    """The page has many addresses, so what it names relative to itself is named from our path instead."""
    return text.replace('"./', f'"{path}/').replace(PATH.format(""), PATH.format(path))


def file(path: str, brotli: bool) -> Response | None:
    """Only files below the folder, however the path is written."""
    if "\0" in path:
        return None
    name = path.lstrip("/")
    wanted = (FOLDER / name).resolve()
    if not name or not wanted.is_relative_to(FOLDER.resolve()) or wanted.suffix in (".br", ".gz"):
        return None
    try:
        if not wanted.is_file():
            return None
    except OSError:  # a name longer than any file's
        return None
    cache = FOR_EVER if name.startswith("assets/") else "no-cache"
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    packed = wanted.with_name(wanted.name + ".br")
    if brotli and packed.is_file():
        return FileResponse(packed, media_type=kind, headers=headers | {"content-encoding": "br"})
    return FileResponse(wanted, media_type=kind, headers=headers)
