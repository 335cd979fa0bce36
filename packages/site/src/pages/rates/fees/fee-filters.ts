import { FEE_CUSTOMERS, FEE_PRICINGS, type FeeList } from '@bank/contract';
import {
  type FilterGroup,
  keywordFilter,
  type ListLimits,
} from '../../../parts/lists/filters/filter-group.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import type { FeeWords } from '../../../words/rates/fees/words.ts';

/** Id of the form with the filters; its keyword stands in the banner. */
export const FEE_FORM = 'fee-filters';

/** The limits of the list; "free" is a view of its own, so that it is no price to choose there. */
export function feeFilters(data: FeeList, query: PageQuery, words: FeeWords): ListLimits {
  const pricing: FilterGroup = {
    kind: 'ONE',
    name: 'pricing',
    label: words.pricing,
    any: words.anyPricing,
    options: FEE_PRICINGS.filter((code) => code !== '3').map((code) => ({
      value: code,
      label: words.pricings[code],
    })),
    chosen: query['pricing'],
  };
  return {
    keyword: keywordFilter(query, { label: words.keyword, placeholder: words.placeholder }),
    groups: [
      {
        kind: 'ONE',
        name: 'category',
        label: words.category,
        any: words.anyCategory,
        options: data.categories
          .filter(({ category, count }) => count > 0 || category === query['category'])
          .map(({ category, count }) => ({
            value: category,
            label: words.categories[category] ?? category,
            count,
          })),
        chosen: query['category'],
      },
      {
        kind: 'ONE',
        name: 'customer',
        label: words.customer,
        any: words.anyCustomer,
        options: FEE_CUSTOMERS.filter((code) => code !== 'BOTH').map((code) => ({
          value: code,
          label: words.customers[code],
        })),
        chosen: query['customer'],
      },
      ...(query['pricing'] === '3' ? [] : [pricing]),
    ],
  };
}
