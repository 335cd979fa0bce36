import type { Language } from '@bank/contract';
import { wealthTrayWords } from '../../../pages/wealth/parts/wealth-tray-words.ts';
import { wealthWords } from '../../../words/wealth/wealth/words.ts';
import { wealthCompareWords } from '../../../words/wealth/wealth-compare/words.ts';
import { compareStore, type CompareItem } from '../compare-store.ts';
import type { CompareWords } from '../compare-words.ts';
import type { TrayWords } from '../CompareTray.tsx';

export const sampleCompareWords = (language: Language): CompareWords => wealthCompareWords.of(language);

export const sampleTrayWords = (language: Language): TrayWords => wealthTrayWords(wealthWords.of(language));

const NAMES = {
  CN: ['天璇·稳健 90 天持有期', '天玑·增强一年持有'],
  EN: ['Merak Steady 90 days', 'Phecda Plus one year'],
};
const CODES = ['TX26090', 'TJ25031'];

export const sampleItems = (language: Language): CompareItem[] =>
  CODES.map((code, index) => ({ code, name: NAMES[language][index] ?? '' }));

/** The name of a tray that holds these, and nothing else. */
export function trayOf(items: readonly CompareItem[]): string {
  const kind = `example-${items.length}`;
  // What is drawn on a server has no tray.
  if (typeof localStorage === 'undefined') return kind;
  const store = compareStore(kind);
  store.clear();
  for (const item of items) store.toggle(item);
  return kind;
}
