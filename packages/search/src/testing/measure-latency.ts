/* node packages/search/src/testing/measure-latency.ts [documents]: prints what building and searching take. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { answerCounts } from '../engine/answer-counts.ts';
import { answerSearch } from '../engine/answer-search.ts';
import { EmbeddedEngine } from '../engine/embedded/embedded-engine.ts';
import { openIndex } from '../engine/embedded/open-index.ts';
import type { SyntheticBuilt } from './build-synthetic.ts';
import { labelledQueries } from './labelled-queries.ts';
import { queryCorpus } from './query-corpus.ts';
import { TEST_NOW } from './test-index.ts';

/** Issue 7, for 50,000 documents on a quiet machine. */
const TARGETS = { p50Ms: 4, p99Ms: 15, buildSeconds: 45, megabytes: 350 };
const ROUNDS = [1, 2, 3, 4, 5];
const PAGE = { number: 1, size: 10 };

const count = Number(process.argv[2] ?? 20_000);
const print = (line: string) => process.stdout.write(`${line}\n`);
const verdict = (isMet: boolean) => (isMet ? 'ok' : 'MISS');
const filters = (language: 'CN' | 'EN') => ({ language, now: TEST_NOW }) as const;

function spread(name: string, times: number[], isAimedAt = false): void {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [p50, p99, max] = [at(0.5), at(0.99), at(1)];
  const aim = isAimedAt
    ? `  p50 ≤ ${TARGETS.p50Ms} ${verdict(p50 <= TARGETS.p50Ms)}, p99 ≤ ${TARGETS.p99Ms} ${verdict(p99 <= TARGETS.p99Ms)}`
    : '';
  const shown = [p50, p99, max].map((time) => time.toFixed(1));
  print(
    `${name.padEnd(41)} n ${String(sorted.length).padStart(5)}  p50 ${shown[0]}  p99 ${shown[1]}  max ${shown[2]} ms${aim}`,
  );
}

/** Processor time of this thread: what a call takes on a machine that has nothing else to do. */
async function timed(times: number[], work: () => unknown): Promise<void> {
  const { user, system } = process.threadCpuUsage();
  await work();
  const used = process.threadCpuUsage();
  times.push((used.user - user + used.system - system) / 1000);
}

async function build(): Promise<SyntheticBuilt> {
  const builder = fork(join(import.meta.dirname, 'build-synthetic.ts'), [String(count)]);
  const [built] = (await once(builder, 'message')) as [SyntheticBuilt];
  const size = (statSync(built.file).size / 1e6).toFixed(0);
  print(
    `${count} documents built in ${built.clock.toFixed(1)} s by the clock, ${built.processor.toFixed(1)} s of the processor, ${size} MB, ` +
      `the process at most ${built.peakMegabytes.toFixed(0)} MB  ≤ ${TARGETS.buildSeconds} s ${verdict(built.clock <= TARGETS.buildSeconds)}`,
  );
  return built;
}

async function inOneThread(file: string): Promise<void> {
  const opening = performance.now();
  const { backend, tools, suggester, close } = openIndex(file);
  print(`opened in ${(performance.now() - opening).toFixed(0)} ms`);
  const first: number[] = [];
  const searching: number[] = [];
  const counting: number[] = [];
  const dated: number[] = [];
  for (const round of ROUNDS) {
    for (const { keyword, language } of labelledQueries) {
      const ask = { keyword, filters: filters(language), page: PAGE };
      await timed(round === 1 ? first : searching, () => answerSearch(backend, tools, ask));
      await timed(counting, () => answerCounts(backend, tools, ask));
      const newest = { ...ask.filters, sort: 'newest', from: '2024-01-01', docTypes: ['NEWS'] } as const;
      await timed(dated, () => answerSearch(backend, tools, { ...ask, filters: newest }));
    }
  }
  spread('search, first time', first);
  spread('search, relevance', searching, true);
  spread('counts by type', counting);
  spread('search, newest + date + type', dated);

  const hostile: number[] = [];
  for (const keyword of [...queryCorpus, '理财'.repeat(25_000)]) {
    await timed(hostile, () => answerSearch(backend, tools, { keyword, filters: filters('CN'), page: PAGE }));
  }
  spread('search, hostile corpus (S15)', hostile);

  const suggesting: number[] = [];
  for (const text of ['存', '理', 'd', 'li', 'da', 'dae', 'whpj', '大额', 'ex', 'mort']) {
    for (let i = 0; i < 20; i += 1) await timed(suggesting, () => suggester.suggest(text, 'CN', 8));
  }
  spread('suggest', suggesting);
  close();
}

/** Another moment each time, so that no answer is one remembered. */
let moment = TEST_NOW;
const ask = (engine: EmbeddedEngine, at: number) => {
  const { keyword, language } = labelledQueries[
    at % labelledQueries.length
  ] as (typeof labelledQueries)[number];
  return engine.search(keyword, { language, now: (moment += 60_000) }, PAGE);
};

async function inThreads(file: string, workers: number): Promise<void> {
  const engine = await EmbeddedEngine.open(file, { workers, deadlineMs: 30_000 });
  await Promise.all(labelledQueries.slice(0, 30).map((_query, at) => ask(engine, at)));
  const times: number[] = [];
  for (let at = 0; at < ROUNDS.length * labelledQueries.length; at += 1) {
    const asked = performance.now();
    await ask(engine, at);
    times.push(performance.now() - asked);
  }
  spread(`search through ${workers} thread(s), by the clock`, times);
  const began = performance.now();
  let asked = 0;
  const visitors = Array.from({ length: 8 }, async () => {
    while (performance.now() - began < 4_000) {
      await ask(engine, asked);
      asked += 1;
    }
  });
  await Promise.all(visitors);
  print(
    `8 visitors at once, ${workers} thread(s): ${(asked / ((performance.now() - began) / 1000)).toFixed(0)} searches/s`,
  );
  if (workers === 1) await besidePages(engine);
  await engine.close();
}

/** What a page waits for in this thread while others are searching. */
async function besidePages(engine: EmbeddedEngine): Promise<void> {
  for (const perSecond of [0, 100]) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const { idle, active } = performance.eventLoopUtilization();
    const asked: Promise<unknown>[] = [];
    const until = performance.now() + 5_000;
    for (let at = 0; performance.now() < until; at += 1) {
      if (perSecond > 0) asked.push(ask(engine, at).catch(() => undefined));
      await setTimeout(perSecond > 0 ? 1000 / perSecond : 10);
    }
    await Promise.all(asked);
    delay.disable();
    const busy = performance.eventLoopUtilization();
    const share = (busy.active - active) / (busy.active - active + busy.idle - idle);
    const ms = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(1);
    print(
      `main thread at ${String(perSecond).padStart(3)} searches/s: delay p50 ${ms(delay.percentile(50))}, p99 ${ms(delay.percentile(99))} ms, busy ${(100 * share).toFixed(1)} % (${asked.length} asked)`,
    );
  }
}

print(`load ${loadavg()[0]?.toFixed(1)} before`);
const { folder, file } = await build();
try {
  await inOneThread(file);
  for (const workers of [1, 2, 3]) await inThreads(file, workers);
  const searcher = fork(join(import.meta.dirname, 'measure-memory.ts'), [file]);
  const [megabytes] = (await once(searcher, 'message')) as [number];
  print(
    `memory of a process that searches ${megabytes.toFixed(0)} MB  ≤ ${TARGETS.megabytes} ${verdict(megabytes <= TARGETS.megabytes)}; load ${loadavg()[0]?.toFixed(1)} after`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
