import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cardDetail,
  cardList,
  instalmentPlans,
  merchantDetail,
  merchantList,
  pointsRules,
} from '@bank/contract';
import type { Calls, RecordBody } from '@bank/contract/schemas';
import type { z } from 'zod';
import { aRecord } from '@bank/store/testing';
import { aCard } from '../../testing/a-card.ts';
import { aMerchant } from '../../testing/a-merchant.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const inBeijing = (given: Partial<RecordBody<'merchant'>>): Partial<RecordBody<'merchant'>> => ({
  cityCode: '110100',
  city: '北京市',
  lngWgs: 116.41,
  latWgs: 39.91,
  ...given,
});

const plan = (key: string, parts: Partial<RecordBody<'instalment-plan'>>) =>
  aRecord(
    'instalment-plan',
    { key },
    {
      kind: 'STATEMENT',
      months: 12,
      monthlyRate: '0.60',
      minAmount: '500',
      maxAmount: '50000',
      effectiveDate: '2026-04-01',
      ...parts,
    },
  );

const rules = (key: string, parts: Partial<RecordBody<'points-rules'>>) =>
  aRecord(
    'points-rules',
    { key },
    {
      effectiveDate: '2026-01-01',
      updateTime: '2026-11-16T09:00:00+08:00',
      summary: key,
      earning: [
        { kind: 'DOMESTIC', name: '境内', perAmount: '20', points: 1, note: '' },
        { kind: 'ONLINE', name: '网上', perAmount: '20', points: 1, monthlyMost: 500, note: '' },
      ],
      exclusions: [],
      expiry: [],
      redemptions: [],
      examples: [
        {
          title: '一个月',
          spends: [
            { kind: 'DOMESTIC', amount: '99.90' },
            { kind: 'ONLINE', amount: '12800.00' },
          ],
        },
      ],
      content: '<p>细则</p>',
      ...parts,
    },
  );

type CardWish = z.input<Calls['cardList']['request']>;

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aCard('beichen', {
      cardName: '北辰标准卡',
      pinyin: 'bei chen biao zhun ka',
      cardLevel: 'CLASSIC',
      sort: 1,
    }),
    aCard('huanyu', {
      cardName: '寰宇全币种卡',
      cardOrg: 'VISA',
      cardLevel: 'GOLD',
      themes: ['ABROAD', 'TRAVEL'],
      sort: 2,
    }),
    aCard('yinghua', { cardOrg: 'JCB', cardLevel: 'GOLD', themes: ['ABROAD'], sort: 3 }),
    aCard('etc', { cardLevel: 'CLASSIC', themes: ['MOTORING'], annualFee: '0', waiver: 'FREE', sort: 4 }),
    aMerchant('last-day', inBeijing({ endDate: '2026-11-20', pinyin: 'tong fu xiao guan' })),
    aMerchant('first-day', inBeijing({ startDate: '2026-11-20', merchantType: '2', latWgs: 39.92 })),
    aMerchant('over', inBeijing({ endDate: '2026-11-19' })),
    aMerchant('to-come', inBeijing({ startDate: '2026-11-21' })),
    aMerchant('hangzhou', { cityCode: '330100', city: '杭州市', lngWgs: 120.16, latWgs: 30.27 }),
    aMerchant('online', { merchantType: '7' }),
    plan('now', {}),
    plan('before', { monthlyRate: '0.75', effectiveDate: '2025-01-01' }),
    plan('later', { monthlyRate: '0.50', effectiveDate: '2027-01-01' }),
    plan('short', { months: 3, monthlyRate: '0.65' }),
    rules('now', {}),
    rules('next', { effectiveDate: '2027-01-01' }),
  ]);
});
afterAll(() => api.drop());

const idsOf = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id);

