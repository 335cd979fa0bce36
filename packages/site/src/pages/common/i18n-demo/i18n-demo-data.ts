import type { DictionaryPart } from './dictionaries.ts';

export interface I18nDemoData {
  /** Every dictionary with the number of its texts. */
  parts: { name: string; count: number }[];
  shown: DictionaryPart[];
}

/** Value of `part` that shows every dictionary. */
export const ALL_PARTS = 'all';
