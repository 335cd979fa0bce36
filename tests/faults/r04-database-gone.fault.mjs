import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findPostgresBinaries } from '../../scripts/prepare/postgres-binaries.mjs';
import { withBank, withFolder } from './support/bank.mjs';
import { ask, pause, sum, until } from './support/clients.mjs';
import { content } from './support/content-command.mjs';
import { withPostgres } from './support/postgres.mjs';
import { besideQuiet, inWords, TURNS, whileReadingApart } from './support/reading-apart.mjs';
import { settled } from './support/settled.mjs';
import { opinionOf } from './support/visitors.mjs';

export const fault = {
  id: 'R4',
  promise:
    'Pages go on from memory while a database is away; forms are refused in words and taken again afterwards.',
  fault: 'the content file moved away, both files locked by another program, PostgreSQL hung and killed',
  measure:
    'pages that fail, their p99 beside the one of the same reader and forms in quiet just before, statuses of forms during and after',
  target:
    '0 pages fail, p99 ≤ 1.2 × quiet or as in a quiet turn, forms 503 with Retry-After within 5 s and 200 afterwards',
};

/** Between one form and the next: as fast as they are refused they would be another load than that of a quiet turn. */
const FORM_EVERY_MS = 50;

/** What is wrong while a database is away, and whether forms are taken again once it is back. */
async function outage(bank, name, { away, back, hasForms, forMs }) {
  const wrong = [];
  const [quiet, met, returning] = [[], [], []];
  let [visitor, refused] = [0, 0];
  const opinion = () => ask(bank.url, opinionOf((visitor += 1)));
  /** What those were told who sent a form in one turn. */
  async function turnOfForms() {
    const answers = [];
    const lastsMs = forMs / TURNS;
    if (!hasForms) await pause(lastsMs);
    else
      for (const endAt = performance.now() + lastsMs; performance.now() < endAt; await pause(FORM_EVERY_MS))
        answers.push(await opinion());
    return answers;
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = await whileReadingApart(bank.url, turnOfForms);
    quiet.push(before);
    if (before.result.some(({ status }) => status !== 200)) wrong.push(`${name}: a form refused before`);
    const { result, ...reading } = await whileReadingApart(bank.url, async () => {
      await away();
      return turnOfForms();
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
  if (reading.isSlower) wrong.push(`${name}: ${inWords(reading)}`);
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

async function onFiles(forMs) {
  return withBank({ name: 'r04' }, async (bank) => {
    await settled(bank);
    await ask(bank.url, opinionOf(0));
    const file = join(bank.dataDir, 'content.db');
    const moved = {
      away: () => renameSync(file, `${file}.away`),
      back: () => renameSync(`${file}.away`, file),
    };
    return [
      await outage(bank, 'content file moved away', { ...moved, forMs }),
      await outage(bank, 'content file locked', { ...lockOf(file), forMs }),
      await outage(bank, 'visits file locked', {
        ...lockOf(join(bank.dataDir, 'visits.db')),
        hasForms: true,
        forMs,
      }),
    ];
  });
}

function onPostgres(forMs) {
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
          await outage(bank, 'PostgreSQL hung', { ...hung, hasForms: true, forMs }),
          await outage(bank, 'PostgreSQL killed', { ...killed, hasForms: true, forMs }),
        ];
      });
    }),
  );
}

export async function run({ isFast }) {
  const forMs = isFast ? 4_000 : 60_000;
  const outages = await onFiles(forMs);
  const hasPostgres = findPostgresBinaries() !== undefined;
  if (hasPostgres && !isFast) outages.push(...(await onPostgres(forMs)));
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
      ? `${forMs / 1_000} s each, without PostgreSQL`
      : !hasPostgres
        ? 'without PostgreSQL, which is not installed'
        : 'full',
  };
}
