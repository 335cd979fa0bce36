import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feeList } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aRecord, anArticle } from '@bank/store/testing';
import { apiOver, type TestApi } from '../../testing.ts';

type Fee = RecordBody<'fee'>;

const fee = (feeCode: string, effectiveDate: string, parts: Partial<Fee> = {}) =>
  aRecord(
    'fee',
    { key: `${feeCode}-${effectiveDate}` },
    {
      feeCode,
      category: 'CARD',
      itemName: feeCode,
      serviceContent: '服务内容',
      priceText: '10 元/次',
      pricing: '2',
      customerType: 'PERSONAL',
      effectiveDate,
      scope: '全部网点',
      pinyin: '',
      ...parts,
    },
  );

const edition = (effectiveDate: string, noticeId?: string) =>
  aRecord(
    'fee-version',
    { key: effectiveDate },
    { effectiveDate, summary: `版本 ${effectiveDate}`, ...(noticeId !== undefined && { noticeId }) },
  );

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    anArticle({
      key: 'fees-2026',
      columnId: '101007',
      publishDate: '2025-09-26',
      title: '2026 年版收费标准',
    }),
    edition('2025-01-01'),
    edition('2026-01-01', 'fees-2026'),
    edition('2026-10-15', 'not-published'),
    edition('2027-03-01'),
    fee('CD001', '2020-01-01', {
      itemName: '借记卡年费',
      pinyin: 'jie ji ka nian fei',
      priceText: '10 元/年',
    }),
    fee('CD001', '2026-10-15', {
      itemName: '借记卡年费',
      pinyin: 'jie ji ka nian fei',
      priceText: '免费',
      pricing: '3',
    }),
    fee('CD002', '2025-01-01', { itemName: '补卡', pinyin: 'bu ka', customerType: 'BOTH' }),
    fee('CD003', '2025-01-01', { endDate: '2026-03-31' }),
    fee('OT001', '2026-01-01', { category: 'OTHER', customerType: 'CORP', itemName: '询证函' }),
    fee('OT001', '2027-03-01', { category: 'OTHER', customerType: 'CORP', itemName: '询证函' }),
    fee('ST001', '2014-08-01', { category: 'SETTLEMENT', pricing: '1', itemName: '汇款' }),
  ]);
});
afterAll(() => api.drop());

const ask = (request: object = {}) => api.client('CN').call(feeList, request);
const codes = async (request: object) => (await ask(request)).list.map(({ feeCode }) => feeCode);

describe('the list of fees', () => {
  it('is the edition in force today, by code [FEE-1] [FEE-2]', async () => {
    const found = await ask();
    expect(found).toMatchObject({ version: '2026-10-15', today: '2026-11-20', total: 4 });
    expect(found.list.map(({ feeCode }) => feeCode)).toEqual(['CD001', 'CD002', 'OT001', 'ST001']);
  });

  it('keeps earlier editions as they were, with what has ended since [FEE-2]', async () => {
    expect(await codes({ version: '2025-01-01' })).toEqual(['CD001', 'CD002', 'CD003', 'ST001']);
    expect(await codes({ version: '2026-01-01' })).toEqual(['CD001', 'CD002', 'CD003', 'OT001', 'ST001']);
    const [annual] = (await ask({ version: '2026-01-01' })).list;
    expect(annual).toMatchObject({ priceText: '10 元/年', effectiveDate: '2020-01-01' });
  });

  it('says what a price took the place of, not where only the date moved [FEE-2]', async () => {
    expect((await ask()).list[0]).toMatchObject({ priceText: '免费', previousPrice: '10 元/年' });
    const coming = await ask({ version: '2027-03-01', category: 'OTHER' });
    expect(coming.list[0]).not.toHaveProperty('previousPrice');
  });

  it('names all editions, newest first, with the notices that are published [FEE-2]', async () => {
    const { versions } = await ask();
    expect(versions.map(({ effectiveDate, notice }) => [effectiveDate, notice])).toEqual([
      ['2027-03-01', undefined],
      ['2026-10-15', undefined],
      [
        '2026-01-01',
        { id: 'fees-2026', columnId: '101007', title: '2026 年版收费标准', publishDate: '2025-09-26' },
      ],
      ['2025-01-01', undefined],
    ]);
  });

  it.each([
    ['a category', { category: 'OTHER' }, ['OT001']],
    ['what costs nothing', { pricing: '3' }, ['CD001']],
    [
      'personal customers, with what applies to both',
      { customerType: 'PERSONAL' },
      ['CD001', 'CD002', 'ST001'],
    ],
    ['companies, with what applies to both', { customerType: 'CORP' }, ['CD002', 'OT001']],
    ['the initials of a name', { keyword: 'nf' }, ['CD001']],
    ['the pinyin of a name', { keyword: 'nianfei' }, ['CD001']],
    ['several at once', { keyword: '卡', customerType: 'CORP' }, ['CD002']],
    ['the order of names', { sort: 'name', category: 'CARD' }, ['CD002', 'CD001']],
    ['the second page', { pageSize: 3, pageNum: 2 }, ['ST001']],
  ])('is limited by %s [FEE-1] [FEE-3]', async (_, request, expected) => {
    expect(await codes(request)).toEqual(expected);
  });

  it('counts each limit as if it were not chosen yet [FEE-1] [FEE-3]', async () => {
    const { counts, categories, edition: whole } = await ask({ category: 'CARD', pricing: '3' });
    expect(counts).toEqual({ all: 2, free: 1 });
    expect(categories.filter(({ count }) => count > 0)).toEqual([{ category: 'CARD', count: 1 }]);
    expect(whole).toEqual({ items: 4, free: 1 });
  });

  it('answers 40400 for an edition that was never published, 40000 for what is no day [S8-code]', async () => {
    await expect(ask({ version: '2024-01-01' })).rejects.toMatchObject({ body: { code: 40400 } });
    await expect(ask({ version: 'yesterday' })).rejects.toMatchObject({ body: { code: 40000 } });
  });
});
