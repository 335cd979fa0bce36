import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { embeddedEnvironment } from '../../tests/support/embedded-environment.ts';
import { median, timed } from '../figures.mjs';
import { output } from '../processes.mjs';
import { row } from '../rows.mjs';

export const title = 'Publishing one edited article';

const ROUNDS = 3;
const TARGET_MS = 5_000;
const TIMEOUT_MS = 120_000;
const CLI = fromRoot('packages', 'publish', 'src', 'cli.ts');
const ARTICLE = join('articles', '101001', '20250612-summer-travel-money.zh.md');

/** Milliseconds of each command, from typing it until it has ended. */
async function publishEdited({ env, sources, bundle }, round) {
  appendFileSync(join(sources, ARTICLE), `\n第 ${round} 次修改。\n`);
  const content = (...args) =>
    timed(() => output(process.execPath, [CLI, ...args], { timeoutMs: TIMEOUT_MS, env }));
  return {
    check: await content('check', sources),
    pack: await content('pack', sources, '--scope', 'site', '--out', bundle),
    activated: await content('import', bundle, '--activate'),
  };
}

const whole = ({ check, pack, activated }) => check + pack + activated;

function rowOf(name, rounds, limits) {
  const of = (step) => `${Math.round(median(rounds.map((round) => round[step])))} ms`;
  return row(name, median(rounds.map(whole)), 'ms', {
    ...limits,
    detail: `check ${of('check')}, pack ${of('pack')}, import --activate ${of('activated')}; median of ${rounds.length}`,
  });
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bank-bench-'));
  try {
    const dataDir = join(folder, 'data');
    const sources = join(folder, 'site');
    const place = { env: embeddedEnvironment(dataDir), sources, bundle: join(folder, 'bundle') };
    cpSync(fromRoot('content', 'site'), sources, { recursive: true });
    await output(process.execPath, [CLI, 'demo'], { timeoutMs: TIMEOUT_MS, env: place.env });
    const known = [];
    for (let round = 1; round <= ROUNDS; round += 1) known.push(await publishEdited(place, round));
    rmSync(join(dataDir, 'remembered'), { recursive: true });
    const unknown = [await publishEdited(place, ROUNDS + 1)];
    return [
      rowOf('edit one article and publish it', known, { atMost: TARGET_MS }),
      rowOf('the same on a machine that remembers nothing', unknown),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
