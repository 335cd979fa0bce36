import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from '../../tests/faults/support/other-build.mjs';
import { fromRoot } from '../prepare/places.mjs';

const BUILT = ['packages', 'site', 'dist'];
const STORE = ['packages', 'store', 'src'];
const NAME = '9999-newer';

/** A migration that a later version might bring: one more table. */
const migration = (table) => `
const newer = {
  name: '${NAME}',
  up: async (schema: { createTable: (name: string) => any }) => {
    await schema.createTable('${table}').addColumn('id', 'integer').execute();
  },
};
`;

/** The file of a list of migrations, with one more. */
function withMigration(path, table) {
  const text = readFileSync(path, 'utf8');
  const more = text.replace(
    /(const MIGRATIONS: readonly Migration\[\] = \[)([^\]]*?),?\s*\];/,
    `$1$2, newer as never];`,
  );
  if (more === text) throw new Error(`${path} has no list of migrations`);
  writeFileSync(path, migration(table) + more);
}

/** This version as it would be with one more migration of each store, in a folder of its own: { main, cli }. */
export function makeNewerVersion(folder) {
  const { main } = copySources(folder);
  cpSync(fromRoot(...BUILT), join(folder, ...BUILT), { recursive: true });
  withMigration(join(folder, ...STORE, 'database', 'migrate.ts'), 'newer_content');
  withMigration(join(folder, ...STORE, 'visits', 'opened-when-asked.ts'), 'newer_visits');
  return { main, cli: join(folder, 'packages', 'publish', 'src', 'cli.ts') };
}
