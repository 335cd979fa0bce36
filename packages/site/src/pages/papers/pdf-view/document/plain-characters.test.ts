import { describe, expect, it } from 'vitest';
import { plainCharacters } from './plain-characters.ts';

describe('radicals in the text of a PDF', () => {
  it.each([
    ['同⽐增⻓', '同比增长'],
    ['⺟公司', '母公司'],
    ['⾦融 ⻔户 ⻚', '金融 门户 页'],
    ['净利润 214.6', '净利润 214.6'],
  ])('%s becomes %s [S2-pdf]', (written, plain) => {
    expect(plainCharacters(written)).toBe(plain);
  });

  it('never change the length, on which the places of matches depend', () => {
    const all = Array.from({ length: 0x160 }, (_, index) => String.fromCharCode(0x2e80 + index)).join('');
    expect(plainCharacters(all)).toHaveLength(all.length);
  });
});
