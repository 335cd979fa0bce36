import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TermCurve } from './TermCurve.tsx';

const points = [
  { label: '活期', value: '0.05' },
  { label: '1 年', value: '1.10' },
  { label: '5 年', value: '1.50' },
];
const html = renderToStaticMarkup(
  <TermCurve
    title="一条曲线"
    caption="年化 %"
    conclusion="从活期的 0.05% 到 5 年的 1.50%"
    points={points}
    words={{ table: '以表格查看', term: '存期', rate: '年利率 %' }}
  />,
);

describe('TermCurve', () => {
  it('is an image that states its conclusion [S7-misc]', () => {
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="从活期的 0.05% 到 5 年的 1.50%"/);
  });

  it('offers the same figures as a table, in a disclosure that needs no script [S7-misc]', () => {
    const table = /<details[\s\S]*<\/details>/.exec(html)?.[0] ?? '';
    expect(table).toContain('<summary>以表格查看</summary>');
    for (const { label, value } of points) {
      expect(table).toMatch(new RegExp(`<th scope="row">${label}</th><td class="num">${value}</td>`));
    }
  });

  it('draws the line from the lower left to the upper right, inside its box [S7-misc]', () => {
    expect(html).toContain('d="M48 227.4L217.5 88.3L387 35.3"');
  });

  it('places nothing by a style attribute [S2-generated]', () => {
    expect(html).not.toContain(' style=');
  });
});
