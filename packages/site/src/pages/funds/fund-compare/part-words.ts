import type { CompareWords } from '../../../parts/compare/compare-words.ts';
import type { FundCompareWords } from '../../../words/funds/fund-compare/words.ts';

/** The words of the parts that every comparison has. */
export function partWords(words: FundCompareWords): CompareWords {
  return {
    add: words['compareFunds.add'],
    addHint: words['compareFunds.addHint'],
    addPlaceholder: words['compareFunds.addPlaceholder'],
    addSearch: words['compareFunds.addSearch'],
    join: words['compareFunds.join'],
    detail: words['compareFunds.detail'],
    remove: words['compareFunds.remove'],
    fromTray: words['compareFunds.fromTray'],
  };
}
