import { LANGUAGES, type Language } from '@bank/contract';
import { blockedByDefault, hotSearchRefusal } from '@bank/search/hot-searches';
import type { ContentSnapshot } from '@bank/store';
import type { HandlerDeps } from '../../base/handler.ts';
import { listedOnce } from '../../base/listed-once.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';

/** Fewer than this say little about what visitors want; the editors' own list does then. */
const ENOUGH = 5;
const SHOWN = 8;

const editorsOwn = listedOnce('hot-search');

/** What most visitors searched for lately, filled up with what the editors put forward (PD-13). */
export async function hotSearchesOf(
  { content, popularSearches }: Pick<HandlerDeps, 'content' | 'popularSearches'>,
  language: Language,
): Promise<string[]> {
  const [own, popular, blocked] = await Promise.all([
    editorsOwn(content, language),
    popularSearches?.(language) ?? [],
    blockedSearches(content, 'CN'),
  ]);
  const editors = own.map(({ keyword }) => keyword);
  // A word may have been blocked since it was counted.
  const allowed = popular.filter((keyword) => hotSearchRefusal(keyword, blocked) === undefined);
  if (allowed.length < ENOUGH) return editors;
  const seen = new Set(allowed.map((keyword) => keyword.toLowerCase()));
  return [...allowed, ...editors.filter((keyword) => !seen.has(keyword.toLowerCase()))].slice(0, SHOWN);
}

/** The engine's own list and the editors' of both languages: a word blocked in one is blocked in the other. */
export const blockedSearches = perSnapshot(readBlocked);

async function readBlocked(content: ContentSnapshot): Promise<string[]> {
  const records = await Promise.all(
    LANGUAGES.map((language) => content.list('search-settings', language, { limit: 1 })),
  );
  const own = records.flat().flatMap(({ body }) => body.blockedHotSearches);
  return [...blockedByDefault(), ...own];
}
