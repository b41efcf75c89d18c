"""The parts of a vehicle recognition request."""

from __future__ import annotations

import dataclasses
import json
import re
from typing import Dict, List, Mapping, Optional, Tuple

from ._errors import config_error
from ._validate import validate_kind, validate_number
from .generated.limits import MAX_READS
from .options import (
    CallOptions,
    CustomData,
    InputImageLocation,
    RegionOfInterest,
    SelectedServices,
    VehicleSendOptions,
)

_SERVICES = ("anpr", "mmr", "adr")
_CORNERS = ("top_left", "top_right", "bottom_right", "bottom_left")
_REGION = re.compile(r"[A-Za-z]{2,10}")
_LOCATION = re.compile(r"[\w-]{1,32}", re.A)


@dataclasses.dataclass(frozen=True)
class VehicleFields:
    """What an image is read with."""

    input_image_location: InputImageLocation
    services: SelectedServices
    region_of_interest: Optional[RegionOfInterest]
    max_reads: Optional[int]
    custom_data: Optional[CustomData]

    def merged(self, options: Optional[CallOptions]) -> "VehicleFields":
        """These fields with what differs for one image."""
        # Other classes of options are those of any call.
        if not isinstance(options, VehicleSendOptions):
            return self
        names = [field.name for field in dataclasses.fields(self)]
        given = {name: getattr(options, name) for name in names}
        changes = {name: value for name, value in given.items() if value is not None}
        return dataclasses.replace(self, **changes)

    def encode(self) -> Tuple[str, Dict[str, Optional[str]]]:
        """The region as one path segment, and the text parts.

        A value that the API would reject, and charge for, is rejected here.
        """
        region, location = _to_region(self.input_image_location)
        validate_number("max_reads", self.max_reads, MAX_READS)
        roi, data = self.region_of_interest, self.custom_data
        return region, {
            "service": _to_service(self.services),
            "location": location,
            "maxreads": None if self.max_reads is None else str(self.max_reads),
            "roi": None if roi is None else _to_roi(roi),
            "customData": None if data is None else _to_custom_data(data),
        }


def _to_region(place: InputImageLocation) -> Tuple[str, Optional[str]]:
    validate_kind("input_image_location", place, InputImageLocation)
    region, location = place.region, place.location
    if not isinstance(region, str) or _REGION.fullmatch(region) is None:
        raise config_error(
            "input_image_location.region",
            "is not a region",
            got=region,
            expected="a code of letters such as EUR or NAM",
        )
    if location is None:
        return region.lower(), None
    if not isinstance(location, str) or _LOCATION.fullmatch(location) is None:
        raise config_error(
            "input_image_location.location",
            "is not a location",
            got=location,
            expected="a code such as HUN, US-CA or AU-NSW",
        )
    return region.lower(), location.upper()


def _to_service(services: SelectedServices) -> str:
    validate_kind("services", services, SelectedServices)
    selected = [service for service in _SERVICES if getattr(services, service) is True]
    if not selected:
        raise config_error(
            "services",
            "selects nothing",
            expected=f"at least one of {', '.join(_SERVICES)} with the value True",
        )
    return ",".join(selected)


def _to_roi(region: RegionOfInterest) -> str:
    validate_kind("region_of_interest", region, RegionOfInterest)
    corners: List[str] = []
    for corner in _CORNERS:
        point: object = getattr(region, corner)
        if not _is_point(point):
            raise config_error(
                f"region_of_interest.{corner}",
                "is not a point",
                got=point,
                expected="(x, y), integers from 0, in pixels",
            )
        corners.append(",".join(str(value) for value in point))  # type: ignore[attr-defined]
    return ";".join(corners)


def _is_point(point: object) -> bool:
    return (
        isinstance(point, (list, tuple))
        and len(point) == 2
        and all(
            isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53
            for value in point
        )
    )


def _to_custom_data(data: CustomData) -> str:
    if not isinstance(data, Mapping):
        raise config_error("custom_data", "wrong type", got=data, expected="a dict")
    try:
        return json.dumps(dict(data), ensure_ascii=False, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise config_error(
            "custom_data",
            "cannot be written as JSON",
            expected="plain data without cycles",
            cause=error,
        ) from error
