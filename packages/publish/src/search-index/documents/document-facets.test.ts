import { describe, expect, it } from 'vitest';
import { businessOf } from './business-of.ts';
import { headingsIn } from './headings-in.ts';

const places = {
  columns: new Map([['301002', { page: 'notices' }]]) as never,
  pages: new Map([['notices', { path: '/en/company/notices' }]]) as never,
};
const business = (url: string, columnId = '', docType: 'NEWS' | 'FILE' | 'BRANCH' = 'NEWS') =>
  businessOf(places, { url, columnId, docType });

describe('the part of the bank that a document belongs to [SRCH-6]', () => {
  it.each([
    ['/personal/lcmx?id=1', 'PERSONAL'],
    ['/personal/fundpro', 'FUND'],
    ['/en/personal/fundpro/detail?id=1', 'FUND'],
    ['/creditcard#x', 'CARD'],
    ['/en/bobbank/seconddetail?id=1', 'BANK'],
    ['/spesialfinance/detail', 'SPECIAL'],
    ['/personality', undefined],
    ['/search', undefined],
    ['https://example.com/personal', undefined],
  ])('%s is %s', (url, part) => {
    expect(business(url)).toBe(part);
  });

  it('is for a file that of the page which carries it', () => {
    expect(business('/pdfView?file=x.pdf', '301002', 'FILE')).toBe('COMPANY');
    expect(business('/en/pdfView?file=x.pdf', '301002', 'FILE')).toBe('COMPANY');
    expect(business('/pdfView?file=x.pdf', 'unknown', 'FILE')).toBeUndefined();
  });

  it('is none for a branch, which serves all', () => {
    expect(business('/bobbank/map?id=b1', '', 'BRANCH')).toBeUndefined();
  });
});

describe('the headings of a text [SRCH-6]', () => {
  it('have the ids that publishing gave them, in order, with their words', () => {
    const html =
      '<h2 id="s1">一、<strong>挂失</strong></h2><p>x</p><h3 id="s2">A &amp; B</h3><h4>C</h4><h2>无</h2><h2 id="s3"></h2>';
    expect(headingsIn(html)).toEqual([
      { id: 's1', text: '一、挂失' },
      { id: 's2', text: 'A & B' },
    ]);
  });
});
