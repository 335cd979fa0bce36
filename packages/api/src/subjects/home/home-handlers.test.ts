import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactInfo, dailyProducts, highlights, shortcutList, specialProducts } from '@bank/contract';
import { aProduct } from '../../testing/a-product.ts';
import { parsedRecord } from '../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const shortcut = (id: string, position: string, sort: number, pageId = 'P01') =>
  parsedRecord('shortcut', id, { id, name: id, url: '/', urlType: '1', pageId, position, sort });
const group = (key: string, given: object) =>
  parsedRecord('product-group', key, {
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
    aProduct('A1', { customerType: 'PERSONAL' }),
    aProduct('B1', { customerType: 'CORP' }),
    aProduct('B2', { customerType: 'CORP' }),
    aProduct('OVER', { customerType: 'CORP', status: '5' }),
    group('written', {}),
    group('counted', { countedFor: ['CORP'], sort: 2 }),
    group('focus', { kind: 'FOCUS', codes: ['B2', 'NONE', 'A1'] }),
    group('other-page', { pageId: 'P02' }),
    parsedRecord('highlights', 'one', HIGHLIGHTS),
    parsedRecord('contact', 'one', CONTACT),
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
