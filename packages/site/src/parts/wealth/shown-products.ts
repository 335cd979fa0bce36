import type { Fund, ProductGroup, WealthProduct } from '@bank/contract';
import { pick } from '../blocks/pick.ts';

const WEALTH = [
  'prodCode',
  'prodName',
  'wealthType',
  'riskLevel',
  'customerType',
  'dealingText',
  'termDays',
  'currency',
  'minAmount',
  'benchmarkLow',
  'benchmarkHigh',
  'benchmarkText',
  'benchmarkParts',
] as const satisfies (keyof WealthProduct)[];
const FUND = [
  'fundCode',
  'fundName',
  'fundType',
  'riskLevel',
  'unitNav',
  'navDate',
  'dayRate',
  'returns',
  'trend',
] as const satisfies (keyof Fund)[];

/** What a home page shows of a product; fees, documents and allocation are for its own page. */
export type ShownWealth = Pick<WealthProduct, (typeof WEALTH)[number]>;
export type ShownFund = Pick<Fund, (typeof FUND)[number]>;

type Group<Type extends ProductGroup['prodType'], Product> = Omit<
  Extract<ProductGroup, { prodType: Type }>,
  'list'
> & { list: Product[] };
export type WealthGroup = Group<'WEALTH', ShownWealth>;
export type FundGroup = Group<'FUND', ShownFund>;
export type ShownGroup = WealthGroup | FundGroup;

export const shownWealth = (product: WealthProduct): ShownWealth => pick(product, WEALTH);

export function shownGroups(groups: readonly ProductGroup[]): ShownGroup[] {
  return groups.map((group) =>
    group.prodType === 'WEALTH'
      ? { ...group, list: group.list.map(shownWealth) }
      : { ...group, list: group.list.map((fund) => pick(fund, FUND)) },
  );
}
