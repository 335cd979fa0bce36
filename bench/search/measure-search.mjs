/*
 * npm run bench:search [-- --latency 50000] [--vectors]: relevance on the demo content beside plain engines, odd queries, and speed;
 * with --vectors also by what the model of EMBEDDINGS_URL says, with OPENSEARCH_URL also on that cluster.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedEngine } from '@bank/search';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { SEARCH_ALIAS } from '@bank/search/indexing';
import { readDocuments } from './documents.mjs';
import { labelledQueries } from './labels.mjs';
import { foreignMarkup, oddQueries } from './odd-queries.mjs';
import { foundBy, openOnCluster } from './on-cluster.mjs';
import { openPeer, PEERS } from './peers.mjs';
import { options } from './options.mjs';
import { mean, percentile, score } from './scores.mjs';
import { print, printKinds, printScores } from './tables.mjs';
import { configuredModel, openWithVectors } from './with-vectors.mjs';

const NOW = Date.parse('2026-11-22T10:00:00+08:00');
const PAGE = { number: 1, size: 10 };
/** What visitors type on the Chinese pages, where some of it is English, and what readers of English type. */
const SETS = {
  Chinese: 'labelled-queries.txt',
  'Everyday Chinese': 'everyday-queries.txt',
  English: 'labelled-queries-english.txt',
};
/** Measured in total only, so that no word is made for what fails in it: other-bank/README.md. */
const UNSEEN = 'labelled-queries-english-2.txt';

/** The index is of what is in force: a slow machine has imported by half past ten, and a process begins its clock anew. */
const STEPS = [
  { args: ['demo', '--if-needed'], at: '2026-11-22T10:00:00+08:00' },
  { args: ['index'], at: '2026-11-22T10:30:00+08:00' },
];

const model = configuredModel();

