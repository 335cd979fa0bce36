import { seriesFields } from '@bank/contract/schemas';
import { sql, type RawBuilder } from 'kysely';
import { askPrepared } from '../database/ask-prepared.ts';
import type { SeriesQuery } from '../base/content-store.ts';
import type { ContentDatabase } from '../database/tables.ts';
import type { SeriesPoint, SeriesTypeName } from '../base/types.ts';
import { withoutNul } from '../base/without-nul.ts';

/*
 * The history of a scope is linear: a row is seen by the releases from `from_release` up to the one before `to_release`.
 * A day's import therefore writes that day's rows only, a correction closes the old row and opens another, and a
 * rollback shows the old rows again without writing anything.
 */

/** True for a row that the release sees; `p` is the table's name in the statement. */
export function seenBy(releaseId: number): RawBuilder<boolean> {
  return sql<boolean>`(p.from_release <= ${releaseId} and (p.to_release is null or p.to_release > ${releaseId}))`;
}

/** False once the release has been pruned: its rows may be gone in part, and part of a history is no answer. */
const isKept = (releaseId: number) => sql<boolean>`exists (select 1 from release where id = ${releaseId})`;

export async function findSeries<Name extends SeriesTypeName>(
  database: ContentDatabase,
  place: { releaseId: number; type: Name; key: string },
  query: SeriesQuery,
): Promise<SeriesPoint<Name>[]> {
  const [row] = await askPrepared(database, pointsOf, { ...place, ...query, key: withoutNul(place.key) });
  return row?.points == null ? [] : inOrder(toHistory(place.type, row.points));
}

/** All days as one text: a row for each of a thousand costs more than twice as much. */
function pointsOf(
  database: ContentDatabase,
  {
    releaseId,
    type,
    key,
    from,
    to,
    last,
  }: SeriesQuery & { releaseId: number; type: SeriesTypeName; key: string },
) {
  let query = database
    .selectFrom('series_point as p')
    .select(['p.date', 'p.figures'])
    .where('p.type', '=', type)
    .where('p.key', '=', key)
    .where(seenBy(releaseId))
    .where(isKept(releaseId));
  if (from !== undefined) query = query.where('p.date', '>=', from);
  if (to !== undefined) query = query.where('p.date', '<=', to);
  if (last !== undefined) query = query.orderBy('p.date', 'desc').limit(last);
  return database.selectFrom(query.as('p')).select(asHistory('p').as('points')).compile();
}

/** What {@link toHistory} reads, of all days of a table or of none; null when there is none. */
export function asHistory(table: string): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`string_agg('"' || ${column('date')} || '",' || ${column('figures')}, ',')`;
}

/** Both databases give a key's days as they lie on the disk, in order, without being made to sort them; neither promises it. */
export const inOrder = <Point extends { date: string }>(points: Point[]): Point[] =>
  points.sort((a, b) => (a.date < b.date ? -1 : 1));

// Numbers of parameters are rounded up to these, so that few different statements are prepared.
const KEYS_PER_QUERY = [1, 10, 100, 500];

/** By key, in the order of the keys. */
export async function findLatest<Name extends SeriesTypeName>(
  database: ContentDatabase,
  releaseId: number,
  type: Name,
  keys?: readonly string[],
): Promise<Map<string, SeriesPoint<Name>>> {
  const found: { key: string; newest: string }[] = [];
  for (const batch of keys === undefined ? [undefined] : batchesOf(keys)) {
    const values = { releaseId, type, ...(batch !== undefined && { keys: batch }) };
    found.push(...(await askPrepared(database, newestOf, values)));
  }
  const points = toPoints(
    type,
    found.map(({ newest }) => newest.slice(0, DATE_LENGTH)),
    found.map(({ newest }) => newest.slice(DATE_LENGTH)).join(','),
  );
  return new Map(
    found.flatMap(({ key }, index) => {
      const point = points[index];
      return point === undefined ? [] : [[key, point] as const];
    }),
  );
}

function newestOf(
  database: ContentDatabase,
  { releaseId, type, keys }: { releaseId: number; type: SeriesTypeName; keys?: readonly string[] },
) {
  const wanted =
    keys === undefined ? everyKey(type) : sql`values ${sql.join(keys.map((key) => sql`(${key})`))}`;
  return sql<{ key: string; newest: string }>`
    with recursive wanted("key") as (${wanted})
    select "key", newest from (
      select wanted."key", (
        select p."date" || p.figures from series_point as p
        where p.type = ${type} and p."key" = wanted."key" and ${seenBy(releaseId)} and ${isKept(releaseId)}
        order by p."date" desc limit 1
      ) as newest
      from wanted
    ) as found
    where newest is not null`.compile(database);
}

export const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** From one key to the next by the index: a `distinct` would read every day of every key. */
function everyKey(type: SeriesTypeName): RawBuilder<unknown> {
  const after = (condition: RawBuilder<unknown>) =>
    sql`(select k."key" from series_point as k where k.type = ${type} ${condition} order by k."key" limit 1)`;
  return sql`
    select ${after(sql``)}
    union all
    select ${after(sql`and k."key" > wanted."key"`)} from wanted where wanted."key" is not null`;
}

function batchesOf(keys: readonly string[]): string[][] {
  const unique = [...new Set(keys.map(withoutNul))].sort();
  const most = Math.max(...KEYS_PER_QUERY);
  return Array.from({ length: Math.ceil(unique.length / most) }, (_, index) => {
    const batch = unique.slice(index * most, (index + 1) * most);
    const size = KEYS_PER_QUERY.find((rounded) => rounded >= batch.length) ?? most;
    // No key is empty, so what fills up a batch is not found.
    return Array.from({ length: size }, (_empty, place) => batch[place] ?? '');
  });
}

/** `figures` of the days in their order, parted by commas: one parse for all is several times faster than one for each. */
export function toPoints<Name extends SeriesTypeName>(
  type: Name,
  days: readonly string[],
  figures: string,
): SeriesPoint<Name>[] {
  const fields = seriesFields(type);
  const values = JSON.parse(`[${figures}]`) as string[][];
  return days.map((date, index) => toPoint<Name>(fields, date, values[index]));
}

/** Days and their figures in turn, `"2026-11-20",["1.0320",…],"2026-11-21",…`, as one text from the database. */
export function toHistory<Name extends SeriesTypeName>(type: Name, pairs: string): SeriesPoint<Name>[] {
  const fields = seriesFields(type);
  const parts = JSON.parse(`[${pairs}]`) as (string | string[])[];
  const points: SeriesPoint<Name>[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    points.push(toPoint<Name>(fields, parts[at] as string, parts[at + 1] as string[]));
  }
  return points;
}

function toPoint<Name extends SeriesTypeName>(
  fields: readonly string[],
  date: string,
  values: readonly string[] | undefined,
): SeriesPoint<Name> {
  const point: Record<string, string> = { date };
  // A field that was added to the type later is unknown for the days before.
  for (let place = 0; place < fields.length; place += 1) point[fields[place] ?? ''] = values?.[place] ?? '';
  return point as SeriesPoint<Name>;
}
