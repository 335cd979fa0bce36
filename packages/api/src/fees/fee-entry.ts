import type { FeeItem, Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { isSpelt, oneSpelling } from '../keyword/spelling.ts';

/** One price of an item with what searching and sorting look at, made once for a content version. */
export interface FeeEntry {
  item: FeeItem;
  /** Code, name and content in one spelling. */
  text: string;
  /** Syllables of the name; empty where it is not Chinese. */
  syllables: readonly string[];
  name: string;
}

export function toFeeEntry({ pinyin, ...item }: RecordBody<'fee'>): FeeEntry {
  const { feeCode, itemName, serviceContent } = item;
  return {
    item,
    text: oneSpelling([feeCode, itemName, serviceContent].join('\n')),
    syllables: pinyin === '' ? [] : pinyin.split(' '),
    name: itemName,
  };
}

/** Every part of the keyword, parted by spaces, occurs in the text or spells a run of the name's syllables. */
export function feeMatches({ text, syllables }: FeeEntry, keyword: string): boolean {
  return oneSpelling(keyword)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => text.includes(part) || isSpelt(part, syllables));
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
