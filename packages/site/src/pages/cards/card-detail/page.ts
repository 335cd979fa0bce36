import { COLUMNS } from '@bank/contract';
import { storyHead } from '../../../parts/articles/text-head.ts';
import { definePage } from '../../../base/page/page-module.ts';
import {
  codeParameter,
  columnParameter,
  idParameter,
  searchText,
  typedParameter,
} from '../../../base/page/query-parameters.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { yearWords } from '../../../words/cards/year/words.ts';
import { CardDetailBanner } from './CardDetailBanner.tsx';
import { CardDetailPage } from './CardDetailPage.tsx';
import { loadCardDetail } from './load-card-detail.ts';
import { YEAR_FIELDS } from './year-cost/year-fields.ts';

const MOST_STEPS = 10;

/** /creditcard/second/detail: one card with its fee and what a year costs, or one article of the section's columns. */
export const page = definePage({
  parameters: {
    id: idParameter,
    column: columnParameter,
    made: codeParameter(Array.from({ length: MOST_STEPS + 1 }, (_, step) => String(step))),
    calc: codeParameter(['1']),
    ...Object.fromEntries(YEAR_FIELDS.map((field) => [field, typedParameter])),
  },
  limit: ({ calc }) => (calc === undefined ? undefined : 'calculation'),
  words: [cardWords, yearWords],
  load: loadCardDetail,
  head: (data, { record, query }) => {
    if (data.view === 'ARTICLE') return storyHead(data.article);
    const { id, cardName, summary } = data.card;
    const search = searchText({ id, column: COLUMNS.cards });
    return {
      title: cardName,
      description: summary,
      heading: cardName,
      address: record.path + search,
      ...(record.twin !== undefined && { twin: record.twin + search }),
      wholeWidth: true,
      isOneVisitors: query['calc'] !== undefined,
    };
  },
  Page: CardDetailPage,
  Banner: CardDetailBanner,
});
