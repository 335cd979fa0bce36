import type { SeriesChange } from '@bank/store';
import { countOf } from '../base/findings.ts';
import { joined, words, type Words } from '../base/words.ts';

/** `fx-history: 16 points added, 1 corrected.` */
export function describeSeriesChange({ type, added, corrected, removed }: SeriesChange): Words {
  const parts = [words`${countOf(added, 'point')} added`, words`${corrected} corrected`];
  if (removed > 0) parts.push(words`${removed} removed`);
  return words`${type}: ${joined(parts)}.`;
}
