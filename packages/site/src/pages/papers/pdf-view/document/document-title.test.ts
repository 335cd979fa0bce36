import { describe, expect, it } from 'vitest';
import { documentTitle, downloadName } from './document-title.ts';

describe('the title of a document', () => {
  it.each([
    ['2026 年第三季度报告（要点） - 北曜银行', '2026 年第三季度报告（要点）'],
    ['2026 年第三季度报告', '2026 年第三季度报告'],
    ['关于北曜银行', '关于北曜银行'],
    ['北曜银行', '北曜银行'],
    ['   ', undefined],
    ['', undefined],
  ])('%j is shown as %j', (written, shown) => {
    expect(documentTitle(written, '北曜银行')).toBe(shown);
  });

  it.each([
    ['2026 年半年度报告', '2026 年半年度报告.pdf'],
    ['资产/负债: 2026', '资产 负债 2026.pdf'],
    ['a\u0000b', 'a b.pdf'],
    ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
  ])('%j is saved as %j', (title, name) => {
    expect(downloadName(title)).toBe(name);
  });
});
