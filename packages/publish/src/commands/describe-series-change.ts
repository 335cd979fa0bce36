import type { SeriesChange } from '@bank/store';
import { countOf } from '../base/findings.ts';

/** `fx-history: 16 points added, 1 corrected.` */
export function describeSeriesChange({ type, added, corrected, removed }: SeriesChange): string {
  const parts = [`${countOf(added, 'point')} added`, `${corrected} corrected`];
  if (removed > 0) parts.push(`${removed} removed`);
  return `${type}: ${parts.join(', ')}.`;
}
