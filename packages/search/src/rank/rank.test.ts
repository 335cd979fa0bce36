import { describe, expect, it } from 'vitest';
import type { Group } from '../query/query-tree.ts';
import { groupWeights } from './group-weights.ts';
import { intentsOf } from './intent.ts';
import { matchGroup, termText } from './match-group.ts';
import { rank, type Candidate, type RankContext } from './rank.ts';
import type { TitleFacts } from './title-facts.ts';

const NOW = Date.parse('2026-10-01T12:00:00+08:00');

function aCandidate(part: Partial<Candidate> & { id: string }): Candidate {
  return {
    bm25: 1,
    matches: [1],
    titleMatches: [0],
    leadMatches: [0],
    tagMatches: [0],
    characters: '',
    titleTerms: '',
    kind: 'news',
    language: 'CN',
    date: '',
    popularity: 0,
    ...part,
  };
}

const NOTHING_OF_IT: TitleFacts = {
  titleShare: 0,
  titleSaid: 0,
  beginsTitle: false,
  isWholeTitle: false,
  phraseInTitle: false,
};
/** Titles that say what is told of them here, and no more. */
const TITLES: Record<string, Partial<TitleFacts>> = {
  share: { titleShare: 1 },
  'small share': { titleShare: 0.2 },
  said: { titleSaid: 1 },
  'half said': { titleSaid: 0.5 },
  first: { beginsTitle: true },
  whole: { isWholeTitle: true },
  phrase: { phraseInTitle: true },
};

const context: RankContext = {
  weights: [1],
  likeness: [0],
  readTitle: (_matches, title) => ({ ...NOTHING_OF_IT, ...TITLES[title] }),
  characters: '',
  intents: new Set(),
  named: [],
  language: 'CN',
  now: NOW,
};
const order = (found: Candidate[], other: Partial<RankContext> = {}) =>
  rank(found, { ...context, ...other }).map(({ candidate }) => candidate.id);

