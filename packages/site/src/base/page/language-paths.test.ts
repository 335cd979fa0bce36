import { describe, expect, it } from 'vitest';
import { languageOf } from './language-paths.ts';

describe('languageOf', () => {
  it.each([
    ['/en', 'EN'],
    ['/en/', 'EN'],
    ['/en/bobbank/secondlist', 'EN'],
    ['/', 'CN'],
    ['/personal', 'CN'],
    ['/english', 'CN'],
    ['/EN', 'CN'],
    ['/bobbank/en', 'CN'],
  ])('%s is %s [S4-language] [S1-lang] [LANG-1]', (path, language) => {
    expect(languageOf(path)).toBe(language);
  });
});
