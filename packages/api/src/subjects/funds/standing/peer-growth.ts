import type { Fund } from '@bank/contract';
import { approximations } from '@bank/contract/fund-figures';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from '../../../base/per-snapshot.ts';
import { fundHistory } from '../fund-history.ts';
import { fundIndex } from '../fund-index.ts';
import { comparedFunds } from '../peers.ts';

/** What one yuan in a fund became, on every one of its days. */
export interface PeerGrowth {
  fundCode: string;
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  /** One for each day: distributions bought in again, 1 unit NAV on the first. */
  values: Float64Array;
}

/**
 * The growth of every fund of a type that is compared with others. Their whole histories are read once for a content
 * version: each later question is answered from these numbers (docs/decisions/0024).
 */
export const peerGrowth = perSnapshot(readGrowth);

async function readGrowth(content: ContentSnapshot, type: Fund['fundType']): Promise<PeerGrowth[]> {
  const { inOrder } = await fundIndex(content, 'CN');
  const compared = comparedFunds(inOrder.flatMap(({ fund }) => (fund.fundType === type ? [fund] : [])));
  const growths: PeerGrowth[] = [];
  // Funds are valued on the same days: a text for each day of each fund would be most of what all this takes.
  const sameDays = new Map<string, string>();
  const same = (day: string) => sameDays.get(day) ?? (sameDays.set(day, day), day);
  // One after the other: ninety histories at once would hold up every other question.
  for (const { fundCode } of compared) {
    const { levels } = await fundHistory(content, fundCode);
    const days = levels.map(({ date }) => same(date));
    growths.push({ fundCode, days, values: Float64Array.from(approximations(levels)) });
  }
  return growths;
}

/** Place of the newest day on `day` or before it; −1 before the first. */
export function placeOn(days: readonly string[], day: string): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
