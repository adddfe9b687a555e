"""Writing files so that nothing is ever half written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tutable.core.errors import BadSave


def write_text(path: str | Path, text: str) -> None:
    """Write so that a crash leaves the old file or the new one, never half of it."""
    path = Path(path)
    part = None
    try:
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=path.name + ".", suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except (OSError, ValueError) as error:
        if part is not None and os.path.exists(part):
            os.unlink(part)
        detail = getattr(error, "strerror", None) or str(error)
        raise BadSave(problem="unwritable", path=str(path), detail=detail) from None
