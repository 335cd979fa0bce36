import { Gauge, type Registry } from 'prom-client';
import type * as Feeds from '@bank/publish/feed-ages';
import type { ContentStore, LoggedImport } from '@bank/store';
import { ConfigError } from '../operation/config-error.ts';
import type { Config } from '../operation/config.ts';
import type { Logger } from '../operation/log.ts';

interface FeedParts {
  config: Pick<Config, 'feedsFile'>;
  /** Undefined while it has not been opened. */
  store: () => Pick<ContentStore, 'importsFrom'> | undefined;
  register: Registry;
  log: Pick<Logger, 'warn'>;
  now?: () => number;
}

/**
 * Adds to the metrics how long ago each feed came and which ones are late. The log of the store is asked when somebody asks
 * for them, for what is new in it. @throws ConfigError
 */
export async function reportFeeds({
  config,
  store,
  register,
  log,
  now = Date.now,
}: FeedParts): Promise<void> {
  // What reads the file is not loaded where there is none.
  if (config.feedsFile === '') return;
  const { feedAges, feedArrivals, ...files } = await import('@bank/publish/feed-ages');
  const settings = settingsOf(config.feedsFile, files);
  let imports: readonly LoggedImport[] = [];
  let looking: Promise<void> | undefined;
  const look = async () => {
    const known = store();
    try {
      if (known !== undefined) imports = await grown(imports, known);
    } catch (err) {
      // Feeds grow older all the same.
      log.warn({ err }, 'feeds could not be looked at');
    }
    for (const { feed, due, lastAt, isLate } of feedAges(feedArrivals(imports), settings, now())) {
      if (lastAt !== undefined) ages.set({ feed }, (now() - lastAt) / 1_000);
      if (due !== undefined) late.set({ feed }, isLate ? 1 : 0);
    }
  };
  const gauge = {
    labelNames: ['feed'] as const,
    registers: [register],
    aggregator: 'max' as const,
    // Both are asked for at once.
    collect: () => (looking ??= look().finally(() => (looking = undefined))),
  };
  const ages = new Gauge({
    ...gauge,
    name: 'feed_age_seconds',
    help: 'Seconds since a feed came last; absent for one that never came',
  });
  const late = new Gauge({
    ...gauge,
    name: 'feed_late',
    help: '1 for a feed that should have come again by now, as FEEDS_FILE has it',
  });
}

/** The log only grows; another one, of a store that was put back, is read from its beginning. */
async function grown(
  known: readonly LoggedImport[],
  store: Pick<ContentStore, 'importsFrom'>,
): Promise<LoggedImport[]> {
  const last = known.at(-1);
  const found = await store.importsFrom(last?.sequence ?? 0);
  const isSame = last === undefined || found[0]?.digest === last.digest;
  return newestOf(isSame ? [...known, ...found] : await store.importsFrom(0));
}

/** Of each set of feeds the newest import, the newest of all last: nothing else is asked of them. */
function newestOf(imports: readonly LoggedImport[]): LoggedImport[] {
  const newest = new Map(imports.map((one) => [one.facts['feeds'] ?? '', one]));
  return [...newest.values()].toSorted((one, other) => one.sequence - other.sequence);
}

function settingsOf(
  path: string,
  { readFeedsFile, ConfigError: ToMend }: Pick<typeof Feeds, 'readFeedsFile' | 'ConfigError'>,
): Feeds.FeedsSettings {
  try {
    return readFeedsFile(path);
  } catch (error) {
    if (!(error instanceof ToMend)) throw error;
    throw new ConfigError(`The server was not started: ${error.message}`, { cause: error });
  }
}
