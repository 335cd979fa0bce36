import { describe, expect, it } from 'vitest';
import { trackedPage } from './tracked-page.ts';

function at(
  path: string,
  { query = {}, kind = 'page', problem }: { query?: object; kind?: string; problem?: unknown } = {},
) {
  const view = { language: 'CN', record: { path, component: 'news-list' }, leaf: { kind, query } };
  return trackedPage({ view, problem } as never);
}

describe('what is told about a page', () => {
  it('comes from the site’s own record of it, never from the address [TRK-4]', () => {
    expect(at('/bobbank/secondlist', { query: { column: '701001', keyword: '13800138000' } })).toEqual({
      path: '/bobbank/secondlist',
      module: 'BANK',
      subModule: '701001',
      column: '701001',
      language: 'CN',
    });
    expect(at('/bobbank/secondlist', { query: { column: 'a@b.example' } })).toMatchObject({
      subModule: 'news-list',
      column: '',
    });
  });

  it.each([
    ['outside the sections', at('/404')],
    ['that is missing', at('/bobbank/seconddetail', { kind: 'missing' })],
    ['that failed', at('/bobbank', { problem: new Error('away') })],
  ])('is nothing for a page %s', (_, page) => {
    expect(page).toBeUndefined();
  });
});
