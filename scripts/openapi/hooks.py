"""Each request comes from an address of its own, or the limits for one visitor would answer in place of the calls."""

import itertools

import schemathesis

addresses = itertools.count(1)


@schemathesis.hook
def before_call(context, case, kwargs):
    number = next(addresses)
    case.headers = {
        **(case.headers or {}),
        "X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}",
    }