/** The demo content and its index, made when they are not there yet. */
function prepare() {
  const dataDir = fromRoot('.cache', 'bench-search');
  mkdirSync(dataDir, { recursive: true });
  const env = {
    ...process.env,
    BANK_DATA_DIR: dataDir,
    DATABASE_URL: '',
    ...(model === undefined && { EMBEDDINGS_URL: '' }),
  };
  for (const { args, at } of STEPS) {
    const { status } = spawnSync(
      process.execPath,
      [
        '--import',
        fromRoot('bench', 'search', 'at-labelling.mjs'),
        fromRoot('packages', 'publish', 'src', 'cli.ts'),
        ...args,
      ],
      {
        env: { ...env, READ_AT: at },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    if (status !== 0) throw new Error(`content ${args.join(' ')} failed, so there is nothing to search in`);
  }
  const folder = join(dataDir, 'search');
  const name = readdirSync(folder).find((file) => /^search-.+\.db$/.test(file));
  return join(folder, name);
}

const file = prepare();
const documents = readDocuments(file);
const engine = await EmbeddedEngine.open(file, { deadlineMs: 30_000 });
const peers = Object.entries(PEERS).map(([name, build]) => [name, openPeer(build, documents)]);

const byMeaning = model && (await openWithVectors(file, model));

/** The same documents and queries on the cluster, when there is one. */
async function scoreCluster(url, queries) {
  if (!url) return [];
  const cluster = openOnCluster({ url, alias: SEARCH_ALIAS, file, fallback: engine });
  const scored = await score('this engine on OpenSearch', queries, foundBy(cluster.engine, NOW));
  cluster.close();
  return [scored];
}

/** The same with what a model says of the words, when one is asked. */
async function scoreMeaning(queries) {
  if (byMeaning === undefined) return [];
  return [await score('with vectors', queries, foundBy(byMeaning.engine, NOW))];
}

/** The first ten of this engine; says so when it read the keyword otherwise or offers another reading. */
async function findOwn(keyword, language, onOtherReading = () => {}) {
  const { list, correctedKeyword, suggestions } = await engine.search(keyword, { language, now: NOW }, PAGE);
  if (correctedKeyword !== undefined || suggestions.length > 0) onOtherReading();
  return list.map(({ id }) => id);
}

async function scorePeers(queries) {
  const scored = [];
  for (const [name, find] of peers) scored.push(await score(name, queries, find));
  return scored;
}

async function measureUnseen() {
  const queries = labelledQueries(documents, UNSEEN);
  print(`English, unseen: ${queries.length} labelled queries over ${documents.length} documents`);
  print();
  printScores([
    await score('this engine', queries, findOwn),
    ...(await scoreMeaning(queries)),
    ...(await scoreCluster(process.env.OPENSEARCH_URL, queries)),
    ...(await scorePeers(queries)),
  ]);
}

/** What each engine finds for the queries of a set, as tables. */
async function measureRelevance(set, queries) {
  const changed = [];
  const own = await score('this engine', queries, (keyword, language) =>
    findOwn(keyword, language, () => changed.push(keyword)),
  );
  const onCluster = await scoreCluster(process.env.OPENSEARCH_URL, queries);
  const meant = await scoreMeaning(queries);
  const others = await scorePeers(queries);

  print(`${set}: ${queries.length} labelled queries over ${documents.length} documents`);
  print();
  printScores([own, ...meant, ...onCluster, ...others]);
  printKinds([own, ...meant, ...onCluster, ...others]);
  for (const { rows } of onCluster) {
    const overlaps = rows.map(({ ids }, at) => {
      const mine = own.rows[at].ids;
      return mine.length === 0 ? 1 : mine.filter((id) => ids.includes(id)).length / mine.length;
    });
    print(`Top-10 overlap with OpenSearch: ${(100 * mean(overlaps)).toFixed(1)} %`);
  }
  const clean = new Set(
    queries.filter(({ kind }) => kind !== 'typo' && kind !== 'pinyin').map(({ keyword }) => keyword),
  );
  const repaired = changed.filter((keyword) => clean.has(keyword));
  print(
    `Clean queries read otherwise, or with another reading offered: ${repaired.length === 0 ? 'none' : repaired.join(', ')}`,
  );
  if (options.worst) printWorst(own.rows);
}

function printWorst(rows) {
  for (const { keyword, language, ndcg, ids, grades } of rows.filter((row) => row.ndcg < 0.75)) {
    print(
      `${ndcg.toFixed(2)} ${language} ${keyword}\n   found  ${ids.slice(0, 5).join('  ')}\n   wanted ${Object.keys(grades).join('  ')}`,
    );
  }
}

async function measureThread(queries) {
  const times = [];
  for (const round of [1, 2, 3]) {
    for (const { keyword, language } of queries) {
      const started = performance.now();
      // Another moment each time, so that the answer is not one remembered.
      await engine.search(keyword, { language, now: NOW + round * 60_000 }, PAGE);
      times.push(performance.now() - started);
    }
  }
  const spread = [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${percentile(times, part).toFixed(1)} ms`);
  print(`Through the search thread: ${spread.join(', ')} over ${times.length} searches`);
  print();
}

/** Odd queries one after the other, three times over; of each the least, which neighbours on the machine disturb least. */
async function measureOdd() {
  const odd = oddQueries();
  const byClock = odd.map(() => Infinity);
  const byProcessor = odd.map(() => Infinity);
  let failed = 0;
  let foreign = 0;
  for (const round of [4, 5, 6]) {
    for (const [index, keyword] of odd.entries()) {
      const before = process.cpuUsage();
      const started = performance.now();
      try {
        const asked = { language: 'CN', now: NOW + round * 60_000 };
        const { list } = await engine.search(keyword, asked, PAGE);
        if (list.some((hit) => foreignMarkup(hit) !== '')) foreign += 1;
      } catch (error) {
        failed += 1;
        print(`${JSON.stringify(keyword.slice(0, 60))}: ${error.message}`);
      }
      byClock[index] = Math.min(byClock[index], performance.now() - started);
      const { user, system } = process.cpuUsage(before);
      byProcessor[index] = Math.min(byProcessor[index], (user + system) / 1000);
    }
  }
  const spread = (spent) =>
    `p50 ${percentile(spent, 0.5).toFixed(1)}, p99 ${percentile(spent, 0.99).toFixed(1)}, longest ${Math.max(...spent).toFixed(1)}`;
  print(
    `${odd.length} odd queries, some of 50 KB: ${failed} failed, ${foreign} with foreign markup; processor ms ${spread(byProcessor)}; by the clock ms ${spread(byClock)}`,
  );
}
for (const [set, name] of Object.entries(SETS)) {
  const queries = labelledQueries(documents, name);
  await measureRelevance(set, queries);
  await measureThread(queries);
}
await measureUnseen();
await measureOdd();
await engine.close();
if (byMeaning !== undefined) {
  print(`Keywords without a vector: ${JSON.stringify(byMeaning.unheard)}`);
  await byMeaning.engine.close();
}
print();
// In a process of its own, as it is measured alone: node bench/search/measure-other-bank.mjs
const sameForm = options.vectors ? ['--vectors'] : [];
spawnSync(process.execPath, [fromRoot('bench', 'search', 'measure-other-bank.mjs'), ...sameForm], {
  stdio: 'inherit',
});

if (options.latency !== undefined) {
  print();
  for (const name of ['measure-latency.ts', 'measure-suggestions.ts']) {
    const script = fromRoot('packages', 'search', 'src', 'testing', name);
    spawnSync(process.execPath, [script, options.latency], { stdio: 'inherit' });
  }
}
