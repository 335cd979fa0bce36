import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPapers, type WealthDocument } from '@bank/contract';
import { anArticle } from '@bank/store/testing';
import { aProduct } from '../../testing/a-product.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const file = (name: string) => ({ path: `${name}.pdf`, name, size: 1024, ext: 'pdf', pages: 1 });
const paper = (name: string, docKind: WealthDocument['docKind'], publishDate: string): WealthDocument => ({
  ...file(name),
  docKind,
  publishDate,
});

const product = (
  sort: number,
  prodCode: string,
  documents: WealthDocument[],
  given: Parameters<typeof aProduct>[1] = {},
) =>
  aProduct(prodCode, {
    sort,
    prodName: `公曜 ${prodCode}`,
    riskLevel: 'R2',
    customerType: 'CORP',
    documents,
    initials: 'gy',
    ...given,
  });

const uploaded = (key: string, prodCode: string, docKind: string, publishDate: string) =>
  anArticle({ key, columnId: '201003', prodCode, docKind, publishDate, attachments: [file(key)] });

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    product(1, 'GY1', [paper('risk', 'RISK', '2026-06-30'), paper('manual', 'MANUAL', '2026-06-30')]),
    product(2, 'GY2', [paper('manual', 'MANUAL', '2026-06-30')], { status: '5' }),
    product(3, 'GY3', []),
    product(4, 'TX1', [paper('manual', 'MANUAL', '2026-06-30')], {
      customerType: 'PERSONAL',
      prodName: '天璇',
      initials: 'tx',
    }),
    product(5, 'NOREG', [paper('manual', 'MANUAL', '2026-06-30')], { registerCode: '' }),
    uploaded('fee-old', 'GY1', 'FEE', '2025-09-18'),
    uploaded('fee-new', 'GY1', 'FEE', '2026-09-18'),
    uploaded('expiry', 'GY2', 'EXPIRY', '2026-08-12'),
    uploaded('of-none', 'GONE', 'FEE', '2026-08-12'),
  ]);
});
afterAll(() => api.drop());

const found = async (request: object) => {
  const { list, total } = await api.client('CN').call(productPapers, request);
  return {
    total,
    papers: list.map(({ prodCode, documents }) => [prodCode, ...documents.map(({ name }) => name)].join(' ')),
  };
};

describe('the papers of wealth products', () => {
  it('stand product by product, kind by kind and the newest first, uploaded ones among them [WLTH-10]', async () => {
    expect(await found({ customerType: 'CORP' })).toEqual({
      total: 2,
      papers: ['GY1 manual risk fee-new fee-old', 'GY2 manual expiry'],
    });
  });

  it.each([
    ['a kind, and to products that have it', { docKind: 'FEE' }, ['GY1 fee-new fee-old']],
    ['a status', { status: '5' }, ['GY2 manual expiry']],
    ['the initials of a name', { keyword: 'tx' }, ['TX1 manual']],
    ['several customers', { customerType: ['CORP', 'PERSONAL'], pageSize: 2, pageNum: 2 }, ['TX1 manual']],
    ['nothing', { keyword: '没有' }, []],
  ])('are limited to %s [WLTH-10]', async (_, request, expected) => {
    expect((await found(request)).papers).toEqual(expected);
  });

  it('carry neither a product without registration nor papers of no product [WLTH-6]', async () => {
    const { papers } = await found({ pageSize: 50 });
    expect(papers.join(' ')).not.toMatch(/NOREG|of-none|GY3/);
  });

  it('tell a document’s day, type, size and length [WLTH-10]', async () => {
    const { list } = await api.client('CN').call(productPapers, { docKind: 'EXPIRY' });
    expect(list).toMatchObject([
      {
        prodCode: 'GY2',
        riskLevel: 'R2',
        status: '5',
        documents: [{ publishDate: '2026-08-12', ext: 'pdf', size: 1024, pages: 1, path: 'expiry.pdf' }],
      },
    ]);
  });
});
