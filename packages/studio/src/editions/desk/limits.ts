import { inTransaction, type StudioDatabase } from '../../store/database.ts';
import { noteStep } from '../../store/steps.ts';
import type { DeskName } from './kinds.ts';

/** How far a figure may be from the last one before somebody is asked to look again, in per cent, by what it is of. */
export function listLimits(database: StudioDatabase, desk: DeskName): Map<string, string> {
  const rows = database
    .prepare('select key, percent from desk_limit where desk = ? order by key')
    .all(desk) as unknown as { key: string; percent: string }[];
  return new Map(rows.map(({ key, percent }) => [key, percent]));
}

/** '' goes back to the limit of the desk. */
export function setLimit(
  database: StudioDatabase,
  { desk, key, percent, person }: { desk: DeskName; key: string; percent: string; person: string },
): void {
  inTransaction(database, () => {
    if (percent === '') database.prepare('delete from desk_limit where desk = ? and key = ?').run(desk, key);
    else
      database
        .prepare(
          `insert into desk_limit (desk, key, percent) values (?, ?, ?)
           on conflict (desk, key) do update set percent = excluded.percent`,
        )
        .run(desk, key, percent);
    noteStep(database, { person, step: 'limit-set', edition: null, detail: `${desk} ${key}: ${percent} %` });
  });
}
