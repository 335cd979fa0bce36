/* node packages/search/src/testing/measure-latency.ts [documents]: prints what building and searching take. */
import { rmSync, statSync } from 'node:fs';
import { answerCounts, answerSearch } from '../engine/answer-search.ts';
import { buildIndex } from '../engine/embedded/build-index.ts';
import { EmbeddedEngine } from '../engine/embedded/embedded-engine.ts';
import { openIndex } from '../engine/embedded/open-index.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { labelledQueries } from './labelled-queries.ts';
import { queryCorpus } from './query-corpus.ts';
import { syntheticDocuments } from './synthetic-documents.ts';
import { anIndexFolder, TEST_NOW } from './test-index.ts';

const count = Number(process.argv[2] ?? 20_000);
const print = (line: string) => process.stdout.write(`${line}\n`);

function spread(name: string, times: number[]): void {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  print(
    `${name.padEnd(41)} n ${String(sorted.length).padStart(5)}  p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(1)} ms`,
  );
}

/** Processor time of this thread: what a call takes on a machine that has nothing else to do. */
async function timed(times: number[], work: () => unknown): Promise<void> {
  const { user, system } = process.threadCpuUsage();
  await work();
  const used = process.threadCpuUsage();
  times.push((used.user - user + used.system - system) / 1000);
}

const folder = anIndexFolder();
try {
  const started = performance.now();
  const { file } = await buildIndex({
    folder,
    release: 'bench',
    documents: syntheticDocuments(count),
    settings: defaultSettings(),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${count} documents built in ${seconds} s, ${(statSync(file).size / 1e6).toFixed(0)} MB`);

  const opening = performance.now();
  const { backend, tools, suggester, close } = openIndex(file);
  print(`opened in ${(performance.now() - opening).toFixed(0)} ms`);
  const page = { number: 1, size: 10 };
  const filters = (language: 'CN' | 'EN') => ({ language, now: TEST_NOW }) as const;
  const rounds = [1, 2, 3, 4, 5];

  const first: number[] = [];
  const searching: number[] = [];
  const counting: number[] = [];
  const dated: number[] = [];
  for (const round of rounds) {
    for (const { keyword, language } of labelledQueries) {
      const ask = { keyword, filters: filters(language), page };
      await timed(round === 1 ? first : searching, () => answerSearch(backend, tools, ask));
      await timed(counting, () => answerCounts(backend, tools, ask));
      const newest = { ...ask.filters, sort: 'newest', from: '2024-01-01', docTypes: ['NEWS'] } as const;
      await timed(dated, () => answerSearch(backend, tools, { ...ask, filters: newest }));
    }
  }
  spread('search, first time', first);
  spread('search, relevance', searching);
  spread('counts by type', counting);
  spread('search, newest + date + type', dated);

  const hostile: number[] = [];
  for (const keyword of [...queryCorpus, '理财'.repeat(25_000)]) {
    await timed(hostile, () => answerSearch(backend, tools, { keyword, filters: filters('CN'), page }));
  }
  spread('search, hostile corpus (S15)', hostile);

  const suggesting: number[] = [];
  for (const text of ['存', '理', 'd', 'li', 'da', 'dae', 'whpj', '大额', 'ex', 'mort']) {
    for (let i = 0; i < 20; i += 1) await timed(suggesting, () => suggester.suggest(text, 'CN', 8));
  }
  spread('suggest', suggesting);
  close();

  const engine = await EmbeddedEngine.open(file, { deadlineMs: 5_000 });
  const threaded: number[] = [];
  for (const round of rounds) {
    for (const { keyword, language } of labelledQueries) {
      // Another moment each round, so that no answer is one remembered.
      const now = TEST_NOW + round * 60_000;
      const asked = performance.now();
      await engine.search(keyword, { language, now }, page);
      threaded.push(performance.now() - asked);
    }
  }
  spread('search through a thread, by the clock', threaded.slice(labelledQueries.length));
  await engine.close();
  print(`memory ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
