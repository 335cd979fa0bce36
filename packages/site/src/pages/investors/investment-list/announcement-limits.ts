import { ANNOUNCE_TYPES, otherLanguage, type Language } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { keywordFilter, type ListLimits } from '../../../parts/lists/filters/filter-group.ts';
import type { InvestmentWords } from '../../../words/investors/investment/words.ts';

/** Of the form below, to which the keyword in the banner belongs. */
export const ANNOUNCEMENT_FORM = 'announcement-filters';

export function announcementLimits(query: PageQuery, language: Language, words: InvestmentWords): ListLimits {
  return {
    keyword: keywordFilter(query, { label: words.keyword, placeholder: words.placeholder }),
    groups: [
      {
        kind: 'ONE',
        name: 'type',
        label: words.type,
        any: words.anyType,
        options: ANNOUNCE_TYPES.map((type) => ({ value: type, label: words.types[type] })),
        chosen: query['type'],
      },
      {
        kind: 'ONE',
        name: 'document',
        label: words.documentLanguage,
        any: words.ownLanguage,
        options: [{ value: otherLanguage(language), label: words.otherLanguage }],
        chosen: query['document'],
      },
    ],
  };
}
