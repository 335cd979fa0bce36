/*
 * node bench/search/explain-order.mjs [everyday-queries.txt] [0.9], after npm run bench:search: of each query below that nDCG how it is
 * read, and how the first pages and those meant match it, group by group. For sets of our own alone.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTree } from '../../packages/search/src/engine/choose-tree.ts';
import { openIndex } from '../../packages/search/src/engine/embedded/open-index.ts';
import { findPins, matchKeyword, RANKED } from '../../packages/search/src/engine/find-hits.ts';
import { rank } from '../../packages/search/src/rank/rank.ts';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { readDocuments } from './documents.mjs';
import { labelledQueries } from './labels.mjs';
import { ndcgAt10 } from './scores.mjs';
import { print } from './tables.mjs';

const NOW = Date.parse('2026-11-22T10:00:00+08:00');
const SHOWN = 5;
const [, , set = 'labelled-queries.txt', least = '0.9'] = process.argv;

const folder = fromRoot('.cache', 'bench-search', 'search');
const file = join(
  folder,
  readdirSync(folder).find((name) => /^search-.+\.db$/.test(name)),
);
const documents = readDocuments(file);
const titles = new Map(documents.map(({ id, title }) => [id, title]));
const { backend, tools, close } = openIndex(file);

/** Tenths of a match for each group, a dot for none. */
const tenths = (matches) => matches.map((match) => (match === 0 ? '.' : Math.round(match * 10))).join(' ');

const groupText = ({ alts, optional, likewise }, weight) => {
  const ways = alts.slice(0, 5).map(({ tokens }) => tokens.join('·'));
  return `${weight.toFixed(1)}${optional ? '?' : ''}${likewise ? '~' : ''} ${ways.join(' | ')}`;
};

for (const { keyword, language, grades } of labelledQueries(documents, set)) {
  const filters = { language, now: NOW };
  const chosen = await chooseTree(backend, tools, keyword, filters);
  if (chosen.tree.groups.length === 0) continue;
  const matched = await matchKeyword(backend, tools, chosen, filters);
  const ranked = rank(backend.find(matched.lookup, filters, RANKED), matched.context);
  const pins = (await findPins(backend, matched, filters)).map(({ id }) => id);
  const near = new Set(matched.near.map(({ candidate }) => candidate.id));
  const isShown = ({ candidate: { id } }) => !pins.includes(id) && (!matched.isWide || near.has(id));
  const ids = [...pins, ...ranked.filter(isShown).map(({ candidate }) => candidate.id)];
  const ndcg = ndcgAt10(ids, grades);
  if (ndcg >= Number(least)) continue;
  print(`${ndcg.toFixed(2)} ${keyword}${matched.isWide ? ', of which few pages have all' : ''}`);
  const { groups } = matched.lookup.tree;
  print(groups.map((group, at) => `   [${groupText(group, matched.context.weights[at])}]`).join('\n'));
  for (const [place, one] of ranked.entries()) {
    const { id, matches, titleMatches, tagMatches, leadMatches } = one.candidate;
    if (place >= SHOWN && grades[id] !== 3) continue;
    const all = [matches, titleMatches, tagMatches, leadMatches].map(tenths).join(' / ');
    const grade = grades[id] ?? '-';
    print(
      `   ${place + 1}. ${grade} ${one.score.toFixed(2)}${isShown(one) ? '' : ' not shown'}  ${all}  ${id} ${titles.get(id)}`,
    );
  }
}
close();
