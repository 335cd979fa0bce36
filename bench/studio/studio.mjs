import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStudioWhenStale } from '../../scripts/prepare/studio-build.mjs';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { basesIn, StudioPerson } from '../../tests/support/studio-person.mjs';
import { startStudio } from '../../tests/support/studio-process.ts';
import { median, quantile, timed } from '../figures.mjs';
import { mainThreadExactMs } from '../process-figures.mjs';
import { row } from '../rows.mjs';
import { addTexts } from './many-texts.mjs';

export const title = 'Writing in the studio, in a scope of 20,000 texts';

const TEXTS = 20_000;
const ROUNDS = 40;
const WRITER = 'Wang Wei';
/** Saving while one types. */
const AS_SCRIPT = { headers: { accept: 'application/json' } };
const SEARCHES = ['分行', '12345', 'Hefei', 'no such words'];

async function open(dataDir, folder) {
  const content = join(folder, 'content');
  const data = join(folder, 'data');
  cpSync(fromRoot('content'), content, { recursive: true });
  cpSync(dataDir, data, { recursive: true });
  const items = addTexts(join(content, 'site'), TEXTS);
  return { items, studio: await startStudio(data, content) };
}

async function measure({ items, studio }) {
  const writer = await StudioPerson.signIn(studio.url, WRITER);
  const edition = await writer.send('/editions', { title: 'Bench', scope: 'site' });
  const get = async (path) => {
    const { status, text } = await writer.ask(path);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    return text;
  };
  /** Times at the socket, and of the thread that answers. */
  const measured = { listed: [], found: [], opened: [], saved: [] };
  const note = async (what, work) => {
    const before = mainThreadExactMs(studio.pid);
    const ms = await timed(work);
    measured[what].push({ ms, cpu: mainThreadExactMs(studio.pid) - before });
  };
  const first = await timed(() => untilAnswered(() => get(`${edition}/content`)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const q = SEARCHES[round % SEARCHES.length];
    await note('listed', () => get(`${edition}/content`));
    await note('found', () => get(`${edition}/content?${new URLSearchParams({ q })}`));
    const page = `${edition}/item/${items[Math.floor((round * items.length) / ROUNDS)]}`;
    let html = '';
    await note('opened', async () => (html = await get(page)));
    const fields = { ...basesIn(html), 'zh.title': `第 ${round} 次修改` };
    await note('saved', () => writer.send(page, fields, AS_SCRIPT));
  }
  const checked = await timed(() => get(`${edition}/item/${items[0]}/findings.json`));
  return { first, checked, ...measured };
}

/** All sources are read beside, once: whoever gives up after some minutes, as fetch does, asks for the same again. */
async function untilAnswered(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error.cause?.code !== 'UND_ERR_HEADERS_TIMEOUT') throw error;
    }
  }
}

function rowOf(name, samples, atMost) {
  const times = samples.map(({ ms }) => ms);
  const detail = `95 in 100 of ${times.length}; half within ${median(times).toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)} ms; ${median(samples.map(({ cpu }) => cpu)).toFixed(0)} ms of the thread that answers`;
  return row(name, quantile(times, 0.95), 'ms', { atMost, detail });
}

export async function run({ dataDir }) {
  buildStudioWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'bank-bench-'));
  let started;
  try {
    started = await open(dataDir, folder);
    const { first, listed, found, opened, saved, checked } = await measure(started);
    return [
      rowOf('the list of all texts, right after a change of one', listed, 100),
      rowOf('what is searched for in it', found, 100),
      rowOf('a form opens, right after a change of another text', opened, 200),
      rowOf('what was typed is stored', saved, 100),
      row('the first list after a start, which reads all sources', first, 'ms'),
      row('what is found in the last change, by a check of all', checked, 'ms', {
        detail: 'the page asks for it beside typing',
      }),
    ];
  } finally {
    await started?.studio.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
