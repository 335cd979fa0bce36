import { POINTS_DRAWN, thinTogether, type HistoryPoint } from '@bank/ui';
import { basisPointsBetween } from '../../../base/format/basis-points.ts';
import { percentChange } from '../../../base/format/percent-change.ts';
import { toColumns, type SentDays } from './day-columns.ts';
import { rangeStart, type HistoryRange } from './history-range.ts';

interface HistoryLine {
  id: string;
  /** Oldest first; '' where nothing is known. */
  points: readonly HistoryPoint[];
  shape?: 'line' | 'step';
}

/** `values` by the days of its history; '' where nothing is known. */
interface DrawnLine extends Omit<HistoryLine, 'points'> {
  values: string[];
}

/** What a panel shows of some histories: the range, thinned for drawing, and what the first line came to. */
export interface History {
  range: HistoryRange;
  /** The range reaches further back than the figures do, or asks for all of them: they are named by their first day. */
  isWhole: boolean;
  /** Every day that any line has a figure on. */
  days: SentDays;
  lines: DrawnLine[];
  /** Undefined where the first line has no figure in the range. */
  summary: HistorySummary | undefined;
}

/** A price changes by per cent of itself, a rate of interest by hundredths of a percentage point. */
type ChangeMeasure = 'PERCENT' | 'BASIS_POINTS';

export interface HistorySummary {
  first: HistoryPoint;
  last: HistoryPoint;
  low: HistoryPoint;
  high: HistoryPoint;
  /** From first to last: per cent with two decimals, '' where the first is zero; or basis points. */
  change: string;
  changeIn: ChangeMeasure;
}

interface HistoryRequest {
  lines: readonly HistoryLine[];
  range: HistoryRange;
  /** Show each line as its change in per cent since its first day in the range: all start at 0. */
  normalised?: boolean;
  change?: ChangeMeasure;
  /** Days that stay however many there are, such as those of a distribution. */
  keep?: readonly string[];
}

/** Cuts to the range, which ends with the newest day of any line, and keeps only the points that a drawing needs. */
export function buildHistory({
  lines,
  range,
  normalised = false,
  change = 'PERCENT',
  keep = [],
}: HistoryRequest): History {
  const known = lines.map((line) => ({ ...line, points: line.points.filter(({ value }) => value !== '') }));
  const last = known
    .map(({ points }) => points.at(-1)?.date ?? '')
    .sort()
    .at(-1);
  const from = last === undefined || last === '' ? undefined : rangeStart(range, last);
  const cut = known.map((line) => ({
    ...line,
    points: from === undefined ? line.points : line.points.filter(({ date }) => date >= from),
  }));
  const thin = thinTogether(cut, POINTS_DRAWN, keep);
  const first = cut[0]?.points[0]?.date;
  return {
    range,
    isWhole: from === undefined || first === undefined || isLongAfter(first, from),
    ...toColumns(normalised ? thin.map(sinceStart) : thin),
    summary: summaryOf(cut[0]?.points ?? [], change),
  };
}

/** Weekends and holidays put the first day of a range off; no more than this. */
const LONGEST_BREAK_MS = 14 * 86_400_000;

function isLongAfter(day: string, start: string): boolean {
  return Date.parse(day) - Date.parse(start) > LONGEST_BREAK_MS;
}

function sinceStart<Line extends HistoryLine>(line: Line): Line {
  const [first] = line.points;
  if (first === undefined) return line;
  return {
    ...line,
    points: line.points.map(({ date, value }) => ({ date, value: percentChange(first.value, value) })),
  };
}

function summaryOf(points: readonly HistoryPoint[], changeIn: ChangeMeasure): HistorySummary | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return undefined;
  let [low, high] = [first, first];
  for (const point of points) {
    if (Number(point.value) < Number(low.value)) low = point;
    if (Number(point.value) > Number(high.value)) high = point;
  }
  const between = changeIn === 'PERCENT' ? percentChange : basisPointsBetween;
  return { first, last, low, high, change: between(first.value, last.value), changeIn };
}
