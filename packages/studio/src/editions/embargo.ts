import { beijingMoment } from '@bank/contract';
import { inTransaction, type StudioDatabase } from '../store/database.ts';
import { noteStep } from '../store/steps.ts';
import { touchEdition } from './edition.ts';

/** The moment before which nobody may see an edition, in ms since the epoch; it is part of what two people sign. */
export function findEmbargo(database: StudioDatabase, edition: number): number | undefined {
  const row = database.prepare('select until from embargo where edition = ?').get(edition) as
    { until: number } | undefined;
  return row?.until;
}

/** Undefined lifts it. While the edition is open alone: whoever signs has read the moment. @throws EditionClosed */
export function setEmbargo(
  database: StudioDatabase,
  edition: number,
  until: number | undefined,
  person: string,
): void {
  inTransaction(database, () => {
    touchEdition(database, edition, person);
    if (until === undefined) database.prepare('delete from embargo where edition = ?').run(edition);
    else
      database
        .prepare(
          `insert into embargo (edition, until) values (?, ?)
           on conflict (edition) do update set until = excluded.until`,
        )
        .run(edition, until);
    const detail = until === undefined ? '' : beijingMoment(until);
    noteStep(database, { person, step: 'embargo-set', edition, detail });
  });
}
