import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cardDetail,
  cardList,
  instalmentPlans,
  merchantDetail,
  merchantList,
  pointsRules,
} from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aCard } from '../../testing/a-card.ts';
import { aMerchant } from '../../testing/a-merchant.ts';
import { parsedRecord } from '../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const card = (key: string, given: Partial<RecordBody<'credit-card'>>) =>
  aCard(key, {
    pointsText: '每满 20 元积 1 分',
    benefits: [{ title: '早餐', text: '满 15 元减 5 元' }],
    ...given,
  });
const at = (
  latWgs: number,
  given: Partial<RecordBody<'merchant'>> = {},
): Partial<RecordBody<'merchant'>> => ({
  cityCode: '370100',
  city: '济南市',
  lngWgs: 117,
  latWgs,
  ...given,
});

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    card('own', { themes: ['ABROAD', 'TRAVEL', 'DAILY'], sort: 1 }),
    card('one', { themes: ['DAILY'], sort: 2 }),
    card('all', { themes: ['TRAVEL', 'DAILY', 'ABROAD'], sort: 3 }),
    card('two', { themes: ['ABROAD', 'TRAVEL'], sort: 4 }),
    card('other-one', { themes: ['ABROAD'], sort: 5 }),
    card('none', { themes: ['MOTORING'], sort: 6, benefits: [{ title: '加油', text: '每升减 1 元' }] }),
    aMerchant('own', at(36.7)),
    ...[5, 3, 2, 4].map((number) => aMerchant(`near-${9 - number}`, at(36.7 + number / 1_000))),
    aMerchant('b-same', at(36.701)),
    aMerchant('a-same', at(36.701)),
    aMerchant('over', at(36.7, { endDate: '2026-11-19' })),
    // 0.2° of a meridian is 22 km.
    aMerchant('far', at(36.9)),
    aMerchant('beijing', { cityCode: '110100', city: '北京市', district: '东城区', lngWgs: 116, latWgs: 40 }),
    aMerchant('online'),
    parsedRecord('instalment-plan', 'today', {
      kind: 'STATEMENT',
      months: 12,
      monthlyRate: '0.50',
      minAmount: '500',
      maxAmount: '50000',
      effectiveDate: '2026-11-20',
    }),
    parsedRecord('points-rules', 'today', {
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