describe('the credit cards [S2-creditcard]', () => {
  it('come in the order of the editors', async () => {
    expect(idsOf(await api.client('CN').call(cardList, {}))).toEqual(['beichen', 'huanyu', 'yinghua', 'etc']);
  });

  it.each<[string, CardWish, string[]]>([
    ['any of the schemes', { cardOrgs: ['VISA', 'JCB'] }, ['huanyu', 'yinghua']],
    ['a level', { cardLevels: ['CLASSIC'] }, ['beichen', 'etc']],
    ['a purpose among several', { themes: ['TRAVEL', 'MOTORING'] }, ['huanyu', 'etc']],
    ['how the fee is waived', { waivers: ['FREE'] }, ['etc']],
    ['limits together', { cardLevels: ['GOLD'], themes: ['TRAVEL'] }, ['huanyu']],
    ['a part of the name', { keyword: '全币种' }, ['huanyu']],
    ['the initials of its pinyin', { keyword: 'bcbz' }, ['beichen']],
  ])('are found by %s', async (_, limits, expected) => {
    expect(idsOf(await api.client('CN').call(cardList, limits))).toEqual(expected);
  });

  it('of a comparison keep the order of the address, without those that do not exist', async () => {
    const found = await api.client('CN').call(cardList, { cardIds: ['etc', 'nothing', 'beichen'] });
    expect(idsOf(found)).toEqual(['etc', 'beichen']);
    expect(found.total).toBe(2);
  });

  it('are refused as a comparison of five, with the field named', async () => {
    await expect(
      api.client('CN').call(cardList, { cardIds: ['a', 'b', 'c', 'd', 'e'] }),
    ).rejects.toMatchObject({ body: { code: 40_000, data: { fields: { cardIds: expect.any(String) } } } });
  });

  it('name others for the same purpose, the most alike first', async () => {
    const { similar } = await api.client('CN').call(cardDetail, { id: 'huanyu' });
    expect(idsOf({ list: similar })).toEqual(['yinghua']);
  });

  it('are not found under another name', async () => {
    await expect(api.client('CN').call(cardDetail, { id: 'gone' })).rejects.toMatchObject({
      body: { code: 40_400 },
    });
  });
});

describe('the preferred merchants [S2-creditcard]', () => {
  it('leave out what is over and what is to come, and show what ends soonest first', async () => {
    const found = await api.client('CN').call(merchantList, {});
    expect(idsOf(found)).toEqual(['last-day', 'first-day', 'hangzhou', 'online']);
    expect(found.cities).toEqual([
      { code: '110100', name: '北京市', count: 2 },
      { code: '330100', name: '杭州市', count: 1 },
    ]);
  });

  it('are found when over or to come, if asked for', async () => {
    const client = api.client('CN');
    expect(idsOf(await client.call(merchantList, { state: 'EXPIRED' }))).toEqual(['over']);
    expect(idsOf(await client.call(merchantList, { state: 'UPCOMING' }))).toEqual(['to-come']);
  });

  it('are found by city, kind and pinyin', async () => {
    const client = api.client('CN');
    expect(idsOf(await client.call(merchantList, { city: '330100' }))).toEqual(['hangzhou']);
    const [place] = (await client.call(merchantList, { city: '330100', pageSize: 1 })).places;
    expect(place).toMatchObject({ id: 'hangzhou', lngWgs: expect.any(Number), latWgs: expect.any(Number) });
    expect((await client.call(merchantList, {})).places).toEqual([]);
    expect(idsOf(await client.call(merchantList, { merchantTypes: ['2', '7'] }))).toEqual([
      'first-day',
      'online',
    ]);
    expect(idsOf(await client.call(merchantList, { keyword: 'tongfu' }))).toEqual(['last-day']);
  });

  it('name the nearest others that hold today, in metres', async () => {
    const { nearby } = await api.client('CN').call(merchantDetail, { id: 'last-day' });
    // 0.01° of a meridian.
    expect(nearby.map(({ id, distance }) => [id, distance])).toEqual([['first-day', 1112]]);
  });

  it('still answer by their id when the offer is over', async () => {
    expect(await api.client('CN').call(merchantDetail, { id: 'over' })).toMatchObject({ state: 'EXPIRED' });
    await expect(api.client('CN').call(merchantDetail, { id: 'none' })).rejects.toMatchObject({
      body: { code: 40_400 },
    });
  });
});

describe('points and instalments [S2-creditcard]', () => {
  it('count full steps of a purchase and keep the limit of a statement', async () => {
    const { examples, summary } = await api.client('CN').call(pointsRules, {});
    expect(summary).toBe('now');
    // 99.90 ÷ 20 = 4 full steps; 12,800 ÷ 20 = 640, of which 500 count.
    expect(examples).toEqual([
      {
        title: '一个月',
        spends: [
          { kind: 'DOMESTIC', name: '境内', amount: '99.90', points: 4 },
          { kind: 'ONLINE', name: '网上', amount: '12800.00', points: 500 },
        ],
        total: 504,
      },
    ]);
  });

  it('show the plan that is in force today, the shortest term first', async () => {
    const plans = await api.client('CN').call(instalmentPlans, {});
    expect(plans.map(({ months, monthlyRate }) => [months, monthlyRate])).toEqual([
      [3, '0.65'],
      [12, '0.60'],
    ]);
  });
});
