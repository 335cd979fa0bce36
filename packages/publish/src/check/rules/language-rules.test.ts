import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkLanguages } from './language-rules.ts';

const chinese = (body: object) => reported(checkLanguages, [aRecord('article', 'a', body)]);
const english = (body: object) => reported(checkLanguages, [aRecord('article', 'a', body, inEnglish)]);

describe('text in the place of the other language [S1-lang]', () => {
  it('is found in an English field that is mostly Chinese, at any depth', () => {
    expect(english({ title: '存款 a', content: '<p title="abcdef">利率</p>' })).toEqual([
      'a EN title: expected English text, found "存款 a"',
      'a EN content: expected English text, found "利率"',
    ]);
    expect(english({ title: 'Rates 利率', content: '<p>Rates</p>' })).toEqual([]);
    expect(english({ title: '利率 ab' })).toEqual([]);
    expect(english({ facts: [{ label: '利率' }], contact: { nameZh: '总行' } })).toEqual([
      'a EN facts.0.label: expected English text, found "利率"',
      'a EN contact.nameZh: expected English text, found "总行"',
    ]);
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
