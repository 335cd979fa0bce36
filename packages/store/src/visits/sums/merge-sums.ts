import type { VisitSumTable } from '../tables.ts';
import type { VisitFigures } from '../visits-store.ts';
import { StayLengths } from './stay-lengths.ts';
import { VisitorSketch } from './visitor-sketch.ts';

/** What sums of one key come to: one stays what it is, of more the visitors and lengths are estimated. */
export function figuresOf(key: string, sums: readonly VisitSumTable[]): VisitFigures {
  const total = (of: (sum: VisitSumTable) => number) => sums.reduce((all, sum) => all + of(sum), 0);
  const counts = {
    key,
    displays: total((sum) => sum.displays),
    visits: total((sum) => sum.visits),
    clicks: total((sum) => sum.clicks),
    careersClicks: total((sum) => sum.careers_clicks),
    searches: total((sum) => sum.searches),
    emptySearches: total((sum) => sum.empty_searches),
  };
  const [only, ...others] = sums;
  if (only !== undefined && others.length === 0) {
    const { visitors, median_ms: medianMs, p90_ms: p90Ms } = only;
    return { ...counts, visitors, medianMs: medianMs ?? undefined, p90Ms: p90Ms ?? undefined };
  }
  const lengths = lengthsOf(sums);
  return {
    ...counts,
    visitors: sketchOf(sums).estimate(),
    medianMs: lengths.rank(0.5),
    p90Ms: lengths.rank(0.9),
  };
}

/** The same as a row, which can be added to others again. */
export function mergedSum(key: string, sums: readonly VisitSumTable[]): Omit<VisitSumTable, 'day' | 'kind'> {
  const figures = figuresOf(key, sums);
  return {
    key,
    displays: figures.displays,
    visits: figures.visits,
    visitors: figures.visitors,
    clicks: figures.clicks,
    careers_clicks: figures.careersClicks,
    searches: figures.searches,
    empty_searches: figures.emptySearches,
    median_ms: figures.medianMs ?? null,
    p90_ms: figures.p90Ms ?? null,
    lengths: lengthsOf(sums).packed(),
    sketch: sketchOf(sums).packed(),
  };
}

function lengthsOf(sums: readonly VisitSumTable[]): StayLengths {
  const lengths = new StayLengths();
  for (const sum of sums) lengths.addPacked(sum.lengths);
  return lengths;
}

function sketchOf(sums: readonly VisitSumTable[]): VisitorSketch {
  const sketch = new VisitorSketch();
  for (const sum of sums) sketch.addPacked(sum.sketch);
  return sketch;
}
