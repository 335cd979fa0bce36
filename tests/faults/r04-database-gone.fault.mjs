import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findPostgresBinaries } from '../../scripts/prepare/postgres-binaries.mjs';
import { withBank, withFolder } from './support/bank.mjs';
import { ask, pause, sum, until } from './support/clients.mjs';
import { content } from './support/content-command.mjs';
import { withPostgres } from './support/postgres.mjs';
import { besideQuiet, inWords, whileReadingApart } from './support/reading-apart.mjs';
import { settled } from './support/settled.mjs';
import { opinionOf } from './support/visitors.mjs';

export const fault = {
  id: 'R4',
  promise:
    'Pages go on from memory while a database is away; forms are refused in words and taken again afterwards.',
  fault: 'the content file moved away, both files locked by another program, PostgreSQL hung and killed',
  measure:
    'pages that fail, their p99 beside the one of the same reader and forms in quiet just before, statuses of forms during and after',
  target: '0 pages fail, p99 ≤ 1.2 × quiet, forms 503 with Retry-After within 5 s and 200 afterwards',
};

/** p99 of one and the same reader in quiet is 1.2 ms in one turn and 2.5 in another: short turns in their middle tell 1.2 × from that. */
const TURNS = { full: 15, fast: 3 };
const TURN_MS = 4_000;
/** Between one form and the next: as fast as they are refused they would be another load than that of a quiet turn. */
const FORM_EVERY_MS = 50;

/** What is wrong while a database is away, and whether forms are taken again once it is back. */
async function outage(bank, name, { away, back, hasForms, turns }) {
  const wrong = [];
  const [quiet, met, returning] = [[], [], []];
  let [visitor, refused] = [0, 0];
  const opinion = () => ask(bank.url, opinionOf((visitor += 1)));
  async function forms() {
    const answers = [];
    const endAt = performance.now() + TURN_MS;
    while (performance.now() < endAt) {
      answers.push(await opinion());
      await pause(FORM_EVERY_MS);
    }
    return answers;
  }
  /** Resolves to what those were told who sent a form meanwhile. */
  const turnOver = hasForms ? forms : () => pause(TURN_MS).then(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    const before = await whileReadingApart(bank.url, turnOver);
    quiet.push(before);
    if (before.result.some(({ status }) => status !== 200)) wrong.push(`${name}: a form refused before`);
    const { result, ...reading } = await whileReadingApart(bank.url, async () => {
      await away();
      return turnOver();
    });
    met.push(reading);
    refused += result.length;
    for (const { status, headers, ms: waitedMs } of result) {
      if (status !== 503 || headers['retry-after'] === undefined) wrong.push(`${name}: a form got ${status}`);
      if (waitedMs > 5_000) wrong.push(`${name}: a form waited ${Math.round(waitedMs)} ms`);
    }
    // Apart: PostgreSQL that starts takes a core of this machine for itself.
    const isTaken = async () => (await opinion()).status === 200;
    const again = await whileReadingApart(bank.url, async () => {
      await back();
      await until(isTaken, `forms after: ${name}`, { everyMs: 250 });
    });
    returning.push(again);
  }
  const all = [...met, ...returning];
  const [failed, read] = [sum(all.map((one) => one.failed)), sum(all.map((one) => one.read))];
  const reading = besideQuiet(met, quiet);
  if (failed > 0) wrong.push(`${name}: ${failed} of ${read} pages failed`);
  if (reading.times > 1.2) wrong.push(`${name}: ${inWords(reading)}`);
  return {
    name,
    read,
    refused,
    ...reading,
    eachMs: met.map((one) => one.p99Ms),
    eachQuietMs: quiet.map((one) => one.p99Ms),
    wrong,
  };
}

const lockOf = (path) => {
  let other;
  return {
    away() {
      other = new DatabaseSync(path, { timeout: 5_000 });
      other.exec('begin exclusive');
    },
    back() {
      other.exec('rollback');
      other.close();
    },
  };
};

async function onFiles(turns) {
  return withBank({ name: 'r04' }, async (bank) => {
    await settled(bank);
    await ask(bank.url, opinionOf(0));
    const file = join(bank.dataDir, 'content.db');
    const moved = {
      away: () => renameSync(file, `${file}.away`),
      back: () => renameSync(`${file}.away`, file),
    };
    return [
      await outage(bank, 'content file moved away', { ...moved, turns }),
      await outage(bank, 'content file locked', { ...lockOf(file), turns }),
      await outage(bank, 'visits file locked', {
        ...lockOf(join(bank.dataDir, 'visits.db')),
        hasForms: true,
        turns,
      }),
    ];
  });
}

function onPostgres(turns) {
  return withPostgres({}, ({ database, url, visitsUrl }) =>
    withFolder(async (dataDir) => {
      const addresses = { DATABASE_URL: url, VISITS_DATABASE_URL: visitsUrl };
      const { code, said } = await content(dataDir, ['demo'], addresses);
      if (code !== 0) throw new Error(said);
      return withBank({ name: 'r04-postgres', dataDir, settings: addresses }, async (bank) => {
        await settled(bank);
        await ask(bank.url, opinionOf(0));
        const hung = { away: () => database.signal('SIGSTOP'), back: () => database.signal('SIGCONT') };
        const killed = { away: () => database.kill(), back: () => database.startAgain() };
        return [
          await outage(bank, 'PostgreSQL hung', { ...hung, hasForms: true, turns }),
          await outage(bank, 'PostgreSQL killed', { ...killed, hasForms: true, turns }),
        ];
      });
    }),
  );
}

export async function run({ isFast }) {
  const turns = isFast ? TURNS.fast : TURNS.full;
  const outages = await onFiles(turns);
  const hasPostgres = findPostgresBinaries() !== undefined;
  if (hasPostgres && !isFast) outages.push(...(await onPostgres(turns)));
  const wrong = outages.flatMap((one) => one.wrong);
  return {
    isMet: wrong.length === 0,
    figure:
      outages
        .map(
          ({ name, read, refused, ...reading }) =>
            `${name}: ${read} pages, ${inWords(reading)}, ${refused} forms refused`,
        )
        .join('; ') + (wrong.length > 0 ? `. Wrong: ${[...new Set(wrong)].slice(0, 3).join(', ')}` : ''),
    figures: { outages },
    size: isFast
      ? `${turns} turns, without PostgreSQL`
      : !hasPostgres
        ? 'without PostgreSQL, which is not installed'
        : 'full',
  };
}
