import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openContentWriter, openVisitsStore } from '@bank/store';
import { collected } from '@bank/store/testing';
import { fromRoot } from '../../../scripts/prepare/places.mjs';

const PROGRAM = fromRoot('tests', 'faults', 'support', 'keep-one-of-each.mjs');

/** Runs the program that keeps one of each; resolves to what it was told is kept: `[['ticket', 'FB…'], …]`. */
export function keepOneOfEach(settings) {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings };
    const program = execFile(process.execPath, [PROGRAM], { env }, (error, stdout, stderr) => {
      const lines = stdout.split('\n').slice(0, -1);
      const failed = lines.filter((line) => line.startsWith('failed'));
      const told = lines.filter((line) => !line.startsWith('failed') && line !== 'done');
      const isWhole = lines.includes('done');
      resolve({
        told: told.map((line) => line.split(' ')),
        failed,
        isWhole,
        by: error?.signal ?? error?.code,
        stderr,
      });
    });
    program.stdin?.end();
  });
}

/** What is wrong with a store after an interruption; nothing when all that was acknowledged is there and it goes on. */
export async function wrongWith({ dataDir, databaseUrl, visitsUrl, told }) {
  const wrong = [];
  if (databaseUrl === undefined)
    wrong.push(...['visits.db', 'content.db'].flatMap((name) => damage(join(dataDir, name))));
  const visits = openVisitsStore({ databaseUrl: visitsUrl, dataDir });
  const writer = await openContentWriter({ databaseUrl, dataDir });
  try {
    await writer.migrate();
    const feedback = await collected(visits.feedback.list({ since: 0, until: Number.MAX_SAFE_INTEGER }));
    const opinions = await visits.opinions.list({ from: '2026-01-01', to: '2027-01-01' });
    const releases = await writer.releases();
    const activations = await writer.activations();
    const views = await visits.records.count();
    const toldViews = told.filter(([kind]) => kind === 'view').length;
    const has = {
      ticket: (ticket) => feedback.some(({ ticketNo }) => ticketNo === ticket),
      opinion: (path) => opinions.some((one) => one.path === path && one.useful >= 1),
      view: () => views >= toldViews,
      import: (id) => releases.some((release) => String(release.id) === id),
      activation: (id) => activations.some(({ releaseId }) => String(releaseId) === id),
    };
    for (const [kind, value] of told)
      if (!has[kind](value)) wrong.push(`${kind} ${value} was acknowledged and is lost`);
    await visits.opinions.count({ day: '2026-11-27', path: '/after', isUseful: true });
  } catch (error) {
    wrong.push(`it does not go on: ${error.message}`);
  } finally {
    await visits.close();
    await writer.close();
  }
  return wrong;
}

function damage(path) {
  if (!existsSync(path)) return [];
  const file = new DatabaseSync(path);
  try {
    const said = String(file.prepare('pragma integrity_check').get()?.integrity_check);
    return said === 'ok' ? [] : [`${path}: ${said}`];
  } finally {
    file.close();
  }
}
