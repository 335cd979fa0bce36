import { describe, expect, it } from 'vitest';
import { isCurrentEntry } from './is-current-entry.ts';
import { aPage } from './testing/render-chrome.tsx';
import { aMenuEntry } from './testing/sample-chrome.ts';

const notices = aMenuEntry({ code: 'notices', url: '/bobbank/secondlist?column=701002' });

describe('a left-menu entry', () => {
  it('is current on its page and column', () => {
    expect(isCurrentEntry(notices, aPage({ path: '/bobbank/secondlist' }, { column: '701002' }))).toBe(true);
  });

  it('is not current on another column of the same page', () => {
    expect(isCurrentEntry(notices, aPage({ path: '/bobbank/secondlist' }, { column: '701001' }))).toBe(false);
  });

  it('counts the column of the page record when the query names none', () => {
    expect(isCurrentEntry(notices, aPage({ path: '/bobbank/secondlist', columnId: '701002' }))).toBe(true);
  });

  it('is current on a page below it', () => {
    const list = aMenuEntry({ code: 'news-list', url: '/bobbank/secondlist?column=701001' });
    const article = { path: '/bobbank/seconddetail', parentCode: 'news-list' };
    expect(isCurrentEntry(list, aPage(article, { id: '1', column: '701001' }))).toBe(true);
    expect(isCurrentEntry(list, aPage(article, { id: '1', column: '701002' }))).toBe(false);
  });
});
