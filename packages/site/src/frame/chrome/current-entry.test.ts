import { describe, expect, it } from 'vitest';
import { currentEntry } from './current-entry.ts';
import { aPage } from './testing/render-chrome.tsx';
import { aMenuEntry } from './testing/sample-chrome.ts';

const overview = aMenuEntry({ code: 'finance', url: '/company/corporateFinance' });
const trade = aMenuEntry({ code: 'trade', url: '/company/corporateFinanceList?column=201005' });
const entries = [overview, trade];
const records = new Map([
  ['finance', aPage({ code: 'finance', path: '/company/corporateFinance', columnId: '201001' }).record],
]);
const detail = { path: '/company/corporateFinanceDetail', parentCode: 'list' };

describe('the left menu of a detail page', () => {
  it('marks the entry that leads to the column', () => {
    expect(currentEntry(entries, aPage(detail, { id: 'guarantee', column: '201005' }), records)).toBe(trade);
  });

  it('marks the overview of the column, which names no column itself', () => {
    expect(currentEntry(entries, aPage(detail, { id: 'loan', column: '201001' }), records)).toBe(overview);
  });

  it('marks nothing where the column has no entry', () => {
    expect(currentEntry(entries, aPage(detail, { id: 'x', column: '201006' }), records)).toBeUndefined();
    expect(currentEntry(entries, aPage({ path: '/company/other' }), records)).toBeUndefined();
  });

  it('prefers the entry of the page itself to another of its column', () => {
    const page = aPage({ path: '/company/corporateFinance', columnId: '201001' });
    const list = aMenuEntry({ code: 'list', url: '/company/corporateFinanceList?column=201001' });
    expect(currentEntry([list, overview], page, records)).toBe(overview);
  });
});
