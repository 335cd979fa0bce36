import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { FundHeadContext } from '../../../frame/layouts/fund-head.ts';
import { FundProductsPage } from './FundProductsPage.tsx';

const ZONE = { name: '基金', path: '/personal/second/fund', heading: undefined, crumbs: [] };
const InZone = (props: Parameters<typeof FundProductsPage>[0]) => (
  <FundHeadContext value={ZONE}>
    <FundProductsPage {...props} />
  </FundHeadContext>
);

const record = { path: '/fund/products', component: 'x', name: 'x', title: 'x' } as unknown as RouteDef;

describe('how old net values of funds are, on 20 November', () => {
  beforeAll(() => Promise.all((['CN', 'EN'] as const).map((language) => fundWords.load(language))));

  const page = (dataDate: string, query: Record<string, string> = {}, language: 'CN' | 'EN' = 'CN') => {
    const found = { list: [], total: 0, pageNum: 1, pageSize: 20, onSale: 0, dataDate };
    const data = { found, classes: [], companies: [] };
    return textOf(renderPage(InZone, { data, record, query, language }));
  };

  it('is said plainly once they are old, in both languages', () => {
    expect(page('2026-11-16')).toContain('净值日期 2026-11-16，之后没有收到新的净值，可能不是最新');
    expect(page('2026-11-16', {}, 'EN')).toContain(
      'NAV date 16 Nov 2026, the last one received; it may be out of date',
    );
    expect(page('2026-11-17')).toContain('净值日期 2026-11-17');
    expect(page('2026-11-17')).not.toContain('可能不是最新');
  });

  it('is not said of a choice of them, some of which have net values less often', () => {
    expect(page('2026-11-16', { keyword: '债' })).not.toContain('可能不是最新');
  });
});