describe('ranking', () => {
  it.each<[string, Partial<Candidate>, Partial<Candidate>]>([
    ['more of the query', { matches: [1] }, { matches: [0.8], bm25: 1.2 }],
    ['it in the title', { titleMatches: [1] }, { bm25: 1.5 }],
    ['it in its tags', { tagMatches: [1] }, { bm25: 1.25 }],
    ['it in what it says first', { leadMatches: [1] }, { bm25: 1.3 }],
    [
      'a title that has all and little else',
      { titleTerms: 'share' },
      { titleTerms: 'small share', bm25: 1.1 },
    ],
    ['a title that says little else', { titleTerms: 'said' }, { titleTerms: 'half said', bm25: 1.3 }],
    ['it first in the title', { titleTerms: 'first' }, { bm25: 1.05 }],
    ['the keyword as its title', { titleTerms: 'whole' }, { bm25: 1.3 }],
    ['its words in order in the title', { titleTerms: 'phrase' }, { bm25: 1.3 }],
    ['the language of the list', { language: 'CN' }, { language: 'EN', bm25: 1.1 }],
    ['a later date', { date: '2026-09-30' }, { date: '2024-01-01' }],
    ['a product', { kind: 'product' }, { kind: 'page' }],
    ['more clicks', { popularity: 1 }, { popularity: 0 }],
  ])('puts first what has %s', (_name, better, worse) => {
    expect(order([aCandidate({ id: 'worse', ...worse }), aCandidate({ id: 'better', ...better })])).toEqual([
      'better',
      'worse',
    ]);
  });

  it('puts first what shares the characters of a keyword that few pages have the words of', () => {
    const found = [
      aCandidate({ id: 'other', bm25: 1.2, characters: '存款利率' }),
      aCandidate({ id: 'lead', bm25: 1.1, characters: '还款清' }),
      aCandidate({ id: 'title', characters: '还款清', titleTerms: '还款 清' }),
    ];
    expect(order(found, { characters: '还清款' })).toEqual(['title', 'lead', 'other']);
    expect(order(found)).toEqual(['other', 'lead', 'title']);
  });

  it('puts what is said likewise first, and what lacks it no further away from the keyword', () => {
    const found = [
      aCandidate({ id: 'typed', matches: [1, 0], bm25: 1 }),
      aCandidate({ id: 'likewise', matches: [1, 1], bm25: 1 }),
    ];
    const ranked = rank(found, { ...context, weights: [1, 3], likeness: [0, 0.9] });
    expect(ranked.map(({ candidate: { id }, coverage }) => [id, coverage])).toEqual([
      ['likewise', 1],
      ['typed', 1],
    ]);
  });

  it('takes what has a word that is surely meant for near, more so in its title', () => {
    const found = [
      aCandidate({ id: 'title', matches: [0, 1], titleMatches: [0, 1] }),
      aCandidate({ id: 'text', matches: [0, 1] }),
      aCandidate({ id: 'neither', matches: [0, 0] }),
    ];
    const ranked = rank(found, { ...context, weights: [9, 0.1], likeness: [0, 0.5] });
    expect(ranked.map(({ candidate: { id }, coverage }) => [id, coverage])).toEqual([
      ['title', 0.3],
      ['text', 0.15],
      ['neither', 0],
    ]);
  });

  it('puts what has all that was typed before what has only what may be meant', () => {
    const found = [
      aCandidate({ id: 'meant', matches: [0.2, 1] }),
      aCandidate({ id: 'typed', matches: [1, 0] }),
    ];
    expect(order(found, { weights: [1, 1], likeness: [0, 0.5] })).toEqual(['typed', 'meant']);
    const inTitles = [
      aCandidate({ id: 'meant', matches: [1, 1], titleMatches: [0.1, 1] }),
      aCandidate({ id: 'typed', matches: [1, 1], titleMatches: [1, 0] }),
    ];
    expect(order(inTitles, { weights: [1, 1], likeness: [0, 0.5] })).toEqual(['typed', 'meant']);
  });

  it('weighs what is only meant by how surely it is', () => {
    const frequencies = { documents: 1000, documentsWith: () => 5 };
    const word = (likewise?: number): Group => ({
      alts: [{ tokens: ['挂失'], weight: 1 }],
      ...(likewise !== undefined && { likewise }),
    });
    const [typed = 0, likely] = groupWeights([word(), word(0.5)], frequencies);
    expect(likely).toBe(typed / 2);
  });

  it('lifts the kind of page that the words ask for', () => {
    const found = [aCandidate({ id: 'news' }), aCandidate({ id: 'fee', kind: 'fee' })];
    expect(order(found, { intents: intentsOf('信用卡年费') })).toEqual(['fee', 'news']);
    expect([...intentsOf('海淀支行电话')]).toEqual(['branch']);
    expect([...intentsOf('how do i pay the fees')]).toEqual(['fee', 'faq']);
    expect([...intentsOf('大额存单')]).toEqual([]);
  });

  it('weighs coverage by how rare each group is, a code most', () => {
    const frequencies = { documents: 1000, documentsWith: (term: string) => (term === '银行' ? 800 : 5) };
    const [common = 0, rare = 0, optional = 0, code = 0] = groupWeights(
      [
        { alts: [{ tokens: ['银行'], weight: 1 }] },
        { alts: [{ tokens: ['保函'], weight: 1 }] },
        { alts: [{ tokens: ['卡'], weight: 1 }], optional: true },
        { alts: [{ tokens: ['jh2026021'], weight: 1 }], code: true },
      ],
      frequencies,
    );
    expect(rare).toBeGreaterThan(common * 4);
    expect(optional).toBeCloseTo(rare * 0.4);
    expect(code).toBe(6);
  });
});

describe('matching a group', () => {
  const texts = [termText('个人 住房贷款 利率'), termText('住房 贷款')];

  it('takes the best alternative', () => {
    const alts = [
      { tokens: ['房贷'], weight: 1 },
      { tokens: ['住房贷款'], weight: 0.97 },
    ];
    expect(matchGroup({ alts }, texts)).toBe(0.97);
  });

  it('finds whole terms, phrases in order, and beginnings only where the word goes on', () => {
    expect(matchGroup({ alts: [{ tokens: ['房'], weight: 1 }] }, texts)).toBe(0);
    expect(matchGroup({ alts: [{ tokens: ['个人', '住房贷款'], weight: 1, phrase: true }] }, texts)).toBe(1);
    expect(matchGroup({ alts: [{ tokens: ['利率', '个人'], weight: 1, phrase: true }] }, texts)).toBe(0);
    const english = [termText('mortgag rate')];
    expect(matchGroup({ alts: [{ tokens: ['mort'], weight: 1 }] }, english)).toBe(0);
    expect(matchGroup({ alts: [{ tokens: ['mort'], weight: 1 }], prefix: true }, english)).toBe(1);
  });
});
