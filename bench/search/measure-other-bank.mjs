/* Relevance on the site of another bank, which the engine's words were not made for. Totals by kind alone: other-bank/README.md says why. */
import { EmbeddedEngine } from '@bank/search';
import { readDocuments } from './documents.mjs';
import { buildOtherBank, LABELLED } from './other-bank/build-index.ts';
import { otherBankQueries, unanswerableQueries } from './other-bank/read-set.ts';
import { openPeer, PEERS } from './peers.mjs';
import { score } from './scores.mjs';
import { print, printKinds, printNothingFound, printScores } from './tables.mjs';

const PAGE = { number: 1, size: 10 };

const file = await buildOtherBank();
const documents = readDocuments(file);
const engine = await EmbeddedEngine.open(file, { deadlineMs: 30_000 });

async function find(keyword, language) {
  const { list } = await engine.search(keyword, { language, now: LABELLED }, PAGE);
  return list.map(({ id }) => id);
}

const peers = Object.entries(PEERS).map(([name, build]) => ({ name, search: openPeer(build, documents) }));
const engines = [{ name: 'this engine', search: find }, ...peers];
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
await engine.close();
