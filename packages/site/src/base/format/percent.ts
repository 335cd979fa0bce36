import { formatDecimal, formatSigned } from './decimal.ts';
import { formatRange } from './range.ts';

/** `1.5` → `1.50%`: two places, the way the bank quotes every rate. */
export function formatPercent(decimal: string, places = 2): string {
  return `${formatDecimal(decimal, places)}%`;
}

/** `-0.21` → `−0.21%`, `18.06` → `+18.06%`; zero carries no sign. */
export function formatChange(decimal: string, places = 2): string {
  return `${formatSigned(decimal, places)}%`;
}

/** `2.35`, `2.85` → `2.35%–2.85%`; two equal values are one figure. */
export function formatPercentRange(low: string, high: string, places = 2): string {
  return formatRange(formatPercent(low, places), formatPercent(high, places));
}
