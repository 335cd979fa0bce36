import type { LogEntry } from '@bank/store';
import type { FeedsSettings } from './feed-settings.ts';
import { lateFrom } from './feed-times.ts';

/** When a feed came last, and whether it should have come again. */
export interface FeedAge {
  feed: string;
  /** As it was settled; undefined for a feed that comes and is not expected. */
  due: string | undefined;
  /** Milliseconds since the epoch; undefined when it never came. */
  lastAt: number | undefined;
  /** From when on it is late, if it does not come. */
  lateFrom: number | undefined;
  isLate: boolean;
}

/** When each feed was made into a release last, by the imports in the log of the store. */
export function feedArrivals(imports: readonly Pick<LogEntry, 'at' | 'facts'>[]): Map<string, number> {
  const arrivals = new Map<string, number>();
  for (const { at, facts } of imports) {
    for (const feed of (facts['feeds'] ?? '').split(', ')) {
      if (feed !== '') arrivals.set(feed, Math.max(at, arrivals.get(feed) ?? 0));
    }
  }
  return arrivals;
}

/** Of every feed that came or is expected. One that is expected and never came is late. */
export function feedAges(
  arrivals: ReadonlyMap<string, number>,
  { feeds, calendar }: FeedsSettings,
  now: number,
): FeedAge[] {
  return [...new Set([...feeds.keys(), ...arrivals.keys()])].toSorted().map((feed): FeedAge => {
    const { times, due } = feeds.get(feed) ?? {};
    const lastAt = arrivals.get(feed);
    const late = times === undefined || lastAt === undefined ? undefined : lateFrom(lastAt, times, calendar);
    const isLate = times !== undefined && (late === undefined || now > late);
    return { feed, due, lastAt, lateFrom: late, isLate };
  });
}
