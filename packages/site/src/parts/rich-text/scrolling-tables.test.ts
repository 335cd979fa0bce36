import { describe, expect, it } from 'vitest';
import { withScrollingTables } from './scrolling-tables.ts';

describe('withScrollingTables', () => {
  it('gives every table a region of its own name that the keyboard can scroll [S3-tables] [NAV-13]', () => {
    const html = '<p>a</p><table><tr><td>1</td></tr></table><table class="x"></table>';
    expect(withScrollingTables(html, '表格')).toBe(
      '<p>a</p><div class="table-scroll" role="region" tabindex="0" aria-label="表格 1"><table><tr><td>1</td></tr></table></div>' +
        '<div class="table-scroll" role="region" tabindex="0" aria-label="表格 2"><table class="x"></table></div>',
    );
  });

  it('leaves text without tables as it is', () => {
    expect(withScrollingTables('<p>tables</p>', 'T')).toBe('<p>tables</p>');
  });

  it('keeps a label from ending its attribute', () => {
    expect(withScrollingTables('<table></table>', '"><b>')).toContain('aria-label="&quot;&gt;&lt;b&gt; 1"');
  });
});
