import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cardDetail,
  cardList,
  instalmentPlans,
  merchantDetail,
  merchantList,
  pointsRules,
} from '@bank/contract';
import { recordTypes, type RecordBody, type RecordTypeName } from '@bank/contract/schemas';
import { aRecord } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const record = (type: RecordTypeName, key: string, body: object) =>
  aRecord(type, { key }, recordTypes[type].body.parse(body) as RecordBody<typeof type>);
const card = (key: string, themes: string[], given: object = {}) =>
  record('credit-card', key, {
    cardName: key,
    summary: '一张卡',
    cardOrg: 'UNIONPAY',
    cardLevel: 'CLASSIC',
    themes,
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
    ...given,
  });
const merchant = (key: string, given: object) =>
  record('merchant', key, {
    name: key,
    merchantType: '1',
    offer: '满 200 元减 40 元',
    startDate: '2026-04-01',
    endDate: '2026-12-31',
    times: '每天',
    cards: '全部信用卡',
    terms: ['须用本行信用卡支付'],
    ...given,
  });
const at = (latWgs: number, given: object = {}) => ({
  cityCode: '370100',
  city: '济南市',
  lngWgs: 117,
  latWgs,
  ...given,
});

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    card('own', ['ABROAD', 'TRAVEL', 'DAILY'], { sort: 1 }),
    card('one', ['DAILY'], { sort: 2 }),
    card('all', ['TRAVEL', 'DAILY', 'ABROAD'], { sort: 3 }),
    card('two', ['ABROAD', 'TRAVEL'], { sort: 4 }),
    card('other-one', ['ABROAD'], { sort: 5 }),
    card('none', ['MOTORING'], { sort: 6, benefits: [{ title: '加油', text: '每升减 1 元' }] }),
    merchant('own', at(36.7)),
    ...[5, 3, 2, 4].map((number) => merchant(`near-${9 - number}`, at(36.7 + number / 1_000))),
    merchant('b-same', at(36.701)),
    merchant('a-same', at(36.701)),
    merchant('over', at(36.7, { endDate: '2026-11-19' })),
    // 0.2° of a meridian is 22 km.
    merchant('far', at(36.9)),
    merchant('beijing', { cityCode: '110100', city: '北京市', district: '东城区', lngWgs: 116, latWgs: 40 }),
    merchant('online', {}),
    record('instalment-plan', 'today', {
      kind: 'STATEMENT',
      months: 12,
      monthlyRate: '0.50',
      minAmount: '500',
      maxAmount: '50000',
      effectiveDate: '2026-11-20',
    }),
    record('points-rules', 'today', {
      effectiveDate: '2026-11-20',
      updateTime: '2026-11-16T09:00:00+08:00',
      summary: 'today',
      earning: [{ kind: 'DOMESTIC', name: '境内', perAmount: '20', points: 1, note: '' }],
      exclusions: [],
      expiry: [],
      redemptions: [],
      examples: [{ title: '一个月', spends: [{ kind: 'DOMESTIC', amount: '99.90' }] }],
      content: '<p>细则</p>',
    }),
  ]);
});
afterAll(() => api.drop());

const client = () => api.client('CN');
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

describe('cards like one', () => {
  it('are three at most, those for most of the same purposes first [S2-creditcard]', async () => {
    expect(idsOf((await client().call(cardDetail, { id: 'own' })).similar)).toEqual(['all', 'two', 'one']);
    expect((await client().call(cardDetail, { id: 'none' })).similar).toEqual([]);
  });

  it.each([
    ['its points', '积 1 分', 6],
    ['what it gives', '加油', 1],
    ['no two of these at once', '分早', 0],
  ])('are found by %s [S2-creditcard]', async (_, keyword, total) => {
    expect((await client().call(cardList, { keyword })).total).toBe(total);
  });
});

describe('merchants', () => {
  it('near one are the four nearest that hold today, equal ones by their ids [S2-creditcard]', async () => {
    const { nearby } = await client().call(merchantDetail, { id: 'own' });
    expect(idsOf(nearby)).toEqual(['a-same', 'b-same', 'near-7', 'near-6']);
    expect(idsOf((await client().call(merchantDetail, { id: 'far' })).nearby)).toEqual([]);
    expect((await client().call(merchantDetail, { id: 'online' })).nearby).toEqual([]);
  });

  it('stand in cities by their codes, without those that are in none [S2-creditcard]', async () => {
    const { cities, total } = await client().call(merchantList, {});
    expect(total).toBe(10);
    expect(cities).toEqual([
      { code: '110100', name: '北京市', count: 1 },
      { code: '370100', name: '济南市', count: 8 },
    ]);
  });

  it('have places on the map of their city, in a district or not [S2-creditcard]', async () => {
    const placesIn = async (city: string) => (await client().call(merchantList, { city })).places;
    expect(await placesIn('110100')).toEqual([
      { id: 'beijing', name: 'beijing', district: '东城区', lngWgs: 116, latWgs: 40 },
    ]);
    expect((await placesIn('370100')).map(({ district }) => district)).toEqual(Array(8).fill(''));
  });
});

describe('on the day from which they count', () => {
  it('plans and rules are in force [S2-creditcard]', async () => {
    expect(await client().call(instalmentPlans, {})).toHaveLength(1);
    expect((await client().call(pointsRules, {})).summary).toBe('today');
    await expect(api.client('EN').call(pointsRules, {})).rejects.toMatchObject({ body: { code: 40400 } });
  });
});
