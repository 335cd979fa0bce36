import type { FundManager } from '@bank/contract';
import { levelAt, percentBetween } from '@bank/contract/fund-figures';
import type { RecordBody } from '@bank/contract/schemas';
import { perSnapshot } from '../../base/per-snapshot.ts';
import type { FundHistory } from './fund-history.ts';

type Manager = RecordBody<'fund-manager'>;
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
    own.sort(
      (a, b) =>
        Number(a.endDate !== undefined) - Number(b.endDate !== undefined) ||
        (a.startDate < b.startDate ? 1 : -1),
    );
  }
  return byFund;
});

/** The return of a term runs from the NAV of its first day, or the first one known where the fund is younger. */
export function toFundManager({ manager, startDate, endDate }: Term, { levels }: FundHistory): FundManager {
  const first = levelAt(levels, startDate) ?? levels[0];
  const last = endDate === undefined ? levels.at(-1) : levelAt(levels, endDate);
  const isKnown = first !== undefined && last !== undefined && last.date >= first.date;
  return {
    id: manager.id,
    name: manager.name,
    startDate,
    ...(endDate !== undefined && { endDate }),
    tenureReturn: isKnown ? percentBetween(first, last) : '',
    resume: manager.resume,
  };
}
