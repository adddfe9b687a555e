"""OpenAPI, made from the endpoints themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tutable._version import __version__
from tutable.server.api.endpoint import Endpoint
from tutable.server.wire.values import Refusal

REF = "#/components/schemas/{name}"
JSON = "application/json"


def openapi(endpoints: Sequence[Endpoint], path: str = "") -> dict[str, Any]:
    """The document behind /openapi.json, of a server that is shown at a path."""
    kinds = [kind for e in endpoints for kind in (e.answer, e.body) if kind is not None]
    kinds = [Refusal, *kinds]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    found = iter(schemas[1:])
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        answer = next(found) if endpoint.answer is not None else None
        body = next(found) if endpoint.body is not None else None
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, answer, body)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tutable", "version": __version__, "license": {"name": "MIT"}},
        "servers": [{"url": path or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "tutable"}},
        },
    }


def operation(endpoint: Endpoint, answer: Any, body: Any) -> dict[str, Any]:
    schema = answer if answer is not None else {"type": "string"}
    responses: dict[str, Any] = {
        "200": {"description": "Done.", "content": {endpoint.content: {"schema": schema}}}
    }
    for code in sorted(refusals(endpoint)):
        responses[str(code)] = {
            "description": "Refused.",
            "content": {JSON: {"schema": {"$ref": REF.format(name="Refusal")}}},
        }
    params = [
        {
            "name": param.name,
            "in": param.where,
            "required": param.where == "path",
            "schema": param.schema,
            "description": param.about,
        }
        for param in endpoint.params
    ]
    found: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": re.sub(r"\W+", "_", f"{endpoint.method.lower()} {endpoint.path}").strip("_"),
        "parameters": params + (csrf() if endpoint.changes else []),
        "responses": responses,
    }
    if not endpoint.open:
        found["security"] = [{"session": []}]
    if body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    return found


def refusals(endpoint: Endpoint) -> set[int]:
    """What every endpoint of this kind may answer, and what it says itself."""
    found = {403, 429, 500, 503, *endpoint.refusals}
    if not endpoint.open:
        found.add(401)
    if endpoint.body is not None:
        found |= {400, 413}
    return found


def csrf() -> list[dict[str, Any]]:
    return [{"name": "X-CSRF", "in": "header", "required": True, "schema": {"type": "string"}}]
