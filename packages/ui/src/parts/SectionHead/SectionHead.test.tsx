import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SectionHead } from './SectionHead.tsx';

describe('SectionHead', () => {
  it('gives the section a heading that it can be named by [S7-personal]', () => {
    expect(renderToStaticMarkup(<SectionHead id="news" title="今日北曜" />)).toMatch(
      /<h2[^>]*id="news"[^>]*>今日北曜<\/h2>/,
    );
  });

  it('leaves out the caption and the link that a section does not have [S7-personal]', () => {
    expect(renderToStaticMarkup(<SectionHead title="今日北曜" />)).not.toContain('<p');
    const html = renderToStaticMarkup(
      <SectionHead title="今日北曜" caption="一句话" more={<a href="/bobbank">更多</a>} />,
    );
    expect(html).toContain('一句话');
    expect(html).toContain('<a href="/bobbank">更多</a>');
  });
});
