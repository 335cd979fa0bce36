import type { FundManager } from '@bank/contract';
import { levelAt, percentBetween } from '@bank/contract/fund-figures';
import type { RecordBody } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { fundHistory, type FundHistory } from './fund-history.ts';

type Manager = RecordBody<'fund-manager'>;
type Tenure = Manager['tenures'][number];
interface Term {
  manager: Manager;
  startDate: string;
  endDate?: string | undefined;
}

/** Who managed a fund, by its code: the present ones first, then by the newest start. */
export const managersByFund = perSnapshot(async (content, language) => {
  const byFund = new Map<string, Term[]>();
  for (const { body: manager } of await content.list('fund-manager', language)) {
    for (const { fundCode, startDate, endDate } of manager.tenures) {
      const own = byFund.get(fundCode) ?? [];
      own.push({ manager, startDate, endDate });
      byFund.set(fundCode, own);
    }
  }
  for (const own of byFund.values()) {
    own.sort(byPresence);
  }
  return byFund;
});

/** With every fund of theirs that has a name here. */
export async function toFundManager(
  content: ContentSnapshot,
  { manager, ...term }: Term,
  { fundCode, nameOf }: { fundCode: string; nameOf: (fundCode: string) => string | undefined },
): Promise<FundManager> {
  const { id, name, resume } = manager;
  const funds: FundManager['funds'] = [];
  // One after the other: a dozen histories at once would hold up every other question.
  for (const tenure of manager.tenures.toSorted(byPresence)) {
    const fundName = nameOf(tenure.fundCode);
    if (fundName === undefined) continue;
    const served = toTenure(tenure, await fundHistory(content, tenure.fundCode));
    funds.push({ fundCode: tenure.fundCode, fundName, ...served });
  }
  return { id, name, resume, ...toTenure(term, await fundHistory(content, fundCode)), funds };
}

/** The return of a term runs from the NAV of its first day, or the first one known where the fund is younger. */
function toTenure({ startDate, endDate }: Omit<Tenure, 'fundCode'>, { levels }: FundHistory) {
  const first = levelAt(levels, startDate) ?? levels[0];
  const last = endDate === undefined ? levels.at(-1) : levelAt(levels, endDate);
  const isKnown = first !== undefined && last !== undefined && last.date >= first.date;
  return {
    startDate,
    ...(endDate !== undefined && { endDate }),
    tenureReturn: isKnown ? percentBetween(first, last) : '',
  };
}

/** Present ones first, then by the newest start. */
function byPresence(a: Omit<Tenure, 'fundCode'>, b: Omit<Tenure, 'fundCode'>): number {
  return (
    Number(a.endDate !== undefined) - Number(b.endDate !== undefined) || (a.startDate < b.startDate ? 1 : -1)
  );
}
