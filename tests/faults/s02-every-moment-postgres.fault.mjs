import { join } from 'node:path';
import { packScope } from '@bank/publish';
import { siteSources, writeFiles } from '@bank/publish/testing';
import { withFolder } from './support/bank.mjs';
import { pause, until } from './support/clients.mjs';
import { keepOneOfEach, wrongWith } from './support/interrupted.mjs';
import { backendsOf, isAnswering, killBackends, withPostgres } from './support/postgres.mjs';

const LONGEST_MS = 1_500;

export const fault = {
  id: 'S2',
  promise:
    'The same on PostgreSQL: what was acknowledged survives the end of a backend and of the whole database.',
  fault:
    'kill -9 of the backends of our connections, or of PostgreSQL and all its processes, at moments spread over the work',
  measure: 'acknowledged and lost after the restart, stores that do not go on',
  target: '0 in 60 interruptions',
};

export async function run({ isFast, random }) {
  const rounds = isFast ? 12 : 60;
  return withPostgres({ isDurable: true }, ({ database, url, visitsUrl }) =>
    withFolder(async (folder) => {
      const told = [];
      const wrong = [];
      let interrupted = 0;
      for (let round = 0; round < rounds; round += 1) {
        const bundle = join(folder, `bundle-${round}`);
        const sources = siteSources();
        sources['articles/701001/longer-hours.zh.md'] += `\n第 ${round} 次。\n`;
        const site = writeFiles(join(folder, `site-${round}`), sources);
        await packScope({ folder: site, scope: 'site', out: bundle });
        const kept = keepOneOfEach({
          DATA_DIR: folder,
          URL: url,
          VISITS_URL: visitsUrl,
          BUNDLE: bundle,
          ROUND: String(round),
        });
        const isWhole = round % 2 === 0;
        await until(() => backendsOf(database).length > 0, 'a connection').catch(() => undefined);
        await pause((round / rounds) * LONGEST_MS * random());
        if (isWhole) await database.kill();
        else killBackends(database);
        const outcome = await kept;
        if (outcome.failed.length > 0) interrupted += 1;
        told.push(...outcome.told);
        if (isWhole) await database.startAgain();
        await until(() => isAnswering(url), 'PostgreSQL', { everyMs: 100 });
        wrong.push(
          ...(await wrongWith({ dataDir: folder, databaseUrl: url, visitsUrl, told })).map(
            (what) => `round ${round}: ${what}`,
          ),
        );
      }
      return {
        isMet: wrong.length === 0 && interrupted > 0,
        figure: `${wrong.length} faults in ${rounds} interruptions, ${interrupted} of them met in the middle of a step; ${told.length} acknowledged`,
        figures: { rounds, interrupted, told: told.length, wrong: wrong.slice(0, 10) },
        size: isFast ? `${rounds} interruptions` : 'full',
      };
    }),
  );
}
