/*
 * `npm run drills:restore-postgres`: content and what visitors wrote are dumped from one PostgreSQL while a node writes, and
 * come back in another one, which is empty. Says how long each part took, and fails where something of the dump is missing.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Bank, withFolder } from '../../tests/faults/support/bank.mjs';
import { ask, pause, startClients } from '../../tests/faults/support/clients.mjs';
import { content } from '../../tests/faults/support/content-command.mjs';
import { opinionOf } from '../../tests/faults/support/visitors.mjs';
import { asked, inBank, startDatabase } from '../cluster/databases.mjs';
import { untilReady } from '../cluster/start-cluster.mjs';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { buildWhenStale } from '../prepare/site-build.mjs';
import { findPostgresBinaries } from '../prepare/postgres-binaries.mjs';

const COUNTS = `select
  (select count(*) from public.release)::int as releases,
  (select count(*) from public.item)::int as items,
  (select count(*) from public.media)::int as media,
  (select coalesce(sum(useful), 0) from visits.page_opinion)::int as opinions`;

const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

function timed(work) {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

async function published(dataDir, url, ...args) {
  const { code, said } = await content(dataDir, args, { DATABASE_URL: url });
  if (code !== 0) throw new Error(said);
  return said;
}

async function drill(binaries, folder) {
  const run = (program, ...args) =>
    execFileSync(join(binaries, program), args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const dataDir = (name) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const [first, second] = [await startDatabase(binaries), await startDatabase(binaries)];
  const lettersKey = randomBytes(32).toString('hex');
  const node = (name, database) =>
    Bank.start({
      dataDir: dataDir(name),
      name: `drill-${name}`,
      settings: {
        DATABASE_URL: database.urlOf('reader'),
        VISITS_DATABASE_URL: database.urlOf('visits'),
        LETTERS_KEY: lettersKey,
      },
    });
  let before;
  let after;
  try {
    await published(dataDir('publishing'), first.urlOf('writer'), 'demo');
    before = await node('before', first);
    await untilReady(before);
    const clients = startClients({ url: before.url, count: 4, next: opinionOf, pauseMs: 20 });
    await pause(3_000);
    const dump = join(folder, 'bank.dump');
    const atLeast = await asked(first, COUNTS);
    const dumpMs = timed(() => run('pg_dump', '-Fc', '-f', dump, '-d', inBank(first.url)));
    await pause(1_000);
    const { statuses } = await clients.stop();
    const acknowledged = statuses[200] ?? 0;
    await before.kill();
    await first.kill();
    const goneAt = performance.now();
    // The roles are there, with their passwords; tables and rights come from the dump.
    const restoreMs = timed(() =>
      run('pg_restore', '--exit-on-error', '--clean', '--if-exists', '-d', inBank(second.url), dump),
    );
    after = await node('after', second);
    await untilReady(after);
    const backMs = performance.now() - goneAt;
    const [had] = atLeast;
    const [has] = await asked(second, COUNTS);
    const isPage = (await ask(after.url, { path: '/personal' })).status === 200;
    const isTaken = (await ask(after.url, opinionOf(800_000))).status === 200;
    const log = await published(dataDir('looking'), second.urlOf('writer'), 'log');
    say(
      `Dumped in ${seconds(dumpMs)}, restored in ${seconds(restoreMs)}; ready ${seconds(backMs)} after the loss.`,
    );
    say(
      `Before the dump ${JSON.stringify(had)}; restored ${JSON.stringify(has)}; ${acknowledged} opinions were acknowledged in all.`,
    );
    say(
      `A page ${isPage ? 'is' : 'is not'} answered, a form ${isTaken ? 'is' : 'is not'} taken. ${log.trim().split('\n').at(-1)}`,
    );
    const isWhole = Object.keys(had).every((name) => has[name] >= had[name]);
    return isWhole && isPage && isTaken;
  } finally {
    for (const one of [before, after, first, second]) await one?.stop();
  }
}

try {
  const binaries = findPostgresBinaries();
  if (binaries === undefined)
    throw new PlainStop('No PostgreSQL server is installed here, so nothing was tried.');
  await buildWhenStale();
  process.exitCode = (await withFolder((folder) => drill(binaries, folder))) ? 0 : 1;
} catch (error) {
  showFailure(error);
  process.exitCode = 2;
}
