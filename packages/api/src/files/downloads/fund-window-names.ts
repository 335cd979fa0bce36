import type { Language } from '@bank/contract';
import type { FundWindow } from '../../subjects/funds/fund-index.ts';

/** Windows of return as columns and rows of files name them. */
export const WINDOW_NAMES: Readonly<Record<Language, Readonly<Record<FundWindow, string>>>> = {
  CN: {
    W1: '近 1 周',
    M1: '近 1 月',
    M3: '近 3 月',
    M6: '近 6 月',
    YTD: '今年以来',
    Y1: '近 1 年',
    Y2: '近 2 年',
    Y3: '近 3 年',
    ALL: '成立以来',
  },
  EN: {
    W1: '1 week',
    M1: '1 month',
    M3: '3 months',
    M6: '6 months',
    YTD: 'Year to date',
    Y1: '1 year',
    Y2: '2 years',
    Y3: '3 years',
    ALL: 'Since inception',
  },
};
