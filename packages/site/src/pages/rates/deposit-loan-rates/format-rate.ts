import { placesOf } from '../../../base/decimal/decimal-units.ts';
import { formatPercent } from '../../../base/format/percent.ts';

/** Two places at least, and no digit of a rate with more of them is lost: `1.5` → `1.50%`, `3.075` → `3.075%`. */
export function formatRate(rate: string): string {
  return formatPercent(rate, Math.max(2, placesOf(rate)));
}
