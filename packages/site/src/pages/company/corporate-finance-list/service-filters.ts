import {
  COMPANY_INDUSTRIES,
  COMPANY_NEEDS,
  COMPANY_SIZES,
  CORPORATE_KINDS,
  type MenuNode,
} from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import {
  chosenIn,
  type FilterGroup,
  keywordFilter,
  type ListLimits,
} from '../../../parts/lists/filters/filter-group.ts';
import type { CorporateWords } from '../../../words/company/corporate/words.ts';

/** Of the form below, to which the fields in the banner belong. */
export const SERVICE_FORM = 'service-filters';

/** What services and cases are narrowed by. */
export function serviceFilters(
  columns: readonly MenuNode[],
  query: PageQuery,
  words: CorporateWords,
): ListLimits {
  return {
    keyword: keywordFilter(query, { label: words.keyword, placeholder: words.placeholder }),
    groups: groupsOf(columns, query, words),
  };
}

function groupsOf(columns: readonly MenuNode[], query: PageQuery, words: CorporateWords): FilterGroup[] {
  const options = (codes: readonly string[], names: Readonly<Record<string, string>>) =>
    codes.map((code) => ({ value: code, label: names[code] ?? code }));
  return [
    {
      kind: 'SELECT',
      name: 'column',
      label: words.column,
      any: words.anyColumn,
      options: columns.map(({ id, name }) => ({ value: id, label: name })),
      chosen: query['column'],
    },
    {
      kind: 'SELECT',
      name: 'industry',
      label: words.industry,
      any: words.anyIndustry,
      options: options(COMPANY_INDUSTRIES, words.industries),
      chosen: query['industry'],
    },
    {
      kind: 'ONE',
      name: 'kind',
      label: words.kind,
      any: words.anyKind,
      options: options(CORPORATE_KINDS, words.kinds),
      chosen: query['kind'],
    },
    {
      kind: 'MANY',
      name: 'need',
      label: words.need,
      options: options(COMPANY_NEEDS, words.needs),
      chosen: chosenIn(query, 'need'),
    },
    {
      kind: 'MANY',
      name: 'size',
      label: words.size,
      options: options(COMPANY_SIZES, words.sizes),
      chosen: chosenIn(query, 'size'),
    },
  ];
}
