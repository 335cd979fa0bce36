import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { Alternative, Group } from '../../query/query-tree.ts';
import { COLUMN_WEIGHTS, INDEX_COLUMNS } from '../index-row.ts';
import { LookupMatches } from './lookup-matches.ts';
import { numbersBelow, randomDocuments } from '../../testing/random-documents.ts';
import { lengthsOf, listsOf } from '../../testing/test-lists.ts';

const quoted = (tokens: readonly string[]) => `"${tokens.join(' ')}"`;
const alternative = ({ tokens, phrase }: Alternative) =>
  phrase === true ? quoted(tokens) : `(${tokens.map((token) => quoted([token])).join(' AND ')})`;
/** Each way to say a group with its weight, as FTS5 asks for it. */
const waysOf = ({ alts, prefix }: Group) => [
  ...alts.map((one) => ({ match: alternative(one), weight: one.weight })),
  ...(prefix === true ? [{ match: `(${quoted(alts[0]?.tokens ?? [])} *)`, weight: 1 }] : []),
];
const expression = (group: Group) =>
  `(${waysOf(group)
    .map(({ match }) => match)
    .join(' OR ')})`;

describe('matching documents', () => {
  const random = numbersBelow(3);
  const documents = randomDocuments(random, 250);
  const lists = listsOf(documents);
  const lengths = lengthsOf(documents);
  const words = ['理财', '存单', '贷款', 'loan', 'loans', '0'];
  const word = () => words[random(words.length)] ?? '';
  const anAlternative = (): Alternative => {
    const tokens = Array.from({ length: 1 + random(3) }, word);
    return { tokens, weight: (1 + random(100)) / 100, ...(random(2) === 0 && { phrase: true }) };
  };
  const aGroup = (): Group =>
    random(5) === 0
      ? { alts: [{ tokens: [word()], weight: 1 }], prefix: true }
      : { alts: Array.from({ length: 1 + random(3) }, anAlternative) };

  const reference = new DatabaseSync(':memory:');
  reference.exec(`CREATE VIRTUAL TABLE f USING fts5 (${INDEX_COLUMNS.join(', ')}, tokenize = 'ascii')`);
  const insert = reference.prepare('INSERT INTO f VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const document of documents) {
    insert.run(...INDEX_COLUMNS.map((column) => document[column].map(({ term }) => term).join(' ')));
  }
  const scored = reference.prepare(
    `SELECT rowid, -bm25(f, ${COLUMN_WEIGHTS.join(', ')}) AS score FROM f WHERE f MATCH ? ORDER BY rowid`,
  );

  const scoresOf = (match: string) =>
    new Map(
      (scored.all(match) as { rowid: number; score: number }[]).map(({ rowid, score }) => [rowid, score]),
    );

  it.each(['all', 'any'] as const)(
    'with %s of the groups finds what FTS5 does, and scores the best way to say each as it does [SRCH-2]',
    (need) => {
      for (let round = 0; round < 100; round += 1) {
        const groups = Array.from({ length: 1 + random(3) }, aGroup);
        const tree = { keyword: '', groups, terms: [] };
        const matches = new LookupMatches(lists, { tree, need, groups }, lengths);
        const match = groups.map(expression).join(need === 'all' ? ' AND ' : ' OR ');
        const rows = scoresOf(match);
        expect([...matches.rows], match).toEqual([...rows.keys()]);
        const byGroup = groups.map((group) =>
          waysOf(group).map(({ match: way, weight }) => ({ weight, scores: scoresOf(way) })),
        );
        for (const row of rows.keys()) {
          const expected = byGroup.map((ways) => {
            const scores = ways.map(({ weight, scores: of }) => weight * (of.get(row) ?? 0));
            const best = Math.max(...scores);
            return best + 0.3 * (scores.reduce((sum, score) => sum + score) - best);
          });
          expect(matches.scores[row], match).toBeCloseTo(
            expected.reduce((sum, score) => sum + score),
            9,
          );
        }
      }
    },
  );

  it('tells the best alternative of each group, anywhere, in the title, the tags and what comes first', () => {
    for (let round = 0; round < 25; round += 1) {
      const groups = [aGroup()];
      const tree = { keyword: '', groups, terms: [] };
      const { alts, prefix } = groups[0] as Group;
      const matches = new LookupMatches(lists, { tree, need: 'any', groups }, lengths);
      for (const [index, document] of documents.entries()) {
        const best = (columns: readonly (keyof typeof document)[]) => {
          const texts = columns.map((column) => ` ${document[column].map(({ term }) => term).join(' ')} `);
          const holds = (text: string) => texts.some((one) => one.includes(text));
          const weights = alts.map(({ tokens, phrase, weight }) => {
            const parts = phrase === true ? [tokens.join(' ')] : tokens;
            return parts.every((part) => holds(prefix === true ? ` ${part}` : ` ${part} `)) ? weight : 0;
          });
          return Math.max(...weights);
        };
        expect(matches.weights(index + 1)).toEqual([best(INDEX_COLUMNS)]);
        expect(matches.titleWeights(index + 1)).toEqual([best(['title', 'tsub'])]);
        expect(matches.leadWeights(index + 1)).toEqual([best(['lead'])]);
        expect(matches.tagWeights(index + 1)).toEqual([best(['tags'])]);
      }
    }
  });
});
