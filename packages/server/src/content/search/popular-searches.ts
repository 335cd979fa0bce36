import type { Logger } from 'pino';
import { beijingDay, type Language } from '@bank/contract';
import type { VisitsStore } from '@bank/store';

/** The list turns over in days; every overlay that opens asks for it. */
const FRESH_MS = 60_000;
const ASKED_FOR = 20;

/** What most visitors searched for lately, most wanted first; empty while the visits store is away. */
export type PopularSearches = (language: Language) => Promise<readonly string[]>;

/** Asks the visits store at most once a minute for each language. */
export function popularSearches(
  visits: Pick<VisitsStore, 'hotSearches'>,
  log: Pick<Logger, 'warn'>,
  now: () => number = Date.now,
): PopularSearches {
  const kept = new Map<Language, { askedAt: number; list: Promise<readonly string[]> }>();
  const ask = async (language: Language): Promise<readonly string[]> => {
    try {
      const day = beijingDay(now());
      return await visits.hotSearches.ranked({ language, day, limit: ASKED_FOR });
    } catch (err) {
      log.warn({ err }, 'hot searches could not be counted; the editors’ own list is shown');
      return [];
    }
  };
  return (language) => {
    const known = kept.get(language);
    if (known !== undefined && now() - known.askedAt < FRESH_MS) return known.list;
    const list = ask(language);
    kept.set(language, { askedAt: now(), list });
    return list;
  };
}
