import { describe, expect, it } from 'vitest';
import { languageSwitchPath } from './language-switch-path.ts';
import { aPage } from './testing/render-chrome.tsx';

describe('the language switch', () => {
  it('stays on the same page with the same query', () => {
    const page = aPage({ twin: '/en/bobbank/secondlist' }, { column: '701001', page: '2', year: undefined });
    expect(languageSwitchPath('CN', page)).toBe('/en/bobbank/secondlist?column=701001&page=2');
  });

  it('goes to the address that a page gives for what it shows [LANG-2]', () => {
    const page = aPage({ twin: '/en/bobbank/seconddetail?id=1&column=101001' }, { id: '1' });
    expect(languageSwitchPath('CN', page)).toBe('/en/bobbank/seconddetail?id=1&column=101001');
  });

  it('keeps page and filters where the twin is another kind of page [LANG-2]', () => {
    const page = aPage({ twin: '/en/bobbank/secondlist?column=101001' }, { keyword: '开户', page: '2' });
    expect(languageSwitchPath('CN', page)).toBe(
      '/en/bobbank/secondlist?column=101001&keyword=%E5%BC%80%E6%88%B7&page=2',
    );
  });

  it('leads to the other home where there is no twin', () => {
    expect(languageSwitchPath('CN', aPage({}, { id: '1' }))).toBe('/en');
    expect(languageSwitchPath('EN', aPage({}))).toBe('/personal');
  });
});
