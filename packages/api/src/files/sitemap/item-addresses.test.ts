import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aRecord, aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { aBranch } from '../../testing/a-branch.ts';
import { aCard } from '../../testing/a-card.ts';
import { aFund } from '../../testing/a-fund.ts';
import { aLesson } from '../../testing/a-lesson.ts';
import { aMerchant } from '../../testing/a-merchant.ts';
import { aPage } from '../../testing/a-page.ts';
import { aProduct } from '../../testing/a-product.ts';
import { parsedRecord } from '../../testing/parsed-record.ts';
import { buildSitemap } from './build-sitemap.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const ORIGIN = 'https://bank.example';

const page = (path: string, component: string) =>
  aPage(path, { code: path.replaceAll('/', '-'), path, component });
const banner = (key: string, given: object) =>
  parsedRecord('banner', key, {
    id: key,
    pageId: 'P01',
    title: key,
    tabName: key,
    kicker: '',
    subTitle: '',
    cover: '',
    alt: '',
    actionName: '',
    url: '',
    urlType: '0',
    secondName: '',
    secondUrl: '',
    sort: 1,
    ...given,
  });
const link = (id: string, given: object = {}) =>
  parsedRecord('link-page', id, {
    id,
    name: id,
    updateTime: '2026-11-16T09:00:00+08:00',
    content: '<p>x</p>',
    ...given,
  });

const config = { siteName: '北曜', legalLinkList: [], bottomConfigList: [], friendlyLinkList: [] };

let test: TestStore;
async function addresses(pages: ReturnType<typeof page>[]): Promise<[string, string | undefined][]> {
  const site = aRelease({
    items: [
      ...(['CN', 'EN'] as const).map((language) =>
        aRecord('site-config', { key: 'site', language }, config as unknown as RecordBody<'site-config'>),
      ),
      parsedRecord('column', '103003', { columnId: '103003', name: 'c', page: 'p', detailPath: '/lesson' }),
      aLesson('read', { updateTime: '2026-11-09T09:00:00+08:00' }),
      aLesson('linked', { content: undefined, mediaType: 'LINK', url: 'https://other.example/' }),
      link('terms'),
      link('own-page', { url: '/somewhere' }),
      banner('on', { content: '<p>x</p>', startDate: '2026-11-20', endDate: '2026-11-20' }),
      banner('over', { content: '<p>x</p>', endDate: '2026-11-19' }),
      banner('without-text', { url: '/news' }),
      ...pages,
    ],
  });
  await publish(test.writer, site, NOW);
  const content = test.store.snapshot(await test.store.currentVersion(NOW));
  const deps = { content, origin: ORIGIN, canonical: (url: string) => url };
  const text = (await buildSitemap('sitemap-zh-1.xml', deps)) ?? '';
  return [...text.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)].map(([, loc = '', changed]) => [
    loc.replace(ORIGIN, '').replaceAll('&amp;', '&'),
    changed,
  ]);
}

beforeAll(async () => {
  test = await openTestStore();
  const nav = (key: string, date: string) => ({ key, date, values: ['1.0000', '1.0000'] });
  await publish(
    test.writer,
    aRelease({
      scope: 'wealth',
      items: [aProduct('TX1'), aProduct('TX2', { customerType: 'CORP' })],
      series: [{ type: 'wealth-nav', mode: 'full', points: [nav('TX1', '2026-11-19')] }],
    }),
    NOW,
  );
  await publish(
    test.writer,
    aRelease({
      scope: 'funds',
      items: [aFund('000001', { sort: 1 }), aFund('000002', { sort: 2 })],
      series: [
        {
          type: 'fund-nav',
          mode: 'full',
          points: [{ key: '000001', date: '2026-11-18', values: ['1', '', '', '', ''] }],
        },
      ],
    }),
    NOW,
  );
  await publish(
    test.writer,
    aRelease({
      scope: 'cards',
      items: [
        aMerchant('today', { endDate: '2026-11-20' }),
        aMerchant('over', { endDate: '2026-11-19' }),
        aCard('beichen'),
      ],
    }),
    NOW,
  );
  await publish(test.writer, aRelease({ scope: 'branches', items: [aBranch('xueyuan')] }), NOW);
});
afterAll(() => test.drop());

describe('in the sitemap', () => {
  it('each thing stands below the page of its kind, with the day it last changed [SEO-1]', async () => {
    const found = await addresses([
      page('/personal/wealth', 'wealth-detail'),
      page('/company/wealth', 'wealth-detail'),
      page('/funds', 'fund-detail'),
      page('/map', 'branch-map'),
      page('/card', 'card-detail'),
      page('/merchant', 'merchant-detail'),
      page('/texts', 'link-details'),
      page('/slide', 'banner-detail'),
    ]);
    expect(found.filter(([url]) => url.includes('?'))).toEqual([
      ['/lesson?id=read&column=103003', '2026-11-09'],
      ['/texts?id=terms', '2026-11-16'],
      ['/slide?id=on', undefined],
      ['/personal/wealth?prodCode=TX1', '2026-11-19'],
      ['/company/wealth?prodCode=TX2', undefined],
      ['/funds?fundCode=000001', '2026-11-18'],
      ['/funds?fundCode=000002', undefined],
      ['/map?id=xueyuan', undefined],
      [`/card?column=${COLUMNS.cards}&id=beichen`, undefined],
      ['/merchant?id=today', undefined],
    ]);
  });

  it('products for companies stand with the others where they have no section [SEO-1]', async () => {
    const found = await addresses([page('/personal/wealth', 'wealth-detail')]);
    expect(found.map(([url]) => url).filter((url) => url.includes('prodCode'))).toEqual([
      '/personal/wealth?prodCode=TX1',
      '/personal/wealth?prodCode=TX2',
    ]);
  });

  it('nothing stands that has no page [SEO-1]', async () => {
    const found = await addresses([]);
    expect(found.map(([url]) => url)).toEqual(['/lesson?id=read&column=103003']);
  });
});
