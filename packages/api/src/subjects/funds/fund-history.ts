import type { FundNavPoint } from '@bank/contract';
import {
  accumulated,
  levelsOf,
  percentBetween,
  sevenDayYield,
  type Level,
  type NavDay,
} from '@bank/contract/fund-figures';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from '../../base/per-snapshot.ts';

export interface FundHistory {
  /** Only those with a value that this kind of fund has. */
  days: readonly NavDay[];
  /** One for each day. */
  levels: readonly Level[];
}

/**
 * The calls of a page ask for the same one at the same moment. What were kept longer would outlive the young part of the heap, and
 * each page would leave half a megabyte to the collections that go through all of it.
 */
const KEPT = 2;

export const fundHistory = perSnapshot<FundHistory, string>(readHistory, KEPT);

async function readHistory(content: ContentSnapshot, fundCode: string): Promise<FundHistory> {
  const days = (await content.series('fund-nav', fundCode)).filter(isKnown);
  return { days, levels: levelsOf(days) };
}

const isKnown = ({ unitNav, tenThousandIncome }: NavDay) => unitNav !== '' || tenThousandIncome !== '';

/** The days asked for, both inclusive; changes and yields are computed also where the first day needs earlier ones. */
export function navPoints({ days, levels }: FundHistory, from = '', to = '9999-12-31'): FundNavPoint[] {
  return days.flatMap((day, index): FundNavPoint[] => {
    const { date, unitNav, tenThousandIncome } = day;
    const level = levels[index];
    const before = levels[index - 1];
    if (date < from || date > to || level === undefined) return [];
    if (unitNav === '') {
      const week = sevenDayYield(days.slice(Math.max(0, index - 7), index + 1));
      const yields = { tenThousandIncome, ...(week !== '' && { sevenDayYield: week }) };
      return [{ navDate: date, unitNav: '', accNav: '', dayRate: '', ...yields }];
    }
    const dayRate = before === undefined ? '' : percentBetween(before, level);
    return [{ navDate: date, unitNav, accNav: accumulated(level), dayRate }];
  });
}
