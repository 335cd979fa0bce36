import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { renderPage, textOf } from '../../../../parts/blocks/testing/render-page.tsx';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { WealthList } from './WealthList.tsx';

const record = { path: '/personal/lcmx', component: 'x', name: 'x', title: 'x' } as unknown as RouteDef;

describe('how old net values of wealth products are, on 20 November', () => {
  beforeAll(() => Promise.all((['CN', 'EN'] as const).map((language) => wealthWords.load(language))));

  const page = (dataDate: string, query: Record<string, string> = {}, language: 'CN' | 'EN' = 'CN') => {
    const found = { list: [], total: 0, pageNum: 1, pageSize: 20, onSale: 0, dataDate };
    const data = { found, organs: [], openings: {} } as unknown as Parameters<typeof WealthList>[0]['data'];
    return textOf(renderPage(WealthList, { data, record, query, language }));
  };

  it('is said plainly once they are old, in both languages', () => {
    expect(page('2026-11-16')).toContain('净值数据截至 2026-11-16，之后没有收到新的净值，可能不是最新');
    expect(page('2026-11-16', {}, 'EN')).toContain(
      'NAV as of 16 Nov 2026, the last one received; it may be out of date',
    );
    expect(page('2026-11-17')).toContain('净值数据截至 2026-11-17');
    expect(page('2026-11-17')).not.toContain('可能不是最新');
  });

  it('is not said of a choice of them, some of which have net values less often', () => {
    expect(page('2026-11-16', { keyword: '债' })).not.toContain('可能不是最新');
  });
});
