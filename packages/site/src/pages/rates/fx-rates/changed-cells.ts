import type { FxRate } from '@bank/contract';
import { compareDecimals } from '../../../base/decimal/arithmetic.ts';

export const QUOTES = ['spotBuy', 'cashBuy', 'spotSell', 'cashSell', 'middleRate'] as const;
export type Quote = (typeof QUOTES)[number];

interface CellChange {
  /** `''` where it was not traded before. */
  was: string;
  direction: 'rise' | 'fall' | 'other';
}

/** By `USD.spotBuy`: what a refresh changed, with what stood there before. */
export type CellChanges = ReadonlyMap<string, CellChange>;

export function changedCells(before: readonly FxRate[], after: readonly FxRate[]): CellChanges {
  const changes = new Map<string, CellChange>();
  for (const rate of after) {
    const old = before.find(({ currency }) => currency === rate.currency);
    if (old === undefined) continue;
    for (const quote of QUOTES) {
      const [was, is] = [old[quote], rate[quote]];
      if (was === is) continue;
      changes.set(`${rate.currency}.${quote}`, { was, direction: directionOf(was, is) });
    }
  }
  return changes;
}

function directionOf(was: string, is: string): CellChange['direction'] {
  if (was === '' || is === '') return 'other';
  const order = compareDecimals(is, was);
  return order === 0 ? 'other' : order > 0 ? 'rise' : 'fall';
}
