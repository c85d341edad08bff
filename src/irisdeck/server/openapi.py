"""The OpenAPI description of the API: what its routes have in common, the document, and its parts for the page /api."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from litestar import MediaType
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from irisdeck.server import tokens
from irisdeck.server.bodies import BODIES, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar

    from irisdeck.server.site import SiteRequest

PATH = "/api/v1"
REFUSALS = {
    400: "The request is not understood.",
    401: "There is no token, or it is not known (any more).",
    403: "The token may not do this.",
    404: "There is no such table, deal or puzzle.",
    409: "The table does not allow it now.",
    413: "The request is too long.",
    422: "There is no such game, option, seat, bot, move or code.",
    429: "Too many requests.",
}  # by status


# -- Routes --


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, by status; any route may answer 400 and 429."""
    texts = {status: REFUSALS[status] for status in sorted({400, 429, *statuses})}
    return {status: ResponseSpec(Problem, description=text, generate_examples=False) for status, text in texts.items()}


def route(scope: str, summary: str, *statuses: int) -> dict[str, Any]:
    """What all routes declare: the scope that a token needs, a line of summary, and the refusals."""
    return {
        "guards": [tokens.needs(scope)],
        "security": [{"token": [scope]}],
        "summary": summary,
        "responses": problems(401, 403, *statuses),
    }


# -- The document --


class Document(JsonRenderPlugin):
    """Renders the description as JSON."""

    def render(self, request: SiteRequest, openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(precise(openapi_schema))


def precise(document: dict[str, Any]) -> dict[str, Any]:
    """The description with bodies as msgspec reads them: Litestar's forgets bounds, and that other keys are refused."""
    _, schemas = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    document["components"]["schemas"] = schemas
    return document


@cache
def document(app: Litestar) -> dict[str, Any]:
    """The description of an application; it never changes."""
    return precise(app.openapi_schema.to_schema())


def config() -> OpenAPIConfig:
    """How Litestar describes the API."""
    token = SecurityScheme(type="http", scheme="bearer", description="A token made on the page /you.")
    return OpenAPIConfig(
        title="Irisdeck",
        version="1.0.0",
        description="Tables of three card games for programs. Refusals are told in the language of Accept-Language.",
        components=Components(security_schemes={"token": token}),
        path=f"{PATH}/openapi.json",  # and no more: beneath its path Litestar answers whatever nobody else does
        render_plugins=[Document(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
        use_handler_docstrings=True,
    )


# -- For people --


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """All operations: the method, the path, and the description."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


class Field(NamedTuple):
    """A field of a body."""

    name: str
    type: str
    about: str
    example: str
    needed: bool


class BodyText(NamedTuple):
    """A body of requests or answers, in words."""

    name: str
    about: str
    fields: list[Field]


def body_texts(document: dict[str, Any]) -> list[BodyText]:
    """All bodies, by name."""
    schemas = document["components"]["schemas"]
    return sorted(BodyText(name, schema.get("description", ""), fields_of(schema)) for name, schema in schemas.items())


def fields_of(schema: dict[str, Any]) -> list[Field]:
    """The fields of a body."""
    needed = schema.get("required", ())
    return [
        Field(key, type_in_words(value), value.get("description", ""), example_of(value), key in needed)
        for key, value in schema.get("properties", {}).items()
    ]


def example_of(schema: dict[str, Any]) -> str:
    """The example of a field as it would be sent, if there is one."""
    return json.dumps(schema["examples"][0], ensure_ascii=False) if "examples" in schema else ""


def type_in_words(schema: dict[str, Any]) -> str:
    """'list of SeatShown', 'integer or null', '"sit"'."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema or "const" in schema:
        return " | ".join(f'"{value}"' for value in schema.get("enum", [schema.get("const")]))
    for key in ("allOf", "anyOf", "oneOf"):
        if key in schema:
            return " | ".join(type_in_words(part) for part in schema[key])
    if schema.get("type") == "array":
        return f"list of {type_in_words(schema['items'])}"
    return str(schema.get("type", "anything"))
