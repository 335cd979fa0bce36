import { expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { elementsOf, renderPage } from '../../../../parts/blocks/testing/render-page.tsx';
import { PaperToolbar } from './PaperToolbar.tsx';

it('says in which language the name of a document is, whatever that of the page [S2-pdf] [A11Y-1]', () => {
  const headingOf = (title: string) => {
    const html = renderPage<undefined>(() => <PaperToolbar title={title} />, {
      data: undefined,
      language: 'EN',
      query: {},
      record: {} as RouteDef,
    });
    return elementsOf(html, 'h1')[0];
  };
  expect(headingOf('2026 年第三季度报告')).toContain('lang="zh-CN"');
  expect(headingOf('2026 Third Quarterly Report')).toContain('lang="en"');
});
