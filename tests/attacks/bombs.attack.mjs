import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { residentMb } from '../../bench/process-figures.mjs';
import { withBank } from '../faults/support/bank.mjs';
import { ask, visitorAt } from '../faults/support/clients.mjs';
import { bombsOfBodies, bombsOfSources } from './support/bombs.mjs';
import { each, resultOf } from './support/result.mjs';

const PACK = new URL('./support/pack-bomb.mjs', import.meta.url).pathname;
const WITHIN_MS = 10_000;
const WITHIN_MB = 350;
const BODY_WITHIN_MS = 2_000;
const GROWN_MB = 60;
/** Large, but not larger than it says: it may pass within the bounds. Streams of a PDF are unpacked no further than those. */
const MAY_PASS = /^(?:Markdown of 100,000|an SVG with a|an SVG as wide|a PDF (?:with|whose|that nests))/;
/** Refused for their size, before anything of them is read. */
const TOO_LARGE = new Set(['16 KB and a byte', '1 MB', '64 MB']);
/**
 * Whatever is sent there in JSON and fits is answered alike, so that nobody can try out what is taken
 * (packages/server/src/visits/beacon-door.ts): nothing of it may be kept.
 */
const BEACONS = '/api/point/browse/info';
const BEACON_LARGEST_BYTES = 4_096;
const PATHS = [
  '/api/webSiteConfig/getNetOption',
  '/api/esWebSearch/search',
  BEACONS,
  '/feedback',
  '/csp-reports',
];

export const attack = {
  id: 'bombs',
  promise: 'What is small and opens large is refused in words, within bounds of memory and time.',
  attack: `${Object.keys(bombsOfSources()).length} pictures, documents, workbooks, tables, YAML, JSON and Markdown that open large, as sources of a release; ${Object.keys(bombsOfBodies()).length} bodies to ${PATHS.length} addresses`,
  measure: `sources that are not refused in words, take longer than ${WITHIN_MS / 1_000} s or more than ${WITHIN_MB} MB; bodies that are not answered with 4xx, or alike where visits are sent to, within ${BODY_WITHIN_MS / 1_000} s; visits kept; memory of the server afterwards`,
  target: `0 findings; the server within +${GROWN_MB} MB`,
};

export async function run({ isFast }) {
  const findings = [];
  const figures = {};
  return withBank({ name: 'a-bombs' }, async (bank, folder) => {
    const names = Object.keys(bombsOfSources()).filter((_, i) => !isFast || i % 6 === 0);
    for (const name of names) {
      const { kind, words, ms, grownMb } = await packApart(folder, name);
      figures[name] = `${kind}, ${ms} ms, +${grownMb} MB`;
      if (kind === 'packed' && !MAY_PASS.test(name)) findings.push(`${name}: packed`);
      if (kind === 'failed') findings.push(`${name}: ${words}`);
      if (ms > WITHIN_MS || grownMb > WITHIN_MB) findings.push(`${name}: ${ms} ms, +${grownMb} MB`);
    }
    const before = residentMb(bank.pid);
    const bodies = Object.entries(bombsOfBodies()).flatMap(([name, posted]) =>
      PATHS.map((path) => [name, path, posted]),
    );
    let i = 0;
    await each(bodies, async ([name, path, [headers, body]]) => {
      const { status, ms } = await post(bank.url, path, { ...headers, ...visitorAt((i += 1)) }, body);
      // A connection may be closed while the rest of a large body is on its way.
      const isRefused = status === 0 || (status >= 400 && status < 500);
      const isAlike = path === BEACONS && status === 204 && fitsBeacons(headers, body);
      if (!isRefused && !isAlike) findings.push(`${name} to ${path}: ${status}`);
      if (TOO_LARGE.has(name) && path.startsWith('/api/webSite') && ![0, 413].includes(status))
        findings.push(`${name} to ${path}: ${status}`);
      if (ms > BODY_WITHIN_MS) findings.push(`${name} to ${path}: ${Math.round(ms)} ms`);
    });
    const kept = visitsIn(bank.dataDir);
    if (kept > 0) findings.push(`${kept} bodies were kept as visits`);
    const { status } = await ask(bank.url, { path: '/personal' });
    if (status !== 200 || !bank.isAlive) findings.push(`${status} of a page afterwards`);
    const grownMb = Math.round(residentMb(bank.pid) - before);
    if (grownMb > GROWN_MB) findings.push(`the server grew by ${grownMb} MB`);
    const tried = `${names.length} sources, ${bodies.length} bodies; the server ${grownMb >= 0 ? '+' : ''}${grownMb} MB`;
    return resultOf(findings, tried, {
      figures: { bombs: figures, grownMb },
      size: isFast ? 'a sixth of the sources' : 'full',
    });
  });
}

function fitsBeacons(headers, body) {
  return headers['content-type'] === 'application/json' && Buffer.byteLength(body) <= BEACON_LARGEST_BYTES;
}

function visitsIn(dataDir) {
  const file = new DatabaseSync(join(dataDir, 'visits.db'), { readOnly: true });
  try {
    return Number(file.prepare('select count(*) as count from visit_record').get()?.count);
  } finally {
    file.close();
  }
}

async function packApart(folder, name) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', PACK, folder, name], {
      timeout: 6 * WITHIN_MS,
      maxBuffer: 1024 * 1024,
    });
    return JSON.parse(stdout);
  } catch (error) {
    return {
      kind: 'failed',
      words: `${error.signal ?? ''} ${error.stderr ?? error.message}`.slice(0, 400),
      ms: 0,
      grownMb: 0,
    };
  }
}

async function post(url, path, headers, body) {
  const startedAt = performance.now();
  const status = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { status, ms: performance.now() - startedAt };
}
