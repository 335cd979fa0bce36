import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asked } from '../databases.mjs';
import { makeNewerVersion } from '../newer-version.mjs';
import { untilReady } from '../start-cluster.mjs';

const TABLES = `select
  to_regclass('public.newer_content') is not null as content,
  to_regclass('visits.newer_visits') is not null as visits`;

/** As docs/operations/upgrade.md has it: the content tables first, by who may write them, then one node after the other. */
export const step = {
  id: 'rolling-upgrade',
  name: 'a newer version, with a migration of each store, takes the place of this one node by node',
  allows: { page: 0, search: 0, form: 0 },
  prepare: ({ folder }) => makeNewerVersion(join(folder, 'newer')),
  async run({ folder, nodes, databases }, version) {
    const env = {
      ...process.env,
      DATABASE_URL: databases.writerUrl,
      BANK_DATA_DIR: join(folder, 'publishing'),
    };
    await promisify(execFile)(process.execPath, [version.cli, 'list'], { env });
    for (const node of nodes) {
      await node.stop();
      node.upgradeTo(version);
      await node.startAgain();
      await untilReady(node);
    }
    const [made] = await asked(databases.primary, TABLES);
    return {
      said: `the tables of content are ${made.content ? 'new' : 'old'}, those of visits ${made.visits ? 'new' : 'old'}`,
      isMet: made.content && made.visits,
    };
  },
};
