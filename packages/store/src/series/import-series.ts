import { seriesFields, seriesTypes, seriesTypesOf } from '@bank/contract/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { NewPoint, NewRelease, NewSeries, SeriesChange } from '../base/content-store.ts';
import type { StoreDialect } from '../database/dialects/store-dialect.ts';
import { openHistories } from './histories.ts';
import { inBatches } from '../base/in-batches.ts';
import { seenBy } from './series-points.ts';
import type { SeriesTarget } from './series-target.ts';
import type { Scope, SeriesTypeName } from '../base/types.ts';

// One JSON parameter of some 150 KB.
const POINTS_PER_STATEMENT = 2_000;

/** Writes what differs from the histories of the basis, and only that; then what is derived from them. */
export async function importSeries(
  target: SeriesTarget,
  series: readonly NewSeries[],
  derive?: NewRelease['derive'],
): Promise<SeriesChange[]> {
  const types = seriesTypesOf(target.scope);
  refuseForeign(target.scope, types, series);
  const isContinued = await isOtherThanNewest(target);
  if (isContinued) await closeWhatCameLater(target, types);
  const changes = await writeAll(target, series);
  const reopen = async (wanted: SeriesTypeName[], given: readonly NewSeries[]) => {
    const replaced = new Set(given.filter(({ mode }) => mode === 'full').map(({ type }) => type));
    const kept = wanted.filter((type) => !replaced.has(type));
    if (isContinued) await reopenWhatLaterOnesClosed(target, kept);
  };
  await reopen(
    types.filter((type) => !seriesTypes[type].isDerived),
    series,
  );
  // Reads the histories as they are now, so they must be whole by then.
  const derived = (await derive?.(openHistories(target))) ?? [];
  refuseForeign(target.scope, types, derived);
  changes.push(...(await writeAll(target, derived)));
  await reopen(
    types.filter((type) => seriesTypes[type].isDerived),
    derived,
  );
  return changes;
}

function refuseForeign(scope: Scope, types: SeriesTypeName[], series: readonly NewSeries[]): void {
  const foreign = series.find(({ type }) => !types.includes(type));
  if (foreign === undefined) return;
  throw new Error(
    `Import stopped: ${foreign.type} is not a history of ${scope} (${types.join(', ') || 'which has none'}). ` +
      'Visitors would never see it; put it into the release of its own scope.',
  );
}

async function writeAll(target: SeriesTarget, series: readonly NewSeries[]): Promise<SeriesChange[]> {
  const changes: SeriesChange[] = [];
  for (const one of series) changes.push(await writeSeries(target, one));
  return changes;
}

