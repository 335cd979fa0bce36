import type { Fund } from '@bank/contract';
import { chosenIn } from '../../../parts/lists/filters/filter-group.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';

export type FundWindow = keyof Required<Fund['returns']>;
export const USUAL_WINDOW: FundWindow = 'Y1';
/** Money funds have a yield and an income instead of a net value (FUND-4). */
export const MONEY: Fund['fundType'] = '05';

/** The orders that visitors can choose. */
export const SORTS = {
  'return-down': { sortField: 'RETURN', sortOrder: 'DESC' },
  'return-up': { sortField: 'RETURN', sortOrder: 'ASC' },
  'day-down': { sortField: 'DAY_RATE', sortOrder: 'DESC' },
  'day-up': { sortField: 'DAY_RATE', sortOrder: 'ASC' },
  'nav-down': { sortField: 'UNIT_NAV', sortOrder: 'DESC' },
  'nav-up': { sortField: 'UNIT_NAV', sortOrder: 'ASC' },
  'acc-down': { sortField: 'ACC_NAV', sortOrder: 'DESC' },
  'acc-up': { sortField: 'ACC_NAV', sortOrder: 'ASC' },
  'yield-down': { sortField: 'SEVEN_DAY_YIELD', sortOrder: 'DESC' },
  'yield-up': { sortField: 'SEVEN_DAY_YIELD', sortOrder: 'ASC' },
  'income-down': { sortField: 'TEN_THOUSAND_INCOME', sortOrder: 'DESC' },
  'income-up': { sortField: 'TEN_THOUSAND_INCOME', sortOrder: 'ASC' },
  'fee-up': { sortField: 'BUY_RATE', sortOrder: 'ASC' },
  'fee-down': { sortField: 'BUY_RATE', sortOrder: 'DESC' },
  'fall-down': { sortField: 'DRAWDOWN', sortOrder: 'DESC' },
  'sharpe-down': { sortField: 'SHARPE', sortOrder: 'DESC' },
  'scale-down': { sortField: 'SCALE', sortOrder: 'DESC' },
  'scale-up': { sortField: 'SCALE', sortOrder: 'ASC' },
  'age-up': { sortField: 'AGE', sortOrder: 'ASC' },
  'age-down': { sortField: 'AGE', sortOrder: 'DESC' },
  'date-down': { sortField: 'NAV_DATE', sortOrder: 'DESC' },
  'date-up': { sortField: 'NAV_DATE', sortOrder: 'ASC' },
  'code-up': { sortField: 'CODE', sortOrder: 'ASC' },
} as const;
export type SortCode = keyof typeof SORTS;

/** Per cent: no deeper a fall within the year. */
export const FALLS = ['1', '5', '10', '15', '20', '30'];
/** Years since a fund was set up, at least. */
export const YEARS = ['1', '3', '5'];
/** Hundred millions of yuan of net assets, at least. */
export const SIZES = ['2', '10', '50', '100'];

export const isMoney = (query: PageQuery) => query['type'] === MONEY;
export const windowOf = (query: PageQuery) => (query['window'] ?? USUAL_WINDOW) as FundWindow;

/** The order of the list; without a choice the best of the window, of money funds the highest yield. */
export function sortOf(query: PageQuery): SortCode {
  const usual = isMoney(query) ? 'yield-down' : 'return-down';
  return (query['sort'] as SortCode | undefined) ?? usual;
}

/** The orders on offer: figures that the class does not have are left out. */
export function sortsFor(query: PageQuery): SortCode[] {
  const absent = isMoney(query)
    ? ['DAY_RATE', 'UNIT_NAV', 'ACC_NAV', 'SHARPE', 'DRAWDOWN']
    : ['SEVEN_DAY_YIELD', 'TEN_THOUSAND_INCOME'];
  return (Object.keys(SORTS) as SortCode[]).filter((sort) => !absent.includes(SORTS[sort].sortField));
}

/** The address's limits as the call takes them; the values were checked when the address was made canonical. */
export function fundRequest(query: PageQuery) {
  const codes = <Code extends string>(name: string) => chosenIn(query, name) as Code[];
  return {
    keyword: query['keyword'] ?? '',
    fundTypes: codes<Fund['fundType']>('type'),
    riskLevels: codes<Fund['riskLevel']>('risk'),
    themes: codes<Fund['themes'][number]>('theme'),
    companyCodes: codes('company'),
    ...(query['status'] !== undefined && { status: query['status'] as Fund['status'] }),
    ...(query['fall'] !== undefined && { fallAtMost: Number(query['fall']) }),
    ...(query['years'] !== undefined && { yearsAtLeast: Number(query['years']) }),
    ...(query['size'] !== undefined && { sizeAtLeast: Number(query['size']) }),
    window: windowOf(query),
    ...SORTS[sortOf(query)],
  };
}
