import { expect, it } from 'vitest';
import { analyse } from '../analyse/analyse.ts';
import { testDictionary } from '../testing/test-dictionary.ts';
import { readInitials } from './pinyin-input.ts';
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
