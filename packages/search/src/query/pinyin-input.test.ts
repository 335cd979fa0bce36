import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse/analyse.ts';
import { testDictionary } from '../testing/test-dictionary.ts';
import { readingOf } from '../analyse/reading.ts';
import { readInitials, readPinyin } from './pinyin-input.ts';
import type { Vocabulary } from './vocabulary.ts';

const INITIALS: Record<string, string> = {
  whpj: '外汇牌价',
  xyk: '信用卡',
  fq: '分期',
  bgx: '保管箱',
  bh: '保函',
};
const vocabulary = {
  documentsWith: () => 0,
  withInitials: (letters: string) => {
    const term = INITIALS[letters];
    return term === undefined ? [] : [{ term, weight: 1, curated: true, isOurs: true }];
  },
} as Partial<Vocabulary> as Vocabulary;

it.each([
  ['whpj', '外汇牌价'],
  ['xykfq', '信用卡分期'],
  ['bgxbh', undefined],
  ['zqxjk', undefined],
])('reads the initials %s as %s [SRCH-3, SRCH-7]', (letters, meant) => {
  const isWritten = (text: string) => text === '信用卡分期';
  expect(readInitials(analyse(testDictionary(), letters), vocabulary, isWritten)).toBe(meant);
});

const TERMS = [
  '信用卡',
  '挂失',
  '转账',
  '限额',
  '招聘',
  '怎么',
  '定期',
  '年',
  '卡',
  '存款',
  '西安',
  '先',
  '搜',
  '手续费',
];
const known = TERMS.map((term) => ({ term, weight: 9, curated: false, isOurs: false }));
const words: Vocabulary = {
  ...vocabulary,
  documentsWith: (term) => (['zhao', 'pin', 'etc', 'li', 'wei'].includes(term) ? 3 : 0),
  hasPhrase: (terms) => terms.join(' ') === 'li wei',
  readAs: (pinyin) => known.filter(({ term }) => readingOf(term).pinyin === pinyin),
  soundsLike: (sound) => known.filter(({ term }) => readingOf(term).sound === sound),
};
const pinyin = (keyword: string) =>
  readPinyin(analyse(testDictionary(), keyword), words, (term) => term === '怎么');

describe('pinyin [SRCH-3]', () => {
  it('looks each sound up once, however often its letters come', () => {
    const asked: string[] = [];
    const listening: Vocabulary = {
      ...words,
      soundsLike: (sound) => {
        asked.push(sound);
        return [];
      },
    };
    expect(readPinyin(analyse(testDictionary(), 'guanga'.repeat(8)), listening, () => false)).toBeUndefined();
    expect(asked.length).toBeGreaterThan(10);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it.each([
    ['xinyongka', '信用卡'],
    ['xin yong ka', '信用卡'],
    ['xinyongka guashi', '信用卡挂失'],
    ['xinyongkazhuanzhangxianezenme', '信用卡转账限额怎么'],
    ['xinyongka 挂失', '信用卡挂失'],
    ['挂失xinyongka', '挂失信用卡'],
    ['3nian dingqi', '3年定期'],
    ['xyk zhuanzhang', '信用卡转账'],
    ['ETC zhuanzhang', 'ETC 转账'],
    ['xinyongka 2026', '信用卡 2026'],
    ['zuanzang xiane', '转账限额'],
    ['shouxufei', '手续费'],
  ])('%s is read as %s', (keyword, meant) => {
    expect(pinyin(keyword)).toBe(meant);
  });

  it('reads syllables that texts have in names, but not side by side', () => {
    expect(pinyin('zhao pin')).toBe('招聘');
    expect(pinyin('li wei')).toBeUndefined();
  });

  it.each(['mortgage', 'zhuanzhang xqzt', 'zenme', 'ka', 'kakaka', '信用卡', '2026', 'etc'])(
    'leaves %s as it is',
    (keyword) => {
      expect(pinyin(keyword)).toBeUndefined();
    },
  );
});
