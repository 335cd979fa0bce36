import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS, type Language } from '@bank/contract';
import { recordTypes, type RecordBody, type RecordTypeName } from '@bank/contract/schemas';
import { aRecord, aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { buildSitemap } from './build-sitemap.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const ORIGIN = 'https://bank.example';

const record = (type: RecordTypeName, key: string, body: object, language: Language = 'CN') =>
  aRecord(type, { key, language }, recordTypes[type].body.parse(body) as RecordBody<typeof type>);
const page = (path: string, component: string, language: Language = 'CN') =>
  record(
    'page',
    path,
    { code: path.replaceAll('/', '-'), name: path, title: path, path, component },
    language,
  );

const product = (prodCode: string, given: object = {}) =>
  record('wealth-product', prodCode, {
    sort: 1,
    prodCode,
    prodName: prodCode,
    registerCode: `Z7001626${prodCode}`,
    wealthType: '1',
    riskLevel: 'R2',
    status: '3',
    operateMode: 'OPEN',
    saleMode: 'OWN',
    organCode: 'BYWM',
    organName: '北曜理财',
    currency: 'CNY',
    minAmount: '1',
    stepAmount: '1',
    termDays: 90,
    termBucket: 'T2',
    benchmarkText: '业绩比较基准',
    dealingText: '每日可赎',
    customerType: 'PERSONAL',
    documents: [],
    ...given,
  });
const fund = (fundCode: string, sort: number) =>
  record('fund', fundCode, {
    fundCode,
    fundName: fundCode,
    fundType: '02',
    riskLevel: 'R4',
    status: '0',
    companyCode: 'C1',
    minAmount: '10',
    buyRate: '1.50',
    purchasable: '1',
    redeemable: '1',
    sort,
  });
const merchant = (key: string, endDate: string) =>
  record('merchant', key, {
    name: key,
    merchantType: '1',
    offer: '满 200 元减 40 元',
    startDate: '2026-04-01',
    endDate,
    times: '每天',
    cards: '全部信用卡',
    terms: ['须用本行信用卡支付'],
  });
const banner = (key: string, given: object) =>
  record('banner', key, {
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
const lesson = (key: string, given: object) =>
  record('edu-item', key, {
    columnId: '103003',
    title: key,
    summary: key,
    publishDate: '2026-11-01',
    ...given,
  });
const link = (id: string, given: object = {}) =>
  record('link-page', id, {
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
      record('column', '103003', { columnId: '103003', name: 'c', page: 'p', detailPath: '/lesson' }),
      lesson('read', { content: '<p>x</p>', updateTime: '2026-11-09T09:00:00+08:00' }),
      lesson('linked', { mediaType: 'LINK', url: 'https://other.example/' }),
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
      items: [product('TX1'), product('TX2', { customerType: 'CORP' })],
      series: [{ type: 'wealth-nav', mode: 'full', points: [nav('TX1', '2026-11-19')] }],
    }),
    NOW,
  );
  await publish(
    test.writer,
    aRelease({
      scope: 'funds',
      items: [fund('000001', 1), fund('000002', 2)],
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
        merchant('today', '2026-11-20'),
        merchant('over', '2026-11-19'),
        record('credit-card', 'beichen', {
          cardName: '北辰卡',
          summary: '一张卡',
          cardOrg: 'UNIONPAY',
          cardLevel: 'CLASSIC',
          themes: ['DAILY'],
          cover: '',
          annualFee: '80',
          waiver: 'TIMES',
          waiverRule: '满 5 次免次年',
          waiverTarget: '5',
          firstYearFree: '1',
          conversionRate: '1.5',
          family: 'BEICHEN',
          specimenEnd: '0126',
          pointsRates: [{ kind: 'DOMESTIC', perAmount: '20', points: 1 }],
          pointsText: '每满 20 元积 1 分',
          eligibility: '年满 18 周岁',
          benefits: [{ title: '早餐', text: '满 15 元减 5 元' }],
          terms: [],
          applyUrl: '',
          sort: 1,
        }),
      ],
    }),
    NOW,
  );
  const branch = record('branch', 'xueyuan', {
    name: '学院路支行',
    nameEn: 'Xueyuan Road',
    branchType: '2',
    province: '北京市',
    city: '北京市',
    district: '海淀区',
    provinceCode: '110000',
    cityCode: '110100',
    districtCode: '110108',
    address: '学院路 1 号',
    addressEn: '1 Xueyuan Road',
    phone: '',
    lngWgs: 116.3,
    latWgs: 39.9,
    lngGcj: 116.306,
    latGcj: 39.901,
    hours: { personal: [], corp: [] },
    services: [],
  });
  await publish(test.writer, aRelease({ scope: 'branches', items: [branch] }), NOW);
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
