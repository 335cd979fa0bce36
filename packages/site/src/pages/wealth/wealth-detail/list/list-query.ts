import type { WealthProduct } from '@bank/contract';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { chosenIn } from '../../../../parts/lists/filters/filter-group.ts';
import { SECTION_CUSTOMERS } from '../../parts/section-customers.ts';
import type { WealthColumn } from '../../../../parts/wealth/WealthTable.tsx';
import type { WealthSection } from '../../../../parts/wealth/wealth-paths.ts';

/** Money at hand, in the product's currency: what can be bought with it. */
export const MINIMUMS = ['1', '1000', '10000', '50000', '300000'] as const;

/** The orders that visitors can choose; without one the editors' order holds. */
export const SORTS = {
  'sale-start': { sortField: 'SALE_START', sortOrder: 'DESC' },
  'term-up': { sortField: 'TERM', sortOrder: 'ASC' },
  'term-down': { sortField: 'TERM', sortOrder: 'DESC' },
  'minimum-up': { sortField: 'MINIMUM', sortOrder: 'ASC' },
  'risk-up': { sortField: 'RISK', sortOrder: 'ASC' },
  'benchmark-down': { sortField: 'BENCHMARK', sortOrder: 'DESC' },
} as const;

/** The orders that a column's head gives, the more telling one first; after the last the editors' order holds again. */
export const SORTS_OF_COLUMN: Record<WealthColumn, readonly (keyof typeof SORTS)[]> = {
  risk: ['risk-up'],
  benchmark: ['benchmark-down'],
  term: ['term-up', 'term-down'],
  minimum: ['minimum-up'],
};

/** Every status but "ended": who looks for a product wants one that lives. */
const ALIVE: WealthProduct['status'][] = ['1', '2', '3', '4'];

/** The address's limits as the call takes them; the values were checked when the address was made canonical. */
export function wealthRequest(query: PageQuery, section: WealthSection) {
  const codes = <Code extends string>(name: string) => chosenIn(query, name) as Code[];
  const customers: readonly WealthProduct['customerType'][] = SECTION_CUSTOMERS[section];
  const customer = customers.find((one) => one === query['customer']);
  const sort = query['sort'] as keyof typeof SORTS | undefined;
  return {
    keyword: query['keyword'] ?? '',
    riskLevels: codes<WealthProduct['riskLevel']>('risk'),
    termBuckets: codes<WealthProduct['termBucket']>('term'),
    wealthTypes: codes<WealthProduct['wealthType']>('type'),
    organCodes: codes('organ'),
    status: query['status'] === undefined ? ALIVE : codes<WealthProduct['status']>('status'),
    customerType: customer === undefined ? [...customers] : [customer],
    ...(query['issuer'] !== undefined && { saleMode: query['issuer'] as WealthProduct['saleMode'] }),
    ...(query['currency'] !== undefined && { currency: query['currency'] as WealthProduct['currency'] }),
    ...(query['mode'] !== undefined && { operateMode: query['mode'] as WealthProduct['operateMode'] }),
    ...(query['min'] !== undefined && { minAmountMax: query['min'] }),
    ...(sort !== undefined && SORTS[sort]),
  };
}
