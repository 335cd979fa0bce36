import { describe, expect, it } from 'vitest';
import { normalise, spellingOf } from './normalise.ts';

describe('normalising text', () => {
  it.each([
    ['台灣資訊', '台湾资讯'],
    ['信用卡年費與轉賬', '信用卡年费与转账'],
    ['ＡＢＣ１２３', 'abc123'],
    ['Café Crème', 'cafe creme'],
    ['Cafe\u0301', 'cafe'],
    ['100㎡', '100m2'],
    ['①②', '12'],
    ['JH-2026', 'jh-2026'],
  ])('spells %s as %s', (text, spelling) => {
    expect(spellingOf(text)).toBe(spelling);
  });

  it('leads from each position back to what was written', () => {
    const { text, original, toOriginal } = normalise('約100㎡的房屋 Cafe\u0301');
    const at = text.indexOf('房屋');
    expect(original.slice(toOriginal(at), toOriginal(at + 2))).toBe('房屋');
    expect(toOriginal(text.length)).toBe(original.length);
  });

  it('keeps offsets unchanged where every character keeps its length', () => {
    const { text, toOriginal } = normalise('台灣ＡＢＣ');
    expect(Array.from(text).map((_, index) => toOriginal(index))).toEqual([0, 1, 2, 3, 4]);
  });
});
