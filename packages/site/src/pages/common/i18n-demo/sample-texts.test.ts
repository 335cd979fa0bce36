import { describe, expect, it } from 'vitest';
import { dictionaries } from './dictionaries.ts';
import { sampleTexts } from './sample-texts.ts';

describe('the sample of a text', () => {
  it.each([
    ['the text itself', '搜索', ['搜索']],
    [
      'both forms of a count',
      (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
      ['1 item', '12 items'],
    ],
    ['a day where a day is meant', (day: string) => `From ${day}`, ['From 2026-11-20']],
    ['a name where a name is meant', (name: string) => `Remove ${name}`, ['Remove Beiyao']],
    ['nothing of what no sample fits', (list: string[]) => list.map(String).join(), ['']],
    ['nothing of what is no text', 4, []],
  ])('is %s', (_, word, texts) => {
    expect(sampleTexts(word, 'EN')).toEqual(texts);
  });
});

describe('the dictionaries', () => {
  it('are all there, each text in both languages [S2-other] [S1-lang]', () => {
    expect(dictionaries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['chrome', 'home', 'fx', 'site-map']),
    );
    expect(dictionaries.flatMap(({ texts }) => texts).length).toBeGreaterThan(1_500);
    const missing = dictionaries.flatMap(({ name, texts }) =>
      texts
        .filter((entry) => entry.texts.CN.length === 0 || entry.texts.EN.length === 0)
        .map(({ key }) => `${name} ${key}`),
    );
    expect(missing).toEqual([]);
  });
});
