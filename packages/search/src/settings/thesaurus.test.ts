import { describe, expect, it } from 'vitest';
import { spellingOf } from '../analyse/normalise.ts';
import { readThesaurus, thesaurus } from './thesaurus.ts';

const entries = thesaurus();
const spelled = (terms: readonly string[]) => terms.map((term) => spellingOf(term));
/** What occurs more than once. */
const twice = (words: readonly string[]) => [
  ...new Set(words.filter((word, at) => words.indexOf(word) !== at)),
];
/** Say nothing by themselves of what is wanted at a bank: made equal to a narrower word they would blur it. */
const GENERIC = spelled(
  '银行 业务 办理 服务 查询 客户 个人 产品 资金 金额 信息 功能 系统 方式 管理 金融 怎么办 bank money service services card cards customer product information business'.split(
    ' ',
  ),
);

describe('a line of the thesaurus', () => {
  it.each([
    ['rate: 利率 = 息率', { terms: ['利率', '息率'], isEqual: true, to: [] }],
    [
      'lost: {卡,存折}丢了 = 失卡 > 挂失, lock',
      { terms: ['卡丢了', '存折丢了', '失卡'], isEqual: true, to: ['挂失', 'lock'] },
    ],
    [
      'abroad: abroad, overseas > outward',
      { terms: ['abroad', 'overseas'], isEqual: false, to: ['outward'] },
    ],
    ['price: 牌价 > 外汇牌价', { terms: ['牌价'], isEqual: false, to: ['外汇牌价'] }],
    [
      'phone: 客服 = hotline < 电话, 找人 > help',
      { terms: ['客服', 'hotline'], said: ['电话', '找人'], to: ['help'] },
    ],
    ['visa: 签证 = visa*', { terms: ['签证', 'visa'], isEqual: true, to: [], shared: ['visa'] }],
  ])('%s', (line, expected) => {
    expect(readThesaurus(`# remark\n\n${line}\n`)).toEqual([expect.objectContaining(expected)]);
  });

  it.each(['利率 = 息率', 'alone: 利率', 'list: 利率, 息率', 'chain: a > b > c'])(
    'is refused with what to write when it is %s',
    (line) => {
      expect(() => readThesaurus(line)).toThrow('is no entry of a thesaurus. Write "sense:');
    },
  );
});

describe('the thesaurus', () => {
  it('has several thousand words in about a thousand narrow groups, each with its sense [SRCH-5]', () => {
    expect(entries.length).toBeGreaterThan(900);
    expect(new Set(entries.flatMap(({ terms, said }) => [...terms, ...said])).size).toBeGreaterThan(5_000);
    expect(twice(entries.map(({ sense }) => sense))).toEqual([]);
  });

  it('has a word in groups of different sense only where each of them marks it', () => {
    const groups = entries.filter(({ isEqual, said }) => isEqual || said.length > 0);
    const words = groups.flatMap(({ terms, said }) => [...new Set(spelled([...terms, ...said]))]);
    const marked = groups.flatMap(({ shared }) => spelled(shared));
    const times = (all: readonly string[], word: string) => all.filter((one) => one === word).length;
    expect(twice(words).filter((word) => times(marked, word) !== times(words, word))).toEqual([]);
    expect(marked.filter((word) => times(words, word) < 2)).toEqual([]);
  });

  it('says once what a word leads to', () => {
    const oneWay = entries.filter(({ isEqual, said }) => !isEqual && said.length === 0);
    expect(twice(oneWay.flatMap(({ terms }) => [...new Set(spelled(terms))]))).toEqual([]);
  });

  it('has no word of one character, which would be found inside others', () => {
    const all = entries.flatMap(({ terms, said, to }) => [...terms, ...said, ...to]);
    expect(all.filter((term) => Array.from(term).length < 2)).toEqual([]);
  });

  it('makes no word equal to one that says nothing by itself', () => {
    const equal = entries.filter(({ isEqual }) => isEqual).flatMap(({ terms }) => spelled(terms));
    expect(equal.filter((word) => GENERIC.includes(word))).toEqual([]);
  });

  it('leads one way, but for neighbours, which both of their entries mark', () => {
    const equal = new Map<string, Set<string>>();
    const leads = new Map<string, Set<string>>();
    const add = (map: Map<string, Set<string>>, from: string, to: readonly string[]) =>
      map.set(from, new Set([...(map.get(from) ?? []), ...to]));
    const neighbours = new Set<string>();
    for (const { terms, isEqual, to, neighbours: marked } of entries) {
      for (const term of spelled(terms)) {
        for (const other of spelled(marked)) neighbours.add(`${term} ${other}`);
        if (isEqual) add(equal, term, spelled(terms));
        add(leads, term, spelled(to));
      }
    }
    const both = [...leads].flatMap(([from, to]) =>
      [...to]
        .filter((term) => term !== from && equal.get(from)?.has(term) !== true)
        .filter((term) => leads.get(term)?.has(from) === true && !neighbours.has(`${from} ${term}`))
        .map((term) => `${from} > ${term} > ${from}`),
    );
    expect(both).toEqual([]);
  });
});
