import { describe, expect, it } from 'vitest';
import { WealthQueryRequest } from '@bank/contract/schemas';
import { findWealth, isOnSale } from './find-wealth.ts';
import type { IndexedProduct } from './wealth-index.ts';

const entry = (prodCode: string, saleStart: string, benchmark: bigint | undefined, minimum: bigint) =>
  ({
    product: { prodCode, riskLevel: `R${minimum}`, termDays: Number(minimum) * 7, status: '3' },
    saleStart,
    benchmark,
    minimum,
    text: prodCode.toLowerCase(),
    unlisted: [],
  }) as unknown as IndexedProduct;
const inOrder = [
  entry('E', '', 240n, 3n),
  entry('B', '2026-10-01', undefined, 2n),
  entry('D', '2026-11-01', 250n, 1n),
  entry('C', '', 300n, 2n),
  entry('A', '2026-11-01', undefined, 3n),
];
const byCode = new Map(inOrder.map((product) => [product.product.prodCode, product]));
const codes = (asked: object) =>
  findWealth(
    { inOrder, byCode } as never,
    WealthQueryRequest.parse({ channel: '1', language: 'CN', ...asked }),
  )
    .map(({ product }) => product.prodCode)
    .join('');

describe('the products found', () => {
  it.each([
    ['SALE_START', 'BADCE', 'ADBCE'],
    ['TERM', 'DBCAE', 'AEBCD'],
    ['MINIMUM', 'DBCAE', 'AEBCD'],
    ['RISK', 'DBCAE', 'AEBCD'],
    ['BENCHMARK', 'EDCAB', 'CDEAB'],
  ])('stand by %s either way, without it last, and equal ones by their codes', (sortField, up, down) => {
    expect(codes({ sortField, sortOrder: 'ASC' })).toBe(up);
    expect(codes({ sortField, sortOrder: 'DESC' })).toBe(down);
  });

  it('stand as they are without an order, and as asked for in a comparison, each once', () => {
    expect(codes({})).toBe('EBDCA');
    expect(codes({ prodCodes: ['A', 'none', 'E', 'A'] })).toBe('AE');
  });
});

it('is on sale while it is raised or open', () => {
  const inStatus = (status: string) => isOnSale({ product: { status } } as never);
  expect(['1', '2', '3', '4', '5'].map(inStatus)).toEqual([false, true, true, false, false]);
});
