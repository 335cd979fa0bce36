import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactInfo, dailyProducts, highlights, shortcutList, specialProducts } from '@bank/contract';
import { recordTypes, type RecordBody, type RecordTypeName } from '@bank/contract/schemas';
import { aRecord } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

const record = (type: RecordTypeName, key: string, body: object) =>
  aRecord(type, { key }, recordTypes[type].body.parse(body) as RecordBody<typeof type>);
const shortcut = (id: string, position: string, sort: number, pageId = 'P01') =>
  record('shortcut', id, { id, name: id, url: '/', urlType: '1', pageId, position, sort });
const product = (prodCode: string, customerType: string, status = '3') =>
  record('wealth-product', prodCode, {
    sort: 1,
    prodCode,
    prodName: prodCode,
    registerCode: `Z7001626${prodCode}`,
    wealthType: '1',
    riskLevel: 'R2',
    status,
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
    customerType,
    documents: [],
  });
const group = (key: string, given: object) =>
  record('product-group', key, {
    pageId: 'P01',
    groupName: key,
    kind: 'GROUP',
    codes: ['A1', 'B1'],
    total: 9,
    sort: 1,
    ...given,
  });

const HIGHLIGHTS = {
  note: '截至 2026 年 9 月末',
  url: '/investment',
  items: [{ code: 'ASSETS', name: '总资产', value: '44000', unit: '亿元', comparison: '' }],
};
const CONTACT = {
  hotlines: [{ name: '客服', number: '95526', dial: '95526', hours: '全天', note: '' }],
  offices: [
    {
      name: '总行',
      nameZh: '总行',
      address: '北京',
      addressZh: '北京',
      postcode: '100033',
      phone: '',
      hours: '9:00–17:00',
      lngWgs: 116,
      latWgs: 40,
      lngGcj: 116,
      latGcj: 40,
    },
  ],
  complaints: [{ name: '电话', text: '拨打', url: '', linkText: '' }],
  limits: [{ step: '受理', limit: '15 日' }],
  departments: [],
};

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    shortcut('second', 'QUICK', 2),
    shortcut('first', 'QUICK', 1),
    shortcut('elsewhere', 'QUICK', 1, 'P02'),
    product('A1', 'PERSONAL'),
    product('B1', 'CORP'),
    product('B2', 'CORP'),
    product('OVER', 'CORP', '5'),
    group('written', {}),
    group('counted', { countedFor: ['CORP'], sort: 2 }),
    group('focus', { kind: 'FOCUS', codes: ['B2', 'NONE', 'A1'] }),
    group('other-page', { pageId: 'P02' }),
    record('highlights', 'one', HIGHLIGHTS),
    record('contact', 'one', CONTACT),
  ]);
});
afterAll(() => api.drop());

const client = () => api.client('CN');

describe('a home page shows', () => {
  it('the shortcuts of its own place in the editors’ order [S2-personal]', async () => {
    const names = async (request: { pageId: string }) =>
      (await client().call(shortcutList, request)).map(({ id }) => id);
    expect(await names({ pageId: 'P01' })).toEqual(['first', 'second']);
    expect(await names({ pageId: 'P02' })).toEqual(['elsewhere']);
    expect(await names({ pageId: 'P03' })).toEqual([]);
  });

  it('groups with what is on sale: as written, or counted for their customers [S2-personal]', async () => {
    const groups = await client().call(specialProducts, { pageId: 'P01' });
    expect(groups.map(({ groupName, total }) => [groupName, total])).toEqual([
      ['written', 9],
      ['counted', 2],
    ]);
    expect(groups[0]).toMatchObject({ prodType: 'WEALTH', list: [{ prodCode: 'A1' }, { prodCode: 'B1' }] });
  });

  it('the products of the day, the lead first, no more than asked for [S2-personal]', async () => {
    const codes = async (request: object) =>
      (await client().call(dailyProducts, { pageId: 'P01', ...request })).map(({ prodCode }) => prodCode);
    expect(await codes({})).toEqual(['B2', 'A1']);
    expect(await codes({ limit: 1 })).toEqual(['B2']);
  });

  it('the figures of the bank and where it is reached [S2-personal] [CON-1]', async () => {
    expect(await client().call(highlights, {})).toEqual(HIGHLIGHTS);
    expect(await client().call(contactInfo, {})).toEqual(CONTACT);
  });
});
