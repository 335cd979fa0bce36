import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTypes } from '@bank/contract/schemas';
import type { SearchDocument } from '@bank/search';
import { aRecord, aRelease, openTestStore, publish } from '@bank/store/testing';
import { searchDocuments } from './all-documents.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

const page = (code: string, path: string) =>
  aRecord(
    'page',
    { key: code },
    recordTypes.page.body.parse({ code, name: code, title: code, path, component: code }),
  );
const merchant = (key: string, endDate: string) =>
  aRecord(
    'merchant',
    { key },
    recordTypes.merchant.body.parse({
      name: `同福小馆${key}`,
      merchantType: '7',
      offer: '满 200 元减 40 元',
      startDate: '2026-04-01',
      endDate,
      times: '每天',
      cards: '全部信用卡',
      terms: ['须用本行信用卡支付'],
    }),
  );

let test: Awaited<ReturnType<typeof openTestStore>>;
const documents: SearchDocument[] = [];
beforeAll(async () => {
  test = await openTestStore();
  const card = recordTypes['credit-card'].body.parse({
    cardName: '寰宇全币种卡',
    summary: '出国留学，不收兑换费。',
    cardOrg: 'VISA',
    cardLevel: 'GOLD',
    themes: ['ABROAD'],
    cover: '',
    annualFee: '160',
    waiver: 'TIMES',
    waiverRule: '满 5 次免次年年费。',
    waiverTarget: '5',
    firstYearFree: '1',
    conversionRate: '0',
    family: 'XINGQIAO',
    specimenEnd: '0126',
    pointsRates: [{ kind: 'DOMESTIC', perAmount: '20', points: 1 }],
    pointsText: '',
    eligibility: '年满 20 周岁',
    benefits: [{ title: '免兑换费', text: '按当日汇率入账' }],
    terms: [],
    applyUrl: '',
    sort: 1,
  });
  const site = [
    page('card-detail', '/creditcard/second/detail'),
    page('merchant-detail', '/creditcard/merchantDetail'),
  ];
  await publish(test.writer, aRelease({ scope: 'site', items: site }), NOW);
  const items = [
    aRecord('credit-card', { key: 'huanyu' }, card),
    merchant('today', '2026-11-20'),
    merchant('over', '2026-11-19'),
  ];
  await publish(test.writer, aRelease({ scope: 'cards', items }), NOW);
  const snapshot = test.store.snapshot(await test.store.currentVersion(NOW));
  for await (const document of searchDocuments(snapshot, () => '')) documents.push(document);
});
afterAll(() => test.drop());

describe('the search documents of credit cards [S2-creditcard]', () => {
  it('lead to the page of the card and say what it costs', () => {
    const card = documents.find(({ id }) => id === 'card-CN-huanyu');
    expect(card).toMatchObject({
      title: '寰宇全币种卡',
      docType: 'PRODUCT',
      url: '/creditcard/second/detail?column=401001&id=huanyu',
      tags: ['免兑换费'],
    });
    expect(card?.summary).toContain('满 5 次免次年年费');
  });

  it('leave out merchants from the day after their offer', () => {
    expect(documents.flatMap(({ id }) => (id.startsWith('merchant-') ? [id] : []))).toEqual([
      'merchant-CN-today',
    ]);
  });
});
