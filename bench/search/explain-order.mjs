/*
 * node bench/search/explain-order.mjs [everyday-queries.txt] [0.9], after npm run bench:search: of each query below that nDCG how it is
 * read, and how the first pages and those meant match it, group by group. For sets of our own alone.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { explainKeyword, openIndex } from '@bank/search/indexing';
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
const index = openIndex(file);

/** Tenths of a match for each group, a dot for none. */
const tenths = (matches) => matches.map((match) => (match === 0 ? '.' : Math.round(match * 10))).join(' ');

const groupText = ({ group: { alts, optional, likewise }, weight }) => {
  const ways = alts.slice(0, 5).map(({ tokens }) => tokens.join('·'));
  return `   [${weight.toFixed(1)}${optional ? '?' : ''}${likewise === undefined ? '' : '~'} ${ways.join(' | ')}]`;
};

for (const { keyword, language, grades } of labelledQueries(documents, set)) {
  const explained = await explainKeyword(index, keyword, { language, now: NOW });
  if (explained === undefined) continue;
  const { ids, ranked, groups, isWide } = explained;
  const ndcg = ndcgAt10(ids, grades);
  if (ndcg >= Number(least)) continue;
  print(`${ndcg.toFixed(2)} ${keyword}${isWide ? ', of which few pages have all' : ''}`);
  print(groups.map(groupText).join('\n'));
  for (const [place, one] of ranked.entries()) {
    const { id, matches, titleMatches, tagMatches, leadMatches } = one.candidate;
    if (place >= SHOWN && grades[id] !== 3) continue;
    const all = [matches, titleMatches, tagMatches, leadMatches].map(tenths).join(' / ');
    const grade = grades[id] ?? '-';
    print(
      `   ${place + 1}. ${grade} ${one.score.toFixed(2)}${ids.includes(id) ? '' : ' not shown'}  ${all}  ${id} ${titles.get(id)}`,
    );
  }
}
index.close();
