import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { FundHeadContext } from '../../../frame/layouts/fund-head.ts';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { wealthWords } from '../../../words/wealth/wealth/words.ts';
import { WealthList } from '../../wealth/wealth-detail/list/WealthList.tsx';
import { FundProductsPage } from './FundProductsPage.tsx';

const found = (dataDate: string) => ({ list: [], total: 0, pageNum: 1, pageSize: 20, onSale: 0, dataDate });
const at = (path: string) => ({ path, component: 'x', name: 'x', title: 'x' }) as unknown as RouteDef;

const ZONE = { name: '基金', path: '/personal/second/fund', heading: undefined, crumbs: [] };
const InZone = (props: Parameters<typeof FundProductsPage>[0]) => (
  <FundHeadContext value={ZONE}>
    <FundProductsPage {...props} />
  </FundHeadContext>
);

describe('how old net values are is said on the page of 20 November', () => {
  beforeAll(async () => {
    for (const language of ['CN', 'EN'] as const)
      await Promise.all([fundWords, wealthWords].map((words) => words.load(language)));
  });

  const funds = (dataDate: string, query: Record<string, string> = {}, language: 'CN' | 'EN' = 'CN') => {
    const data = { found: found(dataDate), classes: [], companies: [] };
    return textOf(renderPage(InZone, { data, record: at('/fund/products'), query, language }));
  };
  const wealth = (dataDate: string, query: Record<string, string> = {}, language: 'CN' | 'EN' = 'CN') => {
    const data = { found: found(dataDate), organs: [], openings: {} } as unknown as Parameters<
      typeof WealthList
    >[0]['data'];
    return textOf(renderPage(WealthList, { data, record: at('/personal/lcmx'), query, language }));
  };

  it.each([
    ['funds', funds, '净值日期 2026-11-16，之后没有收到新的净值，可能不是最新', 'NAV date 16 Nov 2026'],
    [
      'wealth',
      wealth,
      '净值数据截至 2026-11-16，之后没有收到新的净值，可能不是最新',
      'NAV as of 16 Nov 2026',
    ],
  ])('of %s: plainly once they are old, in both languages', (_, page, chinese, english) => {
    expect(page('2026-11-16')).toContain(chinese);
    expect(page('2026-11-16', {}, 'EN')).toContain(
      `${english}, the last one received; it may be out of date`,
    );
    expect(page('2026-11-17')).not.toContain('可能不是最新');
    expect(page('2026-11-17')).toContain('2026-11-17');
  });

  it('but not of a choice of them, some of which have net values less often', () => {
    expect(funds('2026-11-16', { keyword: '债' })).not.toContain('可能不是最新');
    expect(wealth('2026-11-16', { keyword: '债' })).not.toContain('可能不是最新');
  });
});
