import { WEALTH_DOCUMENT_KINDS } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import {
  type FilterGroup,
  keywordFilter,
  type ListLimits,
} from '../../../parts/lists/filters/filter-group.ts';
import type { CorporateWords } from '../../../words/company/corporate/words.ts';
import { CUSTOMERS } from './load-product-manuals.ts';

/** Of the form below, to which the fields in the banner belong. */
export const PAPER_FORM = 'paper-filters';

/** What the papers are narrowed by. */
export function paperFilters(query: PageQuery, words: CorporateWords): ListLimits {
  return {
    keyword: keywordFilter(query, { label: words.papersKeyword, placeholder: words.papersPlaceholder }),
    groups: groupsOf(query, words),
  };
}

function groupsOf(query: PageQuery, words: CorporateWords): FilterGroup[] {
  return [
    {
      kind: 'SELECT',
      name: 'customer',
      label: words.customer,
      any: words.anyCustomer,
      options: CUSTOMERS.map((code) => ({ value: code, label: words.customers[code] ?? code })),
      chosen: query['customer'],
    },
    {
      kind: 'SELECT',
      name: 'kind',
      label: words.paperKind,
      any: words.anyPaper,
      options: WEALTH_DOCUMENT_KINDS.map((code) => ({ value: code, label: words.paperKinds[code] ?? code })),
      chosen: query['kind'],
    },
  ];
}
