"""Every HTTP endpoint against its own description."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests import MANY
from tests.server.harness import Person, Running
from tutable.server.api.spec import openapi
from tutable.server.app import ENDPOINTS

DATABASE = "postgres"  # the stricter about what it is sent
FORM = [status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(openapi(ENDPOINTS))


@pytest.fixture(scope="module")
def anna(server: Running) -> Iterator[Person]:
    with Person(server) as found:
        yield found


@schema.parametrize()
@settings(max_examples=200 if MANY else 25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_endpoint_keeps_its_word(case: schemathesis.Case[Any], anna: Person) -> None:
    if case.method.upper() == "DELETE" or case.path.endswith("/sign-out"):  # would sign the one out who asks
        return
    if case.path_parameters and "table" in case.path_parameters:
        case.path_parameters["table"] = case.path_parameters["table"] or "x"
    headers = {"X-CSRF": anna.csrf, "Cookie": f"tutable={anna.http.cookies['tutable']}"}
    response = case.call(base_url=anna.server.address, headers=headers)
    if response.status_code == 503:  # the one thing this server does not have
        assert response.json()["code"] == "mail-away"
        case.validate_response(response, checks=FORM)
    else:
        case.validate_response(response, checks=[not_a_server_error, *FORM])


def test_the_document_is_served(server: Running) -> None:
    with httpx2.Client(base_url=server.address) as client:
        document = client.get("/openapi.json").json()
        assert document == openapi(ENDPOINTS)
        assert len(document["paths"]) >= 16
