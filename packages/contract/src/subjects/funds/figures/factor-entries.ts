import type { Level } from './level.ts';

/** From a day on, what distributions have made of a unit: all that a later day needs of the history before it. */
export interface FactorEntry {
  date: string;
  factor: bigint;
  paid: bigint;
}

/** The first day and every day on which something changed. Not for money funds, whose factor changes every day. */
export function factorEntries(levels: readonly Level[], before?: FactorEntry): FactorEntry[] {
  const entries: FactorEntry[] = [];
  let last: FactorEntry | undefined = before;
  for (const { date, factor, paid } of levels) {
    if (last !== undefined && last.factor === factor && last.paid === paid) continue;
    last = { date, factor, paid };
    entries.push(last);
  }
  return entries;
}

export function formatEntries(entries: readonly FactorEntry[]): string {
  return entries.map(({ date, factor, paid }) => `${date}:${factor}:${paid}`).join('|');
}

export function parseEntries(text: string): FactorEntry[] {
  if (text === '') return [];
  return text.split('|').map((entry) => {
    const [date = '', factor = '', paid = ''] = entry.split(':');
    return { date, factor: BigInt(factor), paid: BigInt(paid) };
  });
}

/** The entry that holds on a day. */
export function entryOn(entries: readonly FactorEntry[], day: string): FactorEntry | undefined {
  return entries.findLast(({ date }) => date <= day);
}
