import type { FeeItem, Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { syllablesOf, type Named } from '../../base/keyword/keyword-matches.ts';
import { oneSpelling } from '../../base/keyword/spelling.ts';

/** One price of an item with what searching (code, name and content) and sorting look at. */
export interface FeeEntry extends Named {
  item: FeeItem;
  name: string;
}

export function toFeeEntry({ pinyin, ...item }: RecordBody<'fee'>): FeeEntry {
  const { feeCode, itemName, serviceContent } = item;
  return {
    item,
    text: oneSpelling([feeCode, itemName, serviceContent].join('\n')),
    syllables: syllablesOf(pinyin),
    name: itemName,
  };
}

/** In the order of the name's syllables, then of the code; English names in the order of their letters. */
export function byName(language: Language): (a: FeeEntry, b: FeeEntry) => number {
  const spelling = (entry: FeeEntry) =>
    language === 'CN' ? entry.syllables.join(' ') : entry.name.toLowerCase();
  return (a, b) => compare(spelling(a), spelling(b)) || byCode(a, b);
}

export function byCode(a: FeeEntry, b: FeeEntry): number {
  return compare(a.item.feeCode, b.item.feeCode);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
