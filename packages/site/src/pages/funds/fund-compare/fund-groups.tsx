import type { ReactNode } from 'react';
import { RiskLevel } from '@bank/ui';
import { FUND_WINDOWS, type FundCurves, type FundDetail, type Language } from '@bank/contract';
import type { ComparedGroup, ComparedRow } from '../../../parts/compare/compared.ts';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatLargeMoney } from '../../../base/format/large-money.ts';
import { formatAmount, formatMoney } from '../../../base/format/money.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { BuyRate } from '../parts/BuyRate.tsx';
import { dealingOf, isRaising } from '../parts/fund-state.ts';
import { fundKind } from '../parts/fund-kind.ts';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import type { Messages } from '../../../words/loading/messages.ts';
import { riskNumber } from '../../../base/format/risk-number.ts';
import type { FundWords } from '../../../words/funds/funds/words.ts';
import type { TermCode } from '../../../words/common/terms/words.ts';
import type { FundCompareWords } from '../../../words/funds/fund-compare/words.ts';
import { bracketed, listed } from '../../../base/format/punctuation.ts';

interface Given {
  funds: readonly FundDetail[];
  curves: FundCurves;
  words: FundCompareWords;
  all: FundWords;
  site: Messages;
  language: Language;
}

/** Attributes of funds: return, risk, dealing and fees, what and who runs them. Rows that no fund has are left out. */
export function fundGroups({ funds, curves, words, all, site, language }: Given): ComparedGroup[] {
  const none = words['compare.none'];
  const row = (
    label: string,
    of: (fund: FundDetail) => string | undefined,
    more: { note?: string; term?: TermCode; shown?: (fund: FundDetail) => ReactNode } = {},
  ): ComparedRow[] => {
    if (funds.every((fund) => !of(fund))) return [];
    return [
      {
        label,
        ...(more.note !== undefined && { note: more.note }),
        ...(more.term !== undefined && { term: more.term }),
        cells: funds.map((fund) => {
          const text = of(fund) || none;
          return more.shown === undefined || text === none ? { text } : { text, shown: more.shown(fund) };
        }),
      },
    ];
  };
  const percent = (value: string | undefined) => value && formatPercent(value);
  const change = (value: string | undefined) => (value ? <RateChange value={value} /> : none);
  const fallOf = ({ fundCode }: FundDetail) =>
    curves.list.find((curve) => curve.fundCode === fundCode)?.drawdown?.value;

  const groups: ComparedGroup[] = [
    {
      title: words['compare.returns'],
      rows: [
        ...FUND_WINDOWS.flatMap((window) =>
          row(all['funds.window'][window] ?? window, ({ returns }) => returns[window], {
            shown: ({ returns }) => change(returns[window]),
          }),
        ),
        ...row(
          all['funds.column']['YIELD'] ?? '',
          ({ sevenDayYield }) => sevenDayYield && formatPercent(sevenDayYield, 3),
          { term: 'SEVEN_DAY_YIELD' },
        ),
        ...row(
          all['funds.column']['INCOME'] ?? '',
          ({ tenThousandIncome }) => tenThousandIncome && formatAmount(tenThousandIncome, 'CNY', language),
          { term: 'TEN_THOUSAND_INCOME' },
        ),
        ...row(all['funds.column']['NAV'] ?? '', ({ unitNav }) => unitNav && formatDecimal(unitNav, 4), {
          term: 'UNIT_NAV',
        }),
        ...row(all['funds.column']['ACC'] ?? '', ({ accNav }) => accNav && formatDecimal(accNav, 4), {
          term: 'ACC_NAV',
        }),
      ],
    },
    {
      title: words['compare.risk'],
      rows: [
        ...row(words['compare.riskLevel'], ({ riskLevel }) => riskLevel, {
          term: 'RISK_LEVEL',
          shown: ({ riskLevel }) => (
            <RiskLevel
              level={riskNumber(riskLevel)}
              code={riskLevel}
              label={site['home.riskLevel'][riskLevel]}
            />
          ),
        }),
        ...row(words['compare.drawdown'], ({ maxDrawdown }) => percent(maxDrawdown), {
          term: 'MAX_DRAWDOWN',
        }),
        ...row(words['compare.rangeDrawdown'], (fund) => percent(fallOf(fund))),
        ...row(words['compare.stdDev'], ({ stdDev }) => percent(stdDev), { term: 'VOLATILITY' }),
        ...row(words['compare.sharpe'], ({ sharpe }) => sharpe && formatDecimal(sharpe, 2), {
          term: 'SHARPE',
        }),
      ],
    },
    {
      title: words['compare.trade'],
      rows: [
        ...row(words['compare.minimum'], ({ minAmount }) => formatMoney(minAmount, 'CNY', language)),
        ...row(words['compare.buyRate'], ({ buyRate, discountRate }) => discountRate ?? buyRate, {
          note: words['compare.buyRateNote'],
          term: 'SUBSCRIPTION_FEE',
          shown: (fund) => <BuyRate fund={fund} />,
        }),
        ...row(words['compare.state'], (fund) => listed(dealingOf(fund, all), language)),
        ...row(words['compare.confirm'], ({ buyConfirm }) => buyConfirm),
        ...row(words['compare.arrival'], ({ redeemArrival }) => redeemArrival),
      ],
    },
    {
      title: words['compare.holdings'],
      rows: [
        ...row(
          words['compare.allocation'],
          ({ allocation }) =>
            listed(
              allocation.map(({ name, share }) => `${name} ${formatPercent(share)}`),
              language,
            ),
          { note: words['compare.allocationNote'], term: 'NET_ASSETS_SHARE' },
        ),
        ...row(words['compare.benchmark'], ({ benchmark }) => benchmark, { term: 'BENCHMARK' }),
        ...row(words['compare.managers'], ({ managers }) =>
          listed(
            managers.map(({ name }) => name),
            language,
          ),
        ),
        ...row(words['compare.company'], ({ companyName }) => companyName),
        ...row(words['compare.custodian'], ({ custodian }) => custodian),
      ],
    },
    {
      title: words['compare.about'],
      rows: [
        ...row(words['compare.type'], ({ fundType, subType }) =>
          fundKind(site['home.fundTypes'][fundType], subType, language),
        ),
        ...row(words['compare.setup'], (fund) =>
          isRaising(fund) ? undefined : dayInData(fund.setupDate, language),
        ),
        ...row(words['compare.scale'], (fund) =>
          isRaising(fund)
            ? undefined
            : formatLargeMoney(fund.scale, 'CNY', language) +
              bracketed(dayInData(fund.scaleDate, language), language),
        ),
      ],
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
