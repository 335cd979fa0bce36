import { expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

it.each([
  ['十一月存款利率', 'zh-CN'],
  ['2026 年 11 月 APP 更新', 'zh-CN'],
  ['Rates of November 2026', 'en'],
  ['2026-11-27', undefined],
])('says in which language %s is', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
