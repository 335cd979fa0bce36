import { addDays, daysBetween } from '@bank/contract';
import type { Asking } from './asking.ts';
import { forgetVisitors, isFirstToday } from './search-visitors.ts';
import type { VisitsDatabase } from './tables.ts';
import type { CountedSearch, HotSearches } from './visits-store.ts';

/** Days that count, today among them; interest halves every three days. */
const DAYS_COUNTED = 14;
const HALF_LIFE_DAYS = 3;
/** Shown to everyone only when so many visitors asked for it: what a few typed is nobody else's business. */
export const FEWEST_VISITORS = 5;
/** Keywords of a day and language; more of them are no topics but somebody's program. */
const MOST_KEYWORDS = 5_000;

export function hotSearchesIn({ read, write }: Pick<Asking, 'read' | 'write'>): HotSearches {
  let sweptOn = '';
  return {
    add: (search) =>
      write(async (database) => {
        if (sweptOn !== search.day) {
          await forget(database, search.day);
          sweptOn = search.day;
        }
        return count(database, search);
      }),

    ranked: ({ language, day, limit }) =>
      read(async (database) => {
        const rows = await database
          .selectFrom('hot_search_day')
          .select(['day', 'spelling', 'keyword', 'visitors'])
          .where('language', '=', language)
          .where('day', '>', addDays(day, -DAYS_COUNTED))
          .where('day', '<=', day)
          .orderBy('day')
          .execute();
        const found = new Map<string, { keyword: string; visitors: number; score: number }>();
        for (const row of rows) {
          const age = daysBetween(row.day, day);
          const known = found.get(row.spelling) ?? { keyword: '', visitors: 0, score: 0 };
          found.set(row.spelling, {
            // As it was typed last.
            keyword: row.keyword,
            visitors: known.visitors + row.visitors,
            score: known.score + row.visitors * 0.5 ** (age / HALF_LIFE_DAYS),
          });
        }
        return [...found.values()]
          .filter(({ visitors }) => visitors >= FEWEST_VISITORS)
          .sort((a, b) => b.score - a.score || (a.keyword < b.keyword ? -1 : 1))
          .slice(0, limit)
          .map(({ keyword }) => keyword);
      }),
  };
}

/** True when the visitor had not yet searched for this today. */
async function count(
  database: VisitsDatabase,
  { language, keyword, spelling, visitor, day }: CountedSearch,
): Promise<boolean> {
  const isKnown = await database
    .selectFrom('hot_search_day')
    .select('visitors')
    .where('day', '=', day)
    .where('language', '=', language)
    .where('spelling', '=', spelling)
    .executeTakeFirst();
  if (isKnown === undefined && (await keywordsOn(database, day, language)) >= MOST_KEYWORDS) return false;
  if (!(await isFirstToday(database, day, [language, spelling, visitor]))) return false;
  await database
    .insertInto('hot_search_day')
    .values({ day, language, spelling, keyword, visitors: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'language', 'spelling'])
        .doUpdateSet((row) => ({ keyword, visitors: row('hot_search_day.visitors', '+', 1) })),
    )
    .execute();
  return true;
}

async function keywordsOn(database: VisitsDatabase, day: string, language: string): Promise<number> {
  const { count: rows } = await database
    .selectFrom('hot_search_day')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('day', '=', day)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Visitors of other days, and counts that count no more. */
async function forget(database: VisitsDatabase, day: string): Promise<void> {
  await forgetVisitors(database, day);
  await database.deleteFrom('hot_search_day').where('day', '<=', addDays(day, -DAYS_COUNTED)).execute();
}
