import { MERCHANT_STATES, MERCHANT_TYPES, type MerchantList } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import {
  chosenIn,
  type FilterGroup,
  keywordFilter,
  type ListLimits,
} from '../../../parts/lists/filters/filter-group.ts';
import type { CardWords } from '../../../words/cards/cards/words.ts';

/** What merchants are narrowed by. */
export function merchantFilters(found: MerchantList, query: PageQuery, words: CardWords): ListLimits {
  const keyword = keywordFilter(query, {
    label: words.merchantKeyword,
    placeholder: words.merchantPlaceholder,
  });
  const groups: FilterGroup[] = [
    {
      kind: 'SELECT',
      name: 'city',
      label: words.city,
      any: words.anyCity,
      options: found.cities.map(({ code, name }) => ({ value: code, label: name })),
      chosen: query['city'],
    },
    {
      kind: 'MANY',
      name: 'type',
      label: words.merchantType,
      options: MERCHANT_TYPES.map((code) => ({ value: code, label: words.merchantTypes[code] })),
      chosen: chosenIn(query, 'type'),
    },
    {
      kind: 'ONE',
      name: 'state',
      label: words.state,
      any: words.states['CURRENT'] ?? '',
      options: MERCHANT_STATES.filter((state) => state !== 'CURRENT').map((state) => ({
        value: state,
        label: words.states[state] ?? state,
      })),
      chosen: query['state'],
    },
  ];
  return { keyword, groups };
}
