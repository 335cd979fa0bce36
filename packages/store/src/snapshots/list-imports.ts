import type { LoggedImport } from '../base/content-store.ts';
import type { ContentDatabase } from '../database/tables.ts';

/** Oldest first, from the entry of this number on. */
export async function listImports(database: ContentDatabase, sequence: number): Promise<LoggedImport[]> {
  const rows = await database
    .selectFrom('publishing_log')
    .select(['sequence', 'at', 'facts', 'digest'])
    .where('step', '=', 'import')
    .where('sequence', '>=', sequence)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) as LoggedImport['facts'] }));
}
