import { scaled } from '@bank/contract/decimal';
import type { z } from 'zod';
import type { WealthQueryRequest } from '@bank/contract/schemas';
import { searchable, type IndexedProduct, type WealthIndex } from './wealth-index.ts';

export type WealthQuery = z.output<typeof WealthQueryRequest>;

/** The listed products that fit a query, in its order; codes of a comparison keep the order in which they were given. */
export function findWealth({ inOrder, byCode }: WealthIndex, query: WealthQuery): IndexedProduct[] {
  const among =
    query.prodCodes.length === 0
      ? inOrder
      : [...new Set(query.prodCodes)].flatMap((code) => byCode.get(code) ?? []).filter(isListed);
  const found = among.filter(fits(query));
  const { sortField, sortOrder } = query;
  if (sortField === undefined) return found;
  const compare = ORDERS[sortField];
  const direction = sortOrder === 'DESC' ? -1 : 1;
  return found.toSorted(
    (a, b) => compare(a, b, direction) || a.product.prodCode.localeCompare(b.product.prodCode, 'en'),
  );
}

/** Whether it can be bought: it is being raised, or open. */
export function isOnSale({ product }: IndexedProduct): boolean {
  return product.status === '2' || product.status === '3';
}

const isListed = ({ unlisted }: IndexedProduct) => unlisted.length === 0;

function fits(query: WealthQuery): (entry: IndexedProduct) => boolean {
  const words = searchable(query.keyword).split(/\s+/).filter(Boolean);
  const affordable = query.minAmountMax === undefined ? undefined : scaled(query.minAmountMax);
  const isIn = <Code extends string>(wanted: readonly Code[] | undefined, code: Code) =>
    wanted === undefined || wanted.length === 0 || wanted.includes(code);
  const is = <Code extends string>(wanted: Code | undefined, code: Code) =>
    wanted === undefined || wanted === code;
  return ({ product, text, registerCode, minimum }) =>
    isIn(query.riskLevels, product.riskLevel) &&
    isIn(query.termBuckets, product.termBucket) &&
    isIn(query.wealthTypes, product.wealthType) &&
    isIn(query.organCodes, product.organCode) &&
    isIn(query.status, product.status) &&
    isIn(query.customerType, product.customerType) &&
    is(query.saleMode, product.saleMode) &&
    is(query.currency, product.currency) &&
    is(query.operateMode, product.operateMode) &&
    (affordable === undefined || minimum <= affordable) &&
    words.every((word) => text.includes(word) || word === registerCode);
}

type Order = (a: IndexedProduct, b: IndexedProduct, direction: 1 | -1) => number;

const ORDERS: Record<NonNullable<WealthQuery['sortField']>, Order> = {
  SALE_START: (a, b, direction) => lastWithout(a.saleStart, b.saleStart, '', direction),
  TERM: (a, b, direction) => direction * (a.product.termDays - b.product.termDays),
  MINIMUM: (a, b, direction) => direction * order(a.minimum, b.minimum),
  RISK: (a, b, direction) => direction * order(a.product.riskLevel, b.product.riskLevel),
  BENCHMARK: (a, b, direction) => lastWithout(a.benchmark, b.benchmark, undefined, direction),
};

/** A product without the value stands at the end, whichever way the others run. */
function lastWithout<Value extends string | bigint | undefined>(
  a: Value,
  b: Value,
  none: Value,
  direction: 1 | -1,
): number {
  if (a === none || b === none) return Number(a === none) - Number(b === none);
  return direction * order(a ?? '', b ?? '');
}

function order(a: string | bigint, b: string | bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
