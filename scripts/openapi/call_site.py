"""Calls a running site through the client that was generated from its document: call_site.py <address>."""

import sys

from bank_client import Client
from bank_client.api.third_fund import fund_detail
from bank_client.api.web_rate import deposit_rates
from bank_client.models.deposit_rates_request import DepositRatesRequest
from bank_client.models.fund_detail_request import FundDetailRequest

client = Client(base_url=sys.argv[1], raise_on_unexpected_status=True)

rates = deposit_rates.sync(client=client, body=DepositRatesRequest(currency="CNY"))
assert rates.code == 0 and len(rates.data) > 0, rates

fund = fund_detail.sync(client=client, body=FundDetailRequest(fund_code="016935"))
assert fund.code == 0 and fund.data.fund_code == "016935", fund

missing = fund_detail.sync(client=client, body=FundDetailRequest(fund_code="999999"))
assert missing.code == 40400, missing

print(f"The Python client read {len(rates.data)} deposit rates and the fund {fund.data.fund_name}.")
