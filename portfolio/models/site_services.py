"""The keys of ``analytics`` and ``comments`` in ``site.yaml``: every service that there is."""

from __future__ import annotations

from pkgutil import iter_modules
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BeforeValidator, Field, create_model, model_validator

import portfolio.services
from portfolio.errors import BuildError
from portfolio.models.base import Model
from portfolio.models.service import AnalyticsService, CommentsService, Service
from portfolio.section_modules import classes_of, import_own, place_of


class ChosenServices(Model):
    """Services of one kind that a site uses, by their names."""

    @property
    def chosen(self) -> tuple[Any, ...]:
        """The services that the owner has chosen."""
        return tuple(service for _, service in self if service)


class OneService(ChosenServices):
    """Services of which a site uses one at most."""

    @model_validator(mode="after")
    def _one(self) -> OneService:
        if len(self.chosen) > 1:
            raise ValueError("expected one service")
        return self


def services() -> dict[str, type[Service]]:
    """Returns the model of each service by the name of its file.

    Raises:
        BuildError: A module cannot be imported, or has no service or several.
    """
    found: dict[str, type[Service]] = {}
    for name in sorted({module.name for module in iter_modules(portfolio.services.__path__)}):
        module = import_own(f"portfolio.services.{name}")
        services = classes_of(module, Service)
        if len(services) != 1:
            raise BuildError(
                f"{place_of(module)}  expected one subclass of AnalyticsService or "
                f"CommentsService; found {len(services)}"
            )
        found[name] = services[0]
    return found


def _or_defaults(value: Any) -> Any:
    """Returns the settings of a service that is named without any."""
    return {} if value is None else value


def _model(name: str, doc: str, base: type[ChosenServices], kind: type[Service]) -> Any:
    """Returns a model with a key for each service of a kind."""
    fields: dict[str, Any] = {}
    for key, service in services().items():
        if issubclass(service, kind):
            annotation = Annotated[service | None, BeforeValidator(_or_defaults)]
            fields[key] = (annotation, Field(None, description=service.__doc__))
    return create_model(name, __base__=base, __module__=__name__, __doc__=doc, **fields)


if TYPE_CHECKING:
    Analytics = ChosenServices
    Comments = OneService
else:
    Analytics = _model(
        "Analytics",
        "Services that count visits. They load after the first paint, at the site's own address, "
        "and not for visitors who ask not to be tracked.",
        ChosenServices,
        AnalyticsService,
    )
    Comments = _model(
        "Comments",
        "Service that shows comments below articles, once a visitor asks for them.",
        OneService,
        CommentsService,
    )
