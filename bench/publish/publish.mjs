import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
const ARTICLE = join('articles', '101001', '20250612-summer-travel-money.zh.md');

/** What `npm run content` gives to Node, without npm, which takes its own time. */
const [, ...CONTENT] = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).scripts.content.split(' ');

/** Milliseconds of each way, from typing a command until it has ended. */
async function publishEdited({ env, sources, bundle }, round) {
  const edit = (way) => appendFileSync(join(sources, ARTICLE), `\n第 ${round} 次修改，${way}。\n`);
  const content = (...args) =>
    timed(() => output(process.execPath, [...CONTENT, ...args], { timeoutMs: TIMEOUT_MS, env }));
  edit('一步');
  const atOnce = await content('publish', sources, '--scope', 'site', '--yes');
  edit('三步');
  return {
    atOnce,
    check: await content('check', sources),
    pack: await content('pack', sources, '--scope', 'site', '--out', bundle),
    activated: await content('import', bundle, '--activate'),
  };
}

function rowsOf(name, rounds, limits) {
  const of = (step) => median(rounds.map((round) => round[step]));
  const detail = `median of ${rounds.length}`;
  const steps = ['check', 'pack', 'activated'].map(of);
  const [check, pack, activated] = steps.map(Math.round);
  return [
    row(`${name}, by publish`, of('atOnce'), 'ms', { ...limits, detail }),
    row(
      `${name}, step by step`,
      steps.reduce((sum, step) => sum + step),
      'ms',
      {
        detail: `check ${check} ms, pack ${pack} ms, import --activate ${activated} ms; ${detail}`,
      },
    ),
  ];
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bank-bench-'));
  try {
    const dataDir = join(folder, 'data');
    const sources = join(folder, 'site');
    const place = { env: embeddedEnvironment(dataDir), sources, bundle: join(folder, 'bundle') };
    cpSync(fromRoot('content', 'site'), sources, { recursive: true });
    await output(process.execPath, [...CONTENT, 'demo'], { timeoutMs: TIMEOUT_MS, env: place.env });
    const known = [];
    for (let round = 1; round <= ROUNDS; round += 1) known.push(await publishEdited(place, round));
    rmSync(join(dataDir, 'remembered'), { recursive: true });
    const unknown = [await publishEdited(place, ROUNDS + 1)];
    return [
      ...rowsOf('edit one article and publish it', known, { atMost: TARGET_MS }),
      ...rowsOf('the same on a machine that remembers nothing', unknown),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
