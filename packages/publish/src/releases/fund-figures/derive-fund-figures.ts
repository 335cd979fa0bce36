import { addDays } from '@bank/contract';
import { windowStart, type NavDay } from '@bank/contract/fund-figures';
import { seriesFields, type SeriesPoint } from '@bank/contract/schemas';
import type { Histories, NewPoint, NewRelease, NewSeries } from '@bank/store';
import { daysWanted, figureContinued, figureOfAll } from './fund-figures.ts';

/** The day that a year is measured against may lie this much before it: the longest time without dealing, and more. */
const MARGIN_DAYS = 30;
const WHOLE_HISTORY = '';

/**
 * The history that is derived. It has another name whenever its figures become others: a store that another version has
 * filled then shows none, never one in the place of another, until a feed or an import has computed them anew.
 */
const FIGURES = 'fund-measure';

/**
 * Has the figures of funds computed when NAVs are imported: whatever an author says of them is never taken on trust. The
 * same bundle gives another release where they have become others, so that importing it again mends a store.
 */
export function withFundFigures(release: NewRelease): NewRelease {
  const nav = release.series?.find(({ type }) => type === 'fund-nav');
  if (nav === undefined) return release;
  return {
    ...release,
    bundleId: `${release.bundleId} ${FIGURES}`,
    derive: (histories) => deriveFundFigures(nav, histories),
  };
}

async function deriveFundFigures({ mode, points }: NewSeries, histories: Histories): Promise<NewSeries[]> {
  const found = mode === 'full' ? wholeFigures(points) : await addedFigures(byKeyOf(points), histories);
  return [{ type: FIGURES, mode, points: found }];
}

const byKeyOf = (points: Iterable<NewPoint>) => Map.groupBy(points, ({ key }) => key);

/** Fund by fund as they come, where the days of each stand together, as in a bundle: all at once fill the memory. */
function wholeFigures(points: Iterable<NewPoint>): NewPoint[] {
  const figures = new Map<string, NewPoint[]>();
  let own: NewPoint[] = [];
  for (const point of points) {
    if (point.key !== own[0]?.key) {
      if (figures.has(point.key)) return [...byKeyOf(points)].flatMap(([, days]) => wholeFigure(days));
      figures.set(point.key, []);
      if (own[0] !== undefined) figures.set(own[0].key, wholeFigure(own));
      own = [];
    }
    own.push(point);
  }
  if (own[0] !== undefined) figures.set(own[0].key, wholeFigure(own));
  return [...figures.values()].flat();
}

function wholeFigure(own: readonly NewPoint[]): NewPoint[] {
  const days = own.map(toNavDay).sort((a, b) => (a.date < b.date ? -1 : 1));
  return [figureOfAll(own[0]?.key ?? '', days.filter(isKnown)) ?? []].flat();
}

/** A fund that only got newer days needs its last year; one that was corrected, is new or has daily income, all of it. */
async function addedFigures(
  byKey: ReadonlyMap<string, readonly NewPoint[]>,
  histories: Histories,
): Promise<NewPoint[]> {
  const known = await histories.before(FIGURES, [...byKey.keys()]);
  const continued: Continued[] = [];
  const whole: string[] = [];
  for (const [key, own] of byKey) {
    const before = known.get(key);
    const days = own.map(({ date }) => date).sort();
    const isContinued = before !== undefined && before.factors !== '' && (days[0] ?? '') > before.date;
    if (isContinued) continued.push({ key, before, newest: days.at(-1) ?? '' });
    else whole.push(key);
  }
  const days = await histories.since('fund-nav', whole, WHOLE_HISTORY);
  return [
    ...whole.flatMap((key) => figureOfAll(key, (days.get(key) ?? []).filter(isKnown)) ?? []),
    ...(await continuedFigures(continued, histories)),
  ];
}

interface Continued {
  key: string;
  before: SeriesPoint<typeof FIGURES>;
  newest: string;
}

async function continuedFigures(funds: readonly Continued[], histories: Histories): Promise<NewPoint[]> {
  const oldest = funds.map(({ newest }) => newest).sort()[0];
  if (oldest === undefined) return [];
  const from = addDays(windowStart('Y1', oldest), -MARGIN_DAYS);
  const wanted = funds.flatMap(({ key, before, newest }) =>
    daysWanted(before, newest).map((day) => ({ key, day })),
  );
  const keys = funds.map(({ key }) => key);
  const days = await histories.since('fund-nav', keys, from);
  const older = await histories.on('fund-nav', wanted);
  const each = wanted.length / funds.length;
  return funds.flatMap(({ key, before }, index) => {
    const own = (days.get(key) ?? []).filter(isKnown);
    return figureContinued(before, key, own, older.slice(index * each, (index + 1) * each)) ?? [];
  });
}

const isKnown = ({ unitNav, tenThousandIncome }: NavDay) => unitNav !== '' || tenThousandIncome !== '';

const [UNIT, ACC, INCOME] = ['unitNav', 'accNav', 'tenThousandIncome'].map((field) =>
  seriesFields('fund-nav').indexOf(field),
) as [number, number, number];

function toNavDay({ date, values }: NewPoint): NavDay {
  return {
    date,
    unitNav: values[UNIT] ?? '',
    accNav: values[ACC] ?? '',
    tenThousandIncome: values[INCOME] ?? '',
  };
}
