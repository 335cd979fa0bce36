import { describe, expect, it } from 'vitest';
import { isPinyin, syllableEnds, waysOfSyllables } from './syllables.ts';

describe('syllables of pinyin [SRCH-3]', () => {
  it.each(['daecundan', 'xiane', 'zhuanzhang', 'nver', 'a'])('%s is pinyin', (letters) => {
    expect(isPinyin(letters)).toBe(true);
  });

  it.each(['mortgage', 'whpj', 'etc', 'app', 'in'])('%s is none', (letters) => {
    expect(isPinyin(letters)).toBe(false);
  });

  it('may be cut in more than one way', () => {
    expect(waysOfSyllables('xiane', 3)).toEqual([
      ['xi', 'a', 'ne'],
      ['xi', 'an', 'e'],
      ['xia', 'ne'],
      ['xian', 'e'],
    ]);
    expect(waysOfSyllables('daikuanlilv', 3)).toEqual([]);
  });

  it('end wherever a space was typed', () => {
    expect([...syllableEnds(['xian', 'e'])].toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4, 5]);
    expect(syllableEnds(['fang', 'an']).has(3)).toBe(true);
    expect(syllableEnds(['f', 'ang']).has(4)).toBe(true);
    expect(syllableEnds(['fa', 'ng']).has(4)).toBe(false);
  });
});
