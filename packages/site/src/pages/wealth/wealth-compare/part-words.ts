import type { CompareWords } from '../../../parts/compare/compare-words.ts';
import type { WealthCompareWords } from '../../../words/wealth/wealth-compare/words.ts';

/** The words of the parts that every comparison has. */
export function partWords(words: WealthCompareWords): CompareWords {
  return {
    add: words['compare.add'],
    addHint: words['compare.addHint'],
    addPlaceholder: words['compare.addPlaceholder'],
    addSearch: words['compare.addSearch'],
    join: words['compare.join'],
    detail: words['compare.detail'],
    remove: words['compare.remove'],
    fromTray: words['compare.fromTray'],
  };
}
