import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

describe('Breadcrumb', () => {
  const crumbs = [
    { name: '首页', href: '/personal' },
    { name: '投资者关系' },
    { name: '关于召开 2026 年第二次临时股东会的通知', href: '/investment/detail' },
  ];
  const markup = renderToStaticMarkup(<Breadcrumb label="当前位置" crumbs={crumbs} />);

  it('is a navigation with a name, whose last entry is the page and does not link [NAV-7]', () => {
    expect(markup).toMatch(/^<nav[^>]* aria-label="当前位置">/);
    expect(markup.match(/<a [^>]*href="[^"]*"/g)).toHaveLength(1);
    expect(markup).toMatch(/<span[^>]* aria-current="page">关于召开 2026 年第二次临时股东会的通知<\/span>/);
    expect(markup.match(/aria-current/g)).toHaveLength(1);
  });

  it('has the whole of every name at hand, however it is cut [NAV-7]', () => {
    for (const { name } of crumbs) expect(markup).toContain(`title="${name}"`);
  });
});
