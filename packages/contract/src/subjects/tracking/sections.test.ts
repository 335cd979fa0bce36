import { describe, expect, it } from 'vitest';
import { isKeptDuration } from './kept-duration.ts';
import { moduleOf } from './sections.ts';

describe('the section of a page', () => {
  it.each([
    ['/personal', 'PERSONAL'],
    ['/personal/dkll', 'PERSONAL'],
    ['/personal/fundpro', 'FUND'],
    ['/personal/second/fundnews', 'FUND'],
    ['/personal/consumerEducation/info', 'PROTECTION'],
    ['/ckbxDetail', 'PROTECTION'],
    ['/company/lettersearch', 'COMPANY'],
    ['/finance/second/detail', 'FINANCE'],
    ['/creditcard/merchantDetail', 'CARD'],
    ['/spesialfinance/newsInfo', 'SPECIAL'],
    ['/investment/secondlist', 'IR'],
    ['/bobbank/map', 'BANK'],
    ['/search', 'SEARCH'],
    ['/en', 'EN_HOME'],
    ['/en/personal/dkll', 'PERSONAL'],
    ['/en/investment', 'IR'],
    ['/en/bobbank/seconddetail', 'BANK'],
    ['/en/search', 'SEARCH'],
    ['/', undefined],
    ['', undefined],
    ['/404', undefined],
    ['/en/sitemap', undefined],
    ['/enormous', undefined],
    ['/personality', undefined],
    ['/searching', undefined],
    ['/pdfView', undefined],
    ['personal', undefined],
  ])('%s is %s [S9-track]', (path, module) => {
    expect(moduleOf(path)).toBe(module);
  });
});

describe('a length of time', () => {
  it.each([
    [0, false],
    [1_999, false],
    [2_000, true],
    [2_001, true],
    [1_200_000, true],
    [1_200_001, false],
    [Number.NaN, false],
  ])('of %d ms counts: %s [S9-track]', (ms, isKept) => {
    expect(isKeptDuration(ms)).toBe(isKept);
  });
});
