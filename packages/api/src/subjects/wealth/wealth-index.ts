import type { WealthProduct } from '@bank/contract';
import { scaled } from '@bank/contract/decimal';
import type { RecordBody, SeriesPoint } from '@bank/contract/schemas';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { unlistedReasons, type UnlistedReason } from './unlisted-reasons.ts';

/** A product as lists look at it: what they compare is worked out once for each content version. */
export interface IndexedProduct {
  product: WealthProduct;
  unlisted: UnlistedReason[];
  /** Code, names and how the name is typed, for keywords. */
  text: string;
  /** Found only whole: its parts are figures that many share. */
  registerCode: string;
  minimum: bigint;
  benchmark: bigint | undefined;
  saleStart: string;
  benchmarkPeriods: RecordBody<'wealth-product'>['benchmarkPeriods'];
}

export interface WealthIndex {
  /** All products by code, the unlisted ones too. */
  byCode: ReadonlyMap<string, IndexedProduct>;
  /** What lists may show, in the editors' order. */
  inOrder: readonly IndexedProduct[];
  /** The same by code. */
  listed: ReadonlyMap<string, WealthProduct>;
}

/** Records are filed under keys of the editors' choice; visitors name products by their codes. */
export const wealthIndex = perSnapshot(async (content, language): Promise<WealthIndex> => {
  const [items, latest] = await Promise.all([
    content.list('wealth-product', language),
    content.latest('wealth-nav'),
  ]);
  const all = items
    .map(({ body }) => indexed(body, latest.get(body.prodCode)))
    .toSorted((a, b) => a.sort - b.sort || a.product.prodCode.localeCompare(b.product.prodCode, 'en'));
  const inOrder = all.filter(({ unlisted }) => unlisted.length === 0);
  return {
    byCode: new Map(all.map((entry) => [entry.product.prodCode, entry])),
    inOrder,
    listed: new Map(inOrder.map(({ product }) => [product.prodCode, product])),
  };
});

function indexed(
  { sort, pinyin, initials, benchmarkPeriods, ...recorded }: RecordBody<'wealth-product'>,
  newest: SeriesPoint<'wealth-nav'> | undefined,
): IndexedProduct & { sort: number } {
  const product = withNewestNav(recorded, newest);
  const { prodCode, prodName, prodNameEn = '', benchmarkLow, benchmarkHigh } = product;
  const benchmark = benchmarkHigh ?? benchmarkLow;
  return {
    sort,
    product,
    benchmarkPeriods,
    unlisted: unlistedReasons(product, newest),
    text: searchable([prodCode, prodName, prodNameEn, pinyin, initials].join(' ')),
    registerCode: searchable(product.registerCode),
    minimum: scaled(product.minAmount),
    benchmark: benchmark === undefined ? undefined : scaled(benchmark),
    saleStart: product.raiseStart ?? product.valueDate ?? '',
  };
}

/** The daily feed of NAVs runs ahead of the records of the products. */
function withNewestNav(product: WealthProduct, newest: SeriesPoint<'wealth-nav'> | undefined): WealthProduct {
  if (newest === undefined || newest.unitNav === '') return product;
  if (product.navDate !== undefined && product.navDate >= newest.date) return product;
  const { date: navDate, unitNav, accNav } = newest;
  return { ...product, navDate, unitNav, ...(accNav !== '' && { accNav }) };
}

/** One spelling for what is typed and what is looked through: full-width letters, case and interpuncts do not count. */
export function searchable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[·・‧•]/g, '');
}