/** After a rollback, or when releases were imported and never shown, the open rows are not those of the basis. */
async function isOtherThanNewest({ transaction, scope, releaseId, basis }: SeriesTarget): Promise<boolean> {
  const later = await transaction
    .selectFrom('release')
    .select('id')
    .where('scope', '=', scope)
    .where('id', '>', basis)
    .where('id', '<', releaseId)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

async function closeWhatCameLater(
  { transaction, releaseId, basis }: SeriesTarget,
  types: SeriesTypeName[],
): Promise<void> {
  if (types.length === 0) return;
  await transaction
    .updateTable('series_point')
    .set({ to_release: releaseId })
    .where('type', 'in', types)
    .where('to_release', 'is', null)
    .where('from_release', '>', basis)
    .execute();
}

/** Where this import brought a row of its own for a key and day, that one stands. */
async function reopenWhatLaterOnesClosed(
  { transaction, releaseId, basis }: SeriesTarget,
  types: SeriesTypeName[],
): Promise<void> {
  if (types.length === 0) return;
  await sql`
    insert into series_point (type, "key", "date", from_release, to_release, figures)
    select p.type, p."key", p."date", ${asId(releaseId)}, null, p.figures from series_point as p
    where p.type in (${sql.join(types)}) and p.from_release <= ${basis}
      and p.to_release > ${basis}
      and not exists (
        select 1 from series_point as own
        where own.type = p.type and own."key" = p."key" and own."date" = p."date" and own.from_release = ${releaseId}
      )`.execute(transaction);
}

async function writeSeries(target: SeriesTarget, { type, mode, points }: NewSeries): Promise<SeriesChange> {
  const hasRows = await hasAnyRow(target, type);
  const daysByKey = new Map<string, string[]>();
  const knownDays = new Map<string, string>();
  let known = 0;
  let corrected = 0;
  let count = 0;
  for (const batch of inBatches(points, POINTS_PER_STATEMENT)) {
    const given = givenRows(target.dialect, type, batch);
    if (hasRows) {
      const compared = await compare(target, type, given);
      known += compared.known;
      corrected += compared.corrected;
      await closeOtherFigures(target, type, given);
    }
    await insertMissing(target, type, given);
    count += batch.length;
    if (mode === 'full' && hasRows) collectDays(daysByKey, knownDays, batch);
  }
  const change = { type, added: count - known, corrected, removed: 0 };
  if (mode === 'append' || !hasRows) return change;
  await closeAllBut(target, type, daysByKey);
  return { ...change, removed: (await countSeenByBasis(target, type)) - known };
}

async function countSeenByBasis({ transaction, basis }: SeriesTarget, type: SeriesTypeName): Promise<number> {
  const { count } = await transaction
    .selectFrom('series_point as p')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('p.type', '=', type)
    .where(seenBy(basis))
    .executeTakeFirstOrThrow();
  return count;
}

async function hasAnyRow({ transaction }: SeriesTarget, type: SeriesTypeName): Promise<boolean> {
  const row = await transaction
    .selectFrom('series_point')
    .select('key')
    .where('type', '=', type)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function givenRows(dialect: StoreDialect, type: SeriesTypeName, points: NewPoint[]): RawBuilder<unknown> {
  const width = seriesFields(type).length;
  const json = JSON.stringify(
    points.map(({ key, date, values }) => {
      if (values.length !== width) {
        throw new Error(
          `Import stopped: ${type} of ${key} on ${date} has ${values.length} values, not ${width}.`,
        );
      }
      return [key, date, JSON.stringify(values)];
    }),
  );
  return sql`(select value ->> 0 as "key", value ->> 1 as "date", value ->> 2 as figures
    from ${dialect.elementsOf(json)})`;
}

/** `cross join` holds SQLite to this order: it would read the whole table for each given row. */
function besidePoints(type: SeriesTypeName, given: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${given} as g cross join series_point as p
    where p.type = ${type} and p."key" = g."key" and p."date" = g."date"`;
}

async function compare(
  { transaction, basis }: SeriesTarget,
  type: SeriesTypeName,
  given: RawBuilder<unknown>,
) {
  const { rows } = await sql<{ known: number; corrected: number }>`
    select count(*) as known, count(case when p.figures <> g.figures then 1 end) as corrected
    from ${besidePoints(type, given)} and ${seenBy(basis)}`.execute(transaction);
  return { known: rows[0]?.known ?? 0, corrected: rows[0]?.corrected ?? 0 };
}

async function closeOtherFigures(
  { transaction, releaseId }: SeriesTarget,
  type: SeriesTypeName,
  given: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update series_point set to_release = ${releaseId}
    where (type, "key", "date", from_release) in (
      select p.type, p."key", p."date", p.from_release from ${besidePoints(type, given)}
        and p.to_release is null and p.from_release < ${releaseId} and p.figures <> g.figures
    )`.execute(transaction);
}

/** An open row that is left has the same figures; a point that is given twice meets the table's key. */
async function insertMissing(
  { transaction, releaseId }: SeriesTarget,
  type: SeriesTypeName,
  given: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into series_point (type, "key", "date", from_release, to_release, figures)
    select ${asText(type)}, g."key", g."date", ${asId(releaseId)}, null, g.figures from ${given} as g
    where not exists (
      select 1 from series_point as p
      where p.type = ${type} and p."key" = g."key" and p."date" = g."date"
        and p.to_release is null and p.from_release < ${releaseId}
    )`.execute(transaction);
}

/** Each day once for all keys: millions of equal texts fill the memory. */
function collectDays(daysByKey: Map<string, string[]>, known: Map<string, string>, points: NewPoint[]): void {
  for (const { key, date } of points) {
    const day = known.get(date) ?? date;
    if (day === date) known.set(date, day);
    const days = daysByKey.get(key);
    if (days) days.push(day);
    else daysByKey.set(key, [day]);
  }
}

async function closeAllBut(
  { transaction, dialect, releaseId }: SeriesTarget,
  type: SeriesTypeName,
  daysByKey: ReadonlyMap<string, string[]>,
): Promise<void> {
  const open = sql`type = ${type} and to_release is null and from_release < ${releaseId}`;
  const elements = (list: readonly string[]) =>
    sql`(select value ->> 0 from ${dialect.elementsOf(JSON.stringify(list.map((one) => [one])))})`;
  for (const [key, days] of daysByKey) {
    await sql`update series_point set to_release = ${releaseId}
      where ${open} and "key" = ${key} and "date" not in ${elements(days)}`.execute(transaction);
  }
  await sql`update series_point set to_release = ${releaseId}
    where ${open} and "key" not in ${elements([...daysByKey.keys()])}`.execute(transaction);
}

// PostgreSQL takes a bare parameter in a select list for text, and SQLite for nothing in particular.
const asId = (releaseId: number) => sql`cast(${releaseId} as integer)`;
const asText = (text: string) => sql`cast(${text} as text)`;
