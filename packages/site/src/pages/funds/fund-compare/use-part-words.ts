import type { CompareWords } from '../../../parts/compare/compare-words.ts';
import { useFundCompareWords } from './use-fund-compare-words.ts';

/** The words of the parts that every comparison has. */
export function usePartWords(): CompareWords {
  const words = useFundCompareWords();
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
