import { describe, expect, it } from 'vitest';
import { keywordPatterns, searchable } from './searchable.ts';

describe('searchable', () => {
  it.each([
    ['LPR 公告', 'lpr 公告'],
    ['ＬＰＲ　１年', 'lpr 1年'],
    ['ﾃｽﾄ', 'テスト'],
    ['Straße', 'straße'],
  ])('brings %s to one spelling', (text, expected) => {
    expect(searchable(text)).toBe(expected);
  });
});

describe('keyword patterns', () => {
  it.each([
    ['', []],
    ['  　 ', []],
    ['利率', ['%利率%']],
    ['存款　LPR', ['%存款%', '%lpr%']],
    ['5%', ['%5\\%%']],
    ['a_b\\c', ['%a\\_b\\\\c%']],
    ['利\0率', ['%利%', '%率%']],
  ])('of "%s"', (keyword, patterns) => {
    expect(keywordPatterns(keyword)).toEqual(patterns);
  });
});
