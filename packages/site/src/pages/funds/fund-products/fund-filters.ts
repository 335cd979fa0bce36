import { FUND_STATUSES, FUND_THEMES, RISK_LEVELS, type FundCompany, type Language } from '@bank/contract';
import { chosenIn, type FilterGroup } from '../../../parts/lists/filters/filter-group.ts';
import type { Messages } from '../../../words/loading/messages.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { FALLS, SIZES, YEARS } from './fund-query.ts';
import type { FundWords } from '../../../words/funds/funds/words.ts';
import { bracketed } from '../../../base/format/punctuation.ts';

interface Given {
  words: FundWords;
  site: Messages;
  query: PageQuery;
  companies: readonly FundCompany[];
  language: Language;
}

/** The limits of FUND-1 beside type and window, which stand over the list as links. */
export function fundFilters({ words, site, query, companies, language }: Given): FilterGroup[] {
  const options = (codes: readonly string[], names: Readonly<Record<string, string>>) =>
    codes.map((value) => ({ value, label: names[value] ?? value }));
  return [
    {
      kind: 'MANY',
      name: 'risk',
      label: words['funds.risk'],
      options: RISK_LEVELS.map((value) => ({
        value,
        label: `${value} ${site['home.riskLevel'][value]}`,
      })),
      chosen: chosenIn(query, 'risk'),
    },
    {
      kind: 'ONE',
      name: 'fall',
      label: words['funds.fall'],
      options: FALLS.map((value) => ({ value, label: words['funds.fallWithin'](value) })),
      any: words['funds.any'],
      chosen: query['fall'],
    },
    {
      kind: 'ONE',
      name: 'years',
      label: words['funds.years'],
      options: YEARS.map((value) => ({ value, label: words['funds.yearsAtLeast'](value) })),
      any: words['funds.any'],
      chosen: query['years'],
    },
    {
      kind: 'ONE',
      name: 'size',
      label: words['funds.size'],
      options: SIZES.map((value) => ({ value, label: words['funds.sizeAtLeast'](value) })),
      any: words['funds.any'],
      chosen: query['size'],
    },
    {
      kind: 'MANY',
      name: 'theme',
      label: words['funds.theme'],
      options: options(FUND_THEMES, words['funds.themes']),
      chosen: chosenIn(query, 'theme'),
    },
    {
      kind: 'SELECT',
      name: 'company',
      label: words['funds.company'],
      options: companies.map(({ companyCode, companyName, initial, fundCount }) => ({
        value: companyCode,
        label: `${initial} ${companyName}${bracketed(String(fundCount), language)}`,
      })),
      any: words['funds.any'],
      chosen: query['company'],
    },
    {
      kind: 'SELECT',
      name: 'status',
      label: words['funds.status'],
      options: options(FUND_STATUSES, words['funds.statuses']),
      any: words['funds.any'],
      chosen: query['status'],
    },
  ];
}
