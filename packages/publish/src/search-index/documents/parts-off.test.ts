import { describe, expect, it, onTestFinished } from 'vitest';
import type { Features } from '@bank/contract';
import { recordTypes, type RecordBody } from '@bank/contract/schemas';
import { aRecord, aRelease, openTestStore, publish } from '@bank/store/testing';
import { searchDocuments } from './all-documents.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

const page = (code: string, path: string, component: string) =>
  aRecord(
    'page',
    { key: code },
    recordTypes.page.body.parse({ code, name: code, title: code, path, component }),
  );

/** The addresses that search finds. */
async function foundWith(features: Features): Promise<string[]> {
  const test = await openTestStore();
  onTestFinished(() => test.drop());
  const { writer, store } = test;
  const items = [
    aRecord('site-config', { key: 'site' }, {
      siteName: '北曜银行',
      features,
    } as unknown as RecordBody<'site-config'>),
    page('bank', '/bobbank', 'news-home'),
    page('funds', '/funds', 'fund-home'),
    page('fund-news', '/fundnews', 'fund-news'),
    page('cards', '/cards', 'credit-card-home'),
    page('write', '/feedback', 'feedback'),
    aRecord(
      'column',
      { key: '102004' },
      recordTypes.column.body.parse({
        columnId: '102004',
        name: '公告',
        page: 'fund-news',
        detailPath: '/fundnews',
      }),
    ),
    aRecord(
      'article',
      { key: 'notice' },
      recordTypes.article.body.parse({
        columnId: '102004',
        title: '基金公告',
        summary: '一句话说清',
        publishDate: '2026-11-01',
        content: '<p>正文</p>',
      }),
    ),
  ];
  await publish(writer, aRelease({ scope: 'site', items }), NOW);
  const found = new Set<string>();
  const snapshot = store.snapshot(await store.currentVersion(NOW));
  for await (const { url } of searchDocuments(snapshot, () => '')) found.add(url.split('?')[0] ?? '');
  return [...found].toSorted();
}

describe('what search finds of a site [S5-keyword]', () => {
  it.each([
    [{}, ['/bobbank', '/cards', '/feedback', '/fundnews', '/funds']],
    [{ funds: false }, ['/bobbank', '/cards', '/feedback']],
    [{ cards: false }, ['/bobbank', '/feedback', '/fundnews', '/funds']],
    [{ feedback: false }, ['/bobbank', '/cards', '/fundnews', '/funds']],
  ])('with %j are the pages and texts of the parts that are on', async (features, addresses) => {
    expect(await foundWith(features)).toEqual(addresses);
  });
});
