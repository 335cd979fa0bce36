import {
  OPERATE_MODES,
  RISK_LEVELS,
  SALE_MODES,
  TERM_BUCKETS,
  WEALTH_STATUSES,
  WEALTH_TYPES,
  type Language,
  type Organ,
} from '@bank/contract';
import {
  chosenIn,
  type FilterGroup,
  type FilterKeyword,
  keywordFilter,
} from '../../../../parts/lists/filters/filter-group.ts';
import { formatMoney } from '../../../../base/format/money.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { SECTION_CUSTOMERS } from '../../parts/section-customers.ts';
import type { WealthSection } from '../../../../parts/wealth/wealth-paths.ts';
import { MINIMUMS } from './list-query.ts';
import type { WealthWords } from '../../../../words/wealth/wealth/words.ts';
import type { Messages } from '../../../../words/loading/messages.ts';

/** Currencies that products are in. */
const CURRENCIES_SOLD = ['CNY', 'USD', 'EUR', 'HKD'] as const;

interface WealthFilters {
  /** Always in sight. */
  first: FilterGroup[];
  /** Folded away. */
  more: FilterGroup[];
}

type Words = Messages & WealthWords;

/** Of the form below, to which the keyword in the banner belongs. */
export const WEALTH_FORM = 'wealth-filters';

export function wealthKeyword(query: PageQuery, words: WealthWords): FilterKeyword {
  return keywordFilter(query, { label: words['wealth.keyword'], placeholder: words['wealth.keywordHint'] });
}

interface Given {
  words: Words;
  query: PageQuery;
  language: Language;
  section: WealthSection;
  organs: readonly Organ[];
}

/** The limits of WLTH-1 as groups of the filter form, with what the address has chosen. */
export function wealthFilters({ words, query, language, section, organs }: Given): WealthFilters {
  const options = (codes: readonly string[], names: Readonly<Record<string, string>>) =>
    codes.map((value) => ({ value, label: names[value] ?? value }));
  const many = (name: string, label: string, codes: readonly string[], names: Words['wealth.statuses']) => ({
    kind: 'MANY' as const,
    name,
    label,
    options: options(codes, names),
    chosen: chosenIn(query, name),
  });
  const one = (name: string, label: string, from: FilterGroup['options'], any = words['wealth.any']) => ({
    kind: 'SELECT' as const,
    name,
    label,
    options: from,
    any,
    chosen: query[name],
  });
  const customers = SECTION_CUSTOMERS[section];
  return {
    first: [
      {
        ...many('risk', words['wealth.riskShort'], RISK_LEVELS, {}),
        options: RISK_LEVELS.map((value) => ({
          value,
          label: `${value} ${words['home.riskLevel'][value]}`,
        })),
      },
      many('term', words['wealth.term'], TERM_BUCKETS, words['wealth.termBuckets']),
      many('type', words['wealth.type'], WEALTH_TYPES, words['home.wealthTypes']),
    ],
    more: [
      one(
        'status',
        words['wealth.status'],
        options(WEALTH_STATUSES, words['wealth.statuses']),
        words['wealth.statusAny'],
      ),
      one('mode', words['wealth.operateMode'], options(OPERATE_MODES, words['wealth.operateModes'])),
      one(
        'min',
        words['wealth.minimum'],
        MINIMUMS.map((value) => ({
          value,
          label: words['wealth.minimumHint'](formatMoney(value, query['currency'] ?? 'CNY', language)),
        })),
      ),
      one('currency', words['wealth.currency'], options(CURRENCIES_SOLD, words['wealth.currencies'])),
      one('issuer', words['wealth.saleMode'], options(SALE_MODES, words['wealth.saleModes'])),
      one(
        'organ',
        words['wealth.organs'],
        organs.map(({ organCode, organName }) => ({ value: organCode, label: organName })),
      ),
      ...(customers.length > 1
        ? [one('customer', words['wealth.customer'], options(customers, words['wealth.customerTypes']))]
        : []),
    ],
  };
}
