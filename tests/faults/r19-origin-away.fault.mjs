import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { PartSkipped } from '../../bench/rows.mjs';
import { nginxProgram, startDeployedNginx } from '../support/deployed-nginx.ts';
import { withBank } from './support/bank.mjs';
import { ask, pause, until } from './support/clients.mjs';
import { sitePaths, wordsOf } from './support/site-paths.mjs';

const COMPARED = 200;
const ALIKE = 0.995;

export const fault = {
  id: 'R19',
  promise: 'Content is read on while every process of the site is gone.',
  fault: 'kill -9 of the server behind the nginx of deploy/ and the mirror that it made',
  measure:
    'addresses of the sitemaps that nginx answers, and whether their words are those that the server gave',
  target: '100 % of them 200; of 200 pages the words alike for 99.5 %',
};

export async function run({ isFast }) {
  const program = nginxProgram();
  if (program === undefined) throw new PartSkipped('nginx not found. Install nginx.');
  const awayMs = isFast ? 0 : 60_000;
  return withBank({ name: 'r19', logLevel: 'info' }, async (bank, folder) => {
    chmodSync(folder, 0o755);
    const mirror = join(folder, 'mirror');
    await bank.stop();
    await bank.startAgain({ MIRROR_DIR: mirror });
    await until(() => bank.log().includes('"msg":"mirror made"'), 'a mirror', {
      withinMs: 600_000,
      everyMs: 500,
    });
    const paths = await sitePaths(bank.url);
    const step = Math.max(1, Math.floor(paths.length / COMPARED));
    const compared = paths.filter((_, i) => i % step === 0).slice(0, COMPARED);
    const before = new Map();
    for (const path of compared) before.set(path, wordsOf((await ask(bank.url, { path })).text));
    const nginx = await startDeployedNginx(program, mirror, Number(new URL(bank.url).port));
    try {
      await bank.kill();
      const statuses = {};
      let alike = 0;
      const missing = [];
      await pause(awayMs);
      for (const path of paths) {
        const { status, text } = await ask(nginx.url, { path });
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status !== 200) missing.push(`${status} ${path}`);
        if (before.has(path) && wordsOf(text) === before.get(path)) alike += 1;
      }
      const whole = (statuses[200] ?? 0) / paths.length;
      const share = alike / compared.length;
      return {
        isMet: whole === 1 && share >= ALIKE,
        figure: `${statuses[200] ?? 0} of ${paths.length} addresses answered, words alike on ${alike} of ${compared.length}`,
        figures: { statuses, missing: missing.slice(0, 10), alike, compared: compared.length },
        size: `away for ${awayMs / 1_000} s and the reading: a mirror has no age`,
      };
    } finally {
      await nginx.stop();
    }
  });
}
