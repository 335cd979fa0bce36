import { sql } from 'kysely';
import type { Histories } from '../base/content-store.ts';
import { inBatches } from '../base/in-batches.ts';
import { DATE_LENGTH, asHistory, findLatest, inOrder, seenBy, toHistory, toPoints } from './series-points.ts';
import type { SeriesTarget } from './series-target.ts';
import type { SeriesPoint, SeriesTypeName } from '../base/types.ts';

// A year of a thousand funds comes as some 10 MB of text.
const KEYS_PER_READ = 1_000;
const DAYS_PER_READ = 10_000;

/** Reads within an import's transaction. A key's days come as one row: a row for each costs five times as much. */
export function openHistories({ transaction, dialect, releaseId, basis }: SeriesTarget): Histories {
  const given = (rows: readonly unknown[]) => dialect.elementsOf(JSON.stringify(rows));
  return {
    before: (type, keys) =>
      basis === 0 ? Promise.resolve(new Map()) : findLatest(transaction, basis, type, keys),

    async since<Name extends SeriesTypeName>(type: Name, keys: readonly string[], from: string) {
      const found = new Map<string, SeriesPoint<Name>[]>();
      for (const batch of inBatches(new Set(keys), KEYS_PER_READ)) {
        const { rows } = await sql<{ key: string; points: string | null }>`
          select g."key", (
            select ${asHistory('p')} from series_point as p
            where p.type = ${type} and p."key" = g."key" and p."date" >= ${from} and ${seenBy(releaseId)}
          ) as points
          from (select value ->> 0 as "key" from ${given(batch.map((key) => [key]))}) as g`.execute(
          transaction,
        );
        for (const { key, points } of rows)
          if (points !== null) found.set(key, inOrder(toHistory(type, points)));
      }
      return found;
    },

    async on<Name extends SeriesTypeName>(type: Name, wanted: readonly { key: string; day: string }[]) {
      const found: (SeriesPoint<Name> | undefined)[] = [];
      for (const batch of inBatches(wanted, DAYS_PER_READ)) {
        const { rows } = await sql<{ place: number; newest: string | null }>`
          select cast(g.place as integer) as place, (
            select p."date" || p.figures from series_point as p
            where p.type = ${type} and p."key" = g."key" and p."date" <= g."day" and ${seenBy(releaseId)}
            order by p."date" desc limit 1
          ) as newest
          from (select value ->> 0 as place, value ->> 1 as "key", value ->> 2 as "day"
            from ${given(batch.map(({ key, day }, place) => [String(place), key, day]))}) as g
          order by 1`.execute(transaction);
        for (const { newest } of rows) {
          const day = newest?.slice(0, DATE_LENGTH);
          found.push(day && newest ? toPoints(type, [day], newest.slice(DATE_LENGTH))[0] : undefined);
        }
      }
      return found;
    },
  };
}
