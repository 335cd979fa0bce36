import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordTypes, type RecordTypeName } from '@bank/contract/schemas';
import type { SearchDocument } from '@bank/search';
import { aRecord, aRelease, openTestStore, publish } from '@bank/store/testing';
import { searchDocuments } from './all-documents.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const CONTENT = resolve(import.meta.dirname, '../../../../../content');

type Source = Record<string, unknown> & { key: string; en: object };
const demo = (file: string) => JSON.parse(readFileSync(resolve(CONTENT, file), 'utf8')) as Source[];

/** The English of a demo record. */
function english(type: RecordTypeName, given: Source | undefined, more: object = {}) {
  const { key = '', zh: _zh, en, ...common } = { ...given };
  return aRecord(type, { key, language: 'EN' }, recordTypes[type].body.parse({ ...common, ...en, ...more }));
}
const page = (code: string, path: string) =>
  english('page', { key: code, code, component: code, en: { name: code, title: code, path } });

let store: Awaited<ReturnType<typeof openTestStore>>;
const found: SearchDocument[] = [];
beforeAll(async () => {
  store = await openTestStore();
  const [product] = demo('wealth/wealth-products.json');
  const releases = {
    site: [page('fund-detail', '/en/personal/second/fundshow'), page('wealth-detail', '/en/personal/lcmx')],
    funds: [
      english('fund', demo('funds/funds.json')[0]),
      english('fund-profile', demo('funds/fund-profiles.json')[0]),
      english('fund-company', demo('funds/fund-company.json')[0]),
    ],
    wealth: [english('wealth-product', product, { documents: [] })],
  };
  for (const [scope, items] of Object.entries(releases))
    await publish(store.writer, aRelease({ scope: scope as keyof typeof releases, items }), NOW);
  const content = store.store.snapshot(await store.store.currentVersion(NOW));
  for await (const document of searchDocuments(content, () => '')) found.push(document);
});
afterAll(() => store.drop());

it('finds funds and wealth products in English, on their English pages and in English words [SRCH-2] [LANG-1]', () => {
  expect(found.map(({ url, title }) => [url, title])).toEqual(
    expect.arrayContaining([
      ['/en/personal/second/fundshow?fundCode=009126', 'Yuanxiu Steady Bond A'],
      ['/en/personal/lcmx?prodCode=TX26090', 'Merak Steady, 90-day holding'],
    ]),
  );
  const products = found.filter(({ kind }) => kind === 'product');
  expect(products).toHaveLength(2);
  // A fund can be found by its Chinese name too, where there is one.
  for (const { title, summary, body } of products)
    expect(title + summary + body).not.toMatch(/\p{Script=Han}/u);
});
