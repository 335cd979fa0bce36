import type { StudioDatabase } from '../store/database.ts';
import { findEdition, type Edition } from './edition.ts';
import { Refused } from './refused.ts';

/**
 * One at a time moves an edition on, in whichever process: packing, signing and publishing write files that two would mix up.
 * `work` is given the edition as it is then. @throws Refused
 */
export async function inTurn<Result>(
  database: StudioDatabase,
  { id }: Pick<Edition, 'id'>,
  work: (edition: Edition) => Result | Promise<Result>,
): Promise<Result> {
  const release = database.hold(`edition ${id}`);
  if (release === undefined) throw new Refused('in-hand');
  try {
    const edition = findEdition(database, id);
    if (edition === undefined) throw new Refused('moved-on');
    return await work(edition);
  } finally {
    release();
  }
}
