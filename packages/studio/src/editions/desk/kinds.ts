import type { Scope } from '@bank/contract';
import type { RecordTypeName, SeriesTypeName } from '@bank/contract/schemas';

/** A table of figures that people keep by hand, in the place of a system or beside one. */
export interface DeskKind {
  scope: Scope;
  rows:
    | { records: Extract<RecordTypeName, 'fx-rate' | 'deposit-rate' | 'loan-rate'> }
    | { history: Extract<SeriesTypeName, 'fund-nav'> };
  /** The columns of numbers that stand in the list of figures in force. */
  figures: readonly string[];
  /** What tells which earlier version of a record a new one follows, and whose limit it has. */
  sameBy: readonly string[];
  /** The column that says since when a figure holds. */
  since: string;
  /** Further than this from the last figure, in per cent, somebody should look again; unless the key has a limit of its own. */
  limit: string;
}

export const DESKS = {
  'fx-rates': {
    scope: 'rates',
    rows: { records: 'fx-rate' },
    figures: ['middleRate', 'spotBuy', 'cashBuy', 'spotSell', 'cashSell'],
    sameBy: ['currency'],
    since: 'publishTime',
    limit: '2',
  },
  'deposit-rates': {
    scope: 'rates',
    rows: { records: 'deposit-rate' },
    figures: ['rate'],
    sameBy: ['currency', 'kind', 'termCode', 'minAmount', 'zh.termName'],
    since: 'effectiveDate',
    limit: '20',
  },
  'loan-rates': {
    scope: 'rates',
    rows: { records: 'loan-rate' },
    figures: ['rate'],
    sameBy: ['kind', 'termCode', 'home', 'zh.termName'],
    since: 'effectiveDate',
    limit: '20',
  },
  'fund-nav': {
    scope: 'funds',
    rows: { history: 'fund-nav' },
    figures: ['unitNav', 'accNav', 'dayRate', 'tenThousandIncome', 'sevenDayYield'],
    sameBy: ['key'],
    since: 'date',
    limit: '5',
  },
} as const satisfies Record<string, DeskKind>;
export type DeskName = keyof typeof DESKS;
export const DESK_NAMES = Object.keys(DESKS) as DeskName[];
export const isDeskName = (name: string): name is DeskName => Object.hasOwn(DESKS, name);
export const kindOf = (name: DeskName): DeskKind => DESKS[name];
