import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkLanguages } from './language-rules.ts';

const chinese = (body: object) => reported(checkLanguages, [aRecord('article', 'a', body)]);
const english = (body: object) => reported(checkLanguages, [aRecord('article', 'a', body, inEnglish)]);

describe('text in the place of the other language [S1-lang]', () => {
  it('is found in an English title or text that is mostly Chinese', () => {
    expect(english({ title: '存款 a', content: '<p title="abcdef">利率</p>' })).toEqual([
      'a EN title: expected English text, found "存款 a"',
      'a EN content: expected English text, found "利率"',
    ]);
    expect(english({ title: 'Rates 利率', content: '<p>Rates</p>', tags: ['利率'] })).toEqual([
      'a EN tags.0: expected English text, found "利率"',
    ]);
    expect(english({ title: '利率 ab' })).toEqual([]);
  });

  it('is found in a Chinese text without a Chinese character, not in a title', () => {
    expect(chinese({ title: 'Apple Pay', content: '<p>Rates  of today</p>' })).toEqual([
      'a CN content: expected Chinese text, found "Rates of today"',
    ]);
    expect(chinese({ content: 'Rates 利' })).toEqual([]);
    expect(chinese({ content: '2026' })).toEqual([]);
    expect(chinese({ content: undefined })).toEqual([]);
  });
});
