"""What people have played."""

from __future__ import annotations

from tutable.server.api.endpoint import Call, Endpoint, Param, large
from tutable.server.errors import NotThere
from tutable.server.store import profile
from tutable.server.wire.people import Profile


async def get_person(call: Call) -> Profile:
    """Somebody's finished matches, as far as the one who asks may see them."""
    await large(call)
    person = call.path("person")
    if not person.isascii() or not person.isalnum():  # not everything a path can hold is text to a database
        raise NotThere()
    found = await call.server.db.read(lambda c: profile.profile(c, person, call.session.id))
    if found is None:
        raise NotThere()
    return found


PERSON = Param("person", {"type": "string", "maxLength": 40}, "The id of a person.", "path")

ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/people/{person}",
        "What somebody has played, and how well.",
        get_person,
        Profile,
        params=(PERSON,),
        refusals=(404,),
    ),
]
