import { ratio, scaled } from '../../../base/decimal.ts';
import { percentSince, type Level } from './level.ts';

/** So many points are enough for the small curve of a list. */
const WEEKS = 52;

/** The growth since the first of these days, in hundredths of a per cent, parted by |: `0|12|-5`. */
export function formatCurve(levels: readonly Level[]): string {
  const [first] = levels;
  if (first === undefined || levels.length < 2) return '';
  const percent = percentSince(first);
  return levels.map((level) => String(Number(percent(level).replace('.', '')))).join('|');
}

/** The same in per cent: `['0.00', '0.12', '-0.05']`. */
export function parseCurve(text: string): string[] {
  return text === '' ? [] : text.split('|').map(inPercent);
}

/** A point a week, counted back from the newest, oldest first; the first day is among them. */
export function weeksOf(text: string): string[] {
  if (text === '') return [];
  const points = text.split('|');
  const step = Math.max(1, Math.ceil((points.length - 1) / WEEKS));
  return points.filter((_, index) => index === 0 || (points.length - 1 - index) % step === 0).map(inPercent);
}

const inPercent = (hundredths: string) => ratio(scaled(hundredths), 100n * scaled('1'), 2);
