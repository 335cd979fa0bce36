import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { nestedRepeats, pumpsOf, treeOf } from './support/regexp-tree.mjs';
import { regexpsInSource } from './support/regexps.mjs';
import { resultOf } from './support/result.mjs';

/** Small ones first: what doubles with each character would never come back from a thousand. */
const LENGTHS = [24, 64, 256, 1_024, 4_096, 8_192, 16_384];
const LONGEST_TEXT_MS = 3_000;
const SLOW_MS = 10;
/** A search that takes as long as its text, twice as long for twice the text, and some for chance. */
const GROWN = 3;
const TAILS = ['', '\u0000', '!x'];
const COMMON = [' ', 'a', '0', '<', '一'];

export const attack = {
  id: 'redos',
  promise: 'No text keeps a regular expression busy longer than in proportion to its length.',
  attack:
    'every regular expression of the delivered code, gathered from its syntax trees, on texts that are pumped at each of its endless repetitions',
  measure: `endless repetitions in endless repetitions that may take the same text; searches that take three times as long or more for twice the text, and over ${SLOW_MS} ms at 16,384 characters, as long as a whole request body`,
  target: '0 findings',
  isFast: true,
};

export async function run() {
  const patterns = regexpsInSource();
  const findings = [];
  let nested = 0;
  let searches = 0;
  let worker = newWorker();
  for (const { source, flags, files } of patterns) {
    const tree = treeOf(source);
    const where = `/${source}/${flags} of ${files[0]}`;
    if (nestedRepeats(tree, flags).length > 0) {
      nested += 1;
      findings.push(`${where}: repeats in itself`);
    }
    for (const pump of textsFor(tree, flags)) {
      searches += 1;
      const times = await timesOf(worker, { source, flags, ...pump, lengths: LENGTHS });
      if (times === undefined) {
        await worker.terminate();
        worker = newWorker();
        findings.push(`${where}: does not end on ${shown(pump)}`);
        break;
      }
      const slow = growsTooFast(times);
      if (slow !== undefined) {
        findings.push(`${where}: ${slow} on ${shown(pump)}`);
        break;
      }
    }
  }
  await worker.terminate();
  return resultOf(findings, `${patterns.length} expressions, ${searches} pumped texts`, {
    figures: { expressions: patterns.length, nested, searches, all: findings },
  });
}

const shown = ({ lead, text, tail }) => JSON.stringify(`${lead}(${text})*${tail}`).slice(0, 60);
const newWorker = () => new Worker(new URL('./support/time-regexp.mjs', import.meta.url));

function textsFor(tree, flags) {
  const pumps = pumpsOf(tree, flags);
  if (pumps.length === 0) return [];
  const texts = [
    ...pumps,
    ...pumps.map(({ text }) => ({ lead: '', text })),
    ...COMMON.map((text) => ({ lead: '', text })),
  ];
  const all = texts.flatMap((pump) => TAILS.map((tail) => ({ ...pump, tail })));
  return [...new Map(all.map((pump) => [JSON.stringify(pump), pump])).values()];
}

async function timesOf(worker, asked) {
  const stopped = new AbortController();
  const answer = once(worker, 'message').then(([times]) => times);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(asked);
  const times = await Promise.race([
    answer,
    sleep(LONGEST_TEXT_MS, undefined, { signal: stopped.signal }).catch(() => undefined),
  ]);
  stopped.abort();
  return times;
}

function growsTooFast(times) {
  const [length, ms] = times.at(-1);
  const [, before] = times.at(-2) ?? [0, 0];
  if (ms < SLOW_MS || ms < before * GROWN) return undefined;
  return `${Math.round(ms)} ms at ${length}, ${Math.round(before * 10) / 10} ms at the length before`;
}
