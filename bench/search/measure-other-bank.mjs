/* Relevance on the site of another bank, which the engine's words were not made for. Totals by kind alone: other-bank/README.md says why. */
import { dirname } from 'node:path';
import { EmbeddedEngine } from '@bank/search';
import {
  indexRelease,
  OpenSearchClient,
  readIndexMeta,
  loadDictionary,
  dictionaryWords,
} from '@bank/search/indexing';
import { readDocuments } from './documents.mjs';
import { buildOtherBank, embedOtherBank, LABELLED, otherBankSource } from './other-bank/build-index.ts';
import { otherBankQueries, unanswerableQueries } from './other-bank/read-set.ts';
import { foundBy, openOnCluster } from './on-cluster.mjs';
import { openPeer, PEERS } from './peers.mjs';
import { score } from './scores.mjs';
import { print, printKinds, printNothingFound, printScores } from './tables.mjs';
import { configuredModel, openWithVectors } from './with-vectors.mjs';

const PAGE = { number: 1, size: 10 };

const file = await buildOtherBank();
const documents = readDocuments(file);
const engine = await EmbeddedEngine.open(file, { deadlineMs: 30_000 });

async function find(keyword, language) {
  const { list } = await engine.search(keyword, { language, now: LABELLED }, PAGE);
  return list.map(({ id }) => id);
}

const model = configuredModel();
if (model !== undefined) {
  const filled = await embedOtherBank(model);
  print(`${filled.embedded} of ${filled.passages} passages have a vector of ${model.model}`);
}
const byMeaning = model && (await openWithVectors(file, model));

const ALIAS = 'other-bank';
async function fillCluster(url) {
  const { documents: source, repeated } = otherBankSource();
  const dictionary = loadDictionary(dirname(file), dictionaryWords(readIndexMeta(file).settings));
  await indexRelease(new OpenSearchClient({ url }), {
    alias: ALIAS,
    release: 'labelled',
    documents: source,
    dictionary,
    repeated,
  });
  return openOnCluster({ url, alias: ALIAS, file, fallback: engine });
}
const { OPENSEARCH_URL } = process.env;
const cluster = OPENSEARCH_URL ? await fillCluster(OPENSEARCH_URL) : undefined;

const peers = Object.entries(PEERS).map(([name, build]) => ({ name, search: openPeer(build, documents) }));
const engines = [
  { name: 'this engine', search: find },
  ...(byMeaning === undefined ? [] : [{ name: 'with vectors', search: foundBy(byMeaning.engine, LABELLED) }]),
  ...(cluster === undefined
    ? []
    : [{ name: 'this engine on OpenSearch', search: foundBy(cluster.engine, LABELLED) }]),
  ...peers,
];
const queries = otherBankQueries();
const nothing = unanswerableQueries().map((keyword) => ({ keyword, language: 'CN', grades: {} }));
const scored = [];
for (const { name, search } of engines) scored.push(await score(name, queries, search));

print(`Another bank: ${queries.length} labelled queries over ${documents.length} documents`);
print();
printScores(scored);
printKinds(scored);
printNothingFound(scored);
for (const { name, search } of engines) {
  const { rows } = await score(name, nothing, search);
  const empty = rows.filter(({ ids }) => ids.length === 0).length;
  print(`${name}: an empty list for ${empty} of ${nothing.length} queries that nothing answers`);
}
cluster?.close();
await byMeaning?.engine.close();
await engine.close();
