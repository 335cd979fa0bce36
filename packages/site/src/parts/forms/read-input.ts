import { isDay } from '@bank/contract';
import { compareDecimals } from '../../base/decimal/arithmetic.ts';
import { placesOf } from '../../base/decimal/decimal-units.ts';
import type { Reading } from './input-problem.ts';

export interface DecimalRule {
  /** Both ends belong to the range. */
  min?: string;
  max?: string;
  /** Most decimals; 2 unless told. */
  places?: number;
}

export interface WholeRule {
  min?: number;
  max?: number;
}

export interface DayRule {
  /** `YYYY-MM-DD`; both ends belong to the range. */
  min?: string;
  max?: string;
}

/** Thousands may be parted by commas, but only as thousands: `1,50` is refused rather than read as 150. */
const TYPED_DECIMAL = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
const TYPED_WHOLE = /^-?\d+$/;
const TYPED_DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** Full-width digits and marks, which Chinese keyboards write, become plain ones: `１０，０００` → `10,000`. */
function plain(text: string | undefined): string {
  return (text ?? '').normalize('NFKC').replaceAll(/\s/g, '').replaceAll('−', '-');
}

export function isBlank(text: string | undefined): boolean {
  return plain(text) === '';
}

/** `1,000,000.5` → `1000000.5`. */
export function readDecimal(
  text: string | undefined,
  { min, max, places = 2 }: DecimalRule,
): Reading<string> {
  const typed = plain(text);
  if (typed === '') return { problem: { kind: 'missing' } };
  if (!TYPED_DECIMAL.test(typed)) return { problem: { kind: 'notDecimal' } };
  const value = typed.replaceAll(',', '').replace(/^(-?)0+(?=\d)/, '$1');
  if (placesOf(value) > places) return { problem: { kind: 'places', most: places } };
  if (min !== undefined && compareDecimals(value, min) < 0) return { problem: { kind: 'below', limit: min } };
  if (max !== undefined && compareDecimals(value, max) > 0) return { problem: { kind: 'above', limit: max } };
  return { value };
}

export function readWhole(text: string | undefined, { min, max }: WholeRule): Reading<number> {
  const typed = plain(text);
  if (typed === '') return { problem: { kind: 'missing' } };
  if (!TYPED_WHOLE.test(typed)) return { problem: { kind: 'notWhole' } };
  const value = Number(typed);
  if (min !== undefined && value < min) return { problem: { kind: 'below', limit: String(min) } };
  if (max !== undefined && value > max) return { problem: { kind: 'above', limit: String(max) } };
  return { value };
}

/** `2026-11-20`, `2026/11/20` or `2026.11.20`, and only days that exist. */
export function readDay(text: string | undefined, { min, max }: DayRule): Reading<string> {
  const typed = plain(text);
  if (typed === '') return { problem: { kind: 'missing' } };
  const [, year = '', month = '', date = ''] = TYPED_DAY.exec(typed) ?? [];
  const value = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isDay(value)) return { problem: { kind: 'notDay' } };
  if (min !== undefined && value < min) return { problem: { kind: 'before', limit: min } };
  if (max !== undefined && value > max) return { problem: { kind: 'after', limit: max } };
  return { value };
}

export function readListed<Value extends string>(
  text: string | undefined,
  listed: readonly Value[],
): Reading<Value> {
  if (isBlank(text)) return { problem: { kind: 'missing' } };
  const value = listed.find((one) => one === text);
  return value === undefined ? { problem: { kind: 'notListed' } } : { value };
}
