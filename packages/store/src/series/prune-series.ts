import { SCOPES } from '@bank/contract';
import { seriesTypesOf } from '@bank/contract/schemas';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Removes the rows that no release sees any more. Called when the pruned releases are gone. */
export async function pruneSeries(transaction: Transaction<Tables>): Promise<void> {
  for (const scope of SCOPES) {
    const types = seriesTypesOf(scope);
    if (types.length === 0) continue;
    const row = await transaction
      .selectFrom('release')
      .select((select) => select.fn.max('id').as('newest'))
      .where('scope', '=', scope)
      .executeTakeFirst();
    const newest = row?.newest ?? 0;
    await sql`
      delete from series_point where type in (${sql.join(types)}) and not exists (
        select 1 from release where release.scope = ${scope} and release.id >= series_point.from_release
          and (series_point.to_release is null or release.id < series_point.to_release)
      )`.execute(transaction);
    // What only a removed release had closed is open again: imports take the open rows for those of the newest release.
    await transaction
      .updateTable('series_point')
      .set({ to_release: null })
      .where('type', 'in', types)
      .where('to_release', '>', newest)
      .execute();
  }
}
