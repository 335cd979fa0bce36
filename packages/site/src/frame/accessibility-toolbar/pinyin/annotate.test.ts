import { describe, expect, it } from 'vitest';
import { annotate, type PinyinDictionary } from './annotate.ts';

const dictionary: PinyinDictionary = {
  v: 1,
  chars: {
    yín: '银',
    xíng: '行',
    cháng: '长',
    lì: '利',
    lǜ: '率',
    zhòng: '重',
    qìng: '庆',
    de: '的',
    yào: '要',
    qī: '期',
  },
  words: { 银行: 'yín háng', 行长: 'háng zhǎng', 重庆: 'chóng qìng' },
};
const reading = (text: string) =>
  annotate(text, dictionary)
    .map((part) => part.reading ?? `[${part.text}]`)
    .join(' ');

describe('annotate', () => {
  it.each([
    ['银行', 'yín háng'],
    ['银行行长', 'yín háng háng zhǎng'],
    ['银行长期的', 'yín háng cháng qī de'],
    ['重庆', 'chóng qìng'],
    ['重要', 'zhòng yào'],
    ['利率', 'lì lǜ'],
    ['行', 'xíng'],
  ])('reads %s as %s, the longest word first [S3-a11ybar]', (text, expected) => {
    expect(reading(text)).toBe(expected);
  });

  it('leaves figures, Latin letters, punctuation and unknown characters whole [S3-a11ybar]', () => {
    expect(reading('LPR 利率 3.00%，龘')).toBe('[LPR ] lì lǜ [ 3.00%，龘]');
  });

  it('loses no character', () => {
    const text = 'A银行行长𠮷的 1,012.40 元。';
    expect(
      annotate(text, dictionary)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('is not misled by names of the language itself', () => {
    expect(reading('constructor')).toBe('[constructor]');
  });
});
