import { addDays } from '@bank/contract';
import type { Asking } from './asking.ts';
import { FEWEST_VISITORS } from './hot-searches.ts';
import { forgetVisitors, isFirstToday } from './search-visitors.ts';
import type { VisitsDatabase } from './tables.ts';
import type { MissedSearch, MissedSearches } from './visits-store.ts';

/** Editors look at a season. */
const DAYS_KEPT = 92;
/** Keywords of a day; more of them are no words but somebody's program. */
const MOST_KEYWORDS = 2_000;

export function missedSearchesIn({ read, write }: Pick<Asking, 'read' | 'write'>): MissedSearches {
  let sweptOn = '';
  return {
    add: (search) =>
      write(async (database) => {
        if (sweptOn !== search.day) {
          await forgetVisitors(database, search.day);
          await forget(database, search.day);
          sweptOn = search.day;
        }
        return count(database, search);
      }),

    list: ({ from, to }) =>
      read((database) =>
        database
          .selectFrom('missed_search_day')
          .select(['day', 'language', 'keyword', 'meant', 'visitors'])
          .where('day', '>=', from)
          .where('day', '<=', to)
          .where('visitors', '>=', FEWEST_VISITORS)
          .orderBy('day')
          .orderBy('visitors', 'desc')
          .orderBy('spelling')
          .execute(),
      ),
  };
}

/** True when the visitor had not yet missed this today. */
async function count(
  database: VisitsDatabase,
  { language, keyword, spelling, meant, visitor, day }: MissedSearch,
): Promise<boolean> {
  const { rows } = await database
    .selectFrom('missed_search_day')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(rows) >= MOST_KEYWORDS && !(await isKnown(database, { day, language, spelling }))) return false;
  if (!(await isFirstToday(database, day, ['missed', language, spelling, visitor]))) return false;
  await database
    .insertInto('missed_search_day')
    .values({ day, language, spelling, keyword, meant, visitors: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'language', 'spelling'])
        .doUpdateSet((row) => ({ keyword, meant, visitors: row('missed_search_day.visitors', '+', 1) })),
    )
    .execute();
  return true;
}

async function isKnown(
  database: VisitsDatabase,
  { day, language, spelling }: Pick<MissedSearch, 'day' | 'language' | 'spelling'>,
): Promise<boolean> {
  const row = await database
    .selectFrom('missed_search_day')
    .select('visitors')
    .where('day', '=', day)
    .where('language', '=', language)
    .where('spelling', '=', spelling)
    .executeTakeFirst();
  return row !== undefined;
}

/** What so few missed on a day that no report shows it goes as soon as the day is over. */
async function forget(database: VisitsDatabase, day: string): Promise<void> {
  await database
    .deleteFrom('missed_search_day')
    .where('day', '<', day)
    .where('visitors', '<', FEWEST_VISITORS)
    .execute();
  await database.deleteFrom('missed_search_day').where('day', '<=', addDays(day, -DAYS_KEPT)).execute();
}
