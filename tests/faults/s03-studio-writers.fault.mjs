import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { listEdits } from '@bank/studio/src/editions/edits.ts';
import { makeEdition } from '@bank/studio/src/editions/edition.ts';
import { openStudioDatabase } from '@bank/studio/src/store/database.ts';
import { listSteps } from '@bank/studio/src/store/steps.ts';
import { pause, until } from './support/clients.mjs';
import { isAnswering, killBackends, withPostgres } from './support/postgres.mjs';

const WRITER = fileURLToPath(import.meta.resolve('@bank/studio/src/testing/write-on.ts'));
const WRITERS = 3;
const LONGEST_MS = 1_500;

export const fault = {
  id: 'S3',
  promise:
    'Studios on one PostgreSQL lose nothing that they acknowledged, and their chained log stays whole.',
  fault:
    'while three processes write into one edition: kill -9 of one of them, of the backends of their connections, or of PostgreSQL and all its processes',
  measure:
    'edits that were acknowledged and are gone, edits without a step, steps that are not as they were written',
  target: '0 in 60 interruptions',
};

/** A process that writes on, with the fields that it says were acknowledged. */
function startWriter(url, edition, author) {
  const child = spawn(process.execPath, [WRITER, url, String(edition), author], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  // The last line may be half of one.
  const told = () => said.split('\n').slice(0, -1);
  return {
    author,
    told,
    hasMore: () => {
      const before = told().length;
      return until(() => told().length > before, `${author} to write on`);
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

export async function run({ isFast, random }) {
  const rounds = isFast ? 12 : 60;
  return withPostgres({ isDurable: true }, async ({ database, url }) => {
    const place = { databaseUrl: url, dataDir: '' };
    let acknowledged = 0;
    const wrong = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = openStudioDatabase(place);
      const edition = makeEdition(before, `Round ${round}`, 'site', 'Li Na');
      before.close();
      const writers = Array.from({ length: WRITERS }, (_, index) => startWriter(url, edition, `w${index}`));
      try {
        await Promise.all(writers.map((writer) => writer.hasMore()));
        await pause(LONGEST_MS * random());
        if (round % 3 === 0) await writers[0].kill();
        else if (round % 3 === 1) killBackends(database);
        else await database.kill();
        if (round % 3 === 2) await database.startAgain();
        await until(() => isAnswering(url), 'PostgreSQL', { everyMs: 100 });
        // Whoever was not killed goes on by itself.
        await Promise.all(writers.slice(1).map((writer) => writer.hasMore()));
      } finally {
        await Promise.all(writers.map((writer) => writer.kill()));
      }
      const after = openStudioDatabase(place);
      const edits = listEdits(after, edition);
      const stored = new Set(edits.map(({ author, field }) => `${author} ${field}`));
      const told = writers.flatMap(({ author, told: fields }) =>
        fields().map((field) => `${author} ${field}`),
      );
      acknowledged += told.length;
      wrong.push(...told.filter((one) => !stored.has(one)).map((one) => `round ${round}: lost ${one}`));
      const { steps, altered } = listSteps(after);
      wrong.push(...altered.map((number) => `round ${round}: step ${number} is not as it was written`));
      const own = steps.filter((one) => one.edition === edition);
      if (own.length !== edits.length + 1)
        wrong.push(`round ${round}: ${own.length} steps for ${edits.length} edits`);
      after.close();
    }
    return {
      isMet: wrong.length === 0,
      figure: `${wrong.length} faults in ${rounds} interruptions; ${acknowledged} edits acknowledged`,
      figures: { rounds, acknowledged, wrong: wrong.slice(0, 10) },
      size: isFast ? `${rounds} interruptions` : 'full',
    };
  });
}
