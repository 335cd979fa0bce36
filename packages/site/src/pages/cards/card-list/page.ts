import { COLUMNS, MERCHANT_STATES, MERCHANT_TYPES } from '@bank/contract';
import { CARD_PARAMETERS } from '../parts/finder/card-filters.ts';
import { INSTALMENT_FIELDS } from '../parts/instalment/instalment-fields.ts';
import { definePage, type PageHead } from '../../../base/page/page-module.ts';
import {
  areaParameter,
  codeParameter,
  codesParameter,
  columnParameter,
  typedParameter,
  yearParameter,
} from '../../../base/page/query-parameters.ts';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { CardListBanner } from './CardListBanner.tsx';
import { CardListPage } from './CardListPage.tsx';
import { loadCardList } from './load-card-list.ts';
import type { CardListData } from './card-list-data.ts';
import { viewPart } from './view-parts.ts';

/** Instalments are on one page. */
function listOf(data: CardListData): PageHead {
  if (data.view === 'INSTALMENTS') return {};
  return { list: data.view === 'ARTICLES' ? data.news.found : data.found };
}

/** Of offers, notices and merchants; the cards themselves are a catalogue. */
function followedIn(data: CardListData): string | undefined {
  if (data.view === 'MERCHANTS') return COLUMNS.merchants;
  return data.view === 'ARTICLES' ? data.news.columnId : undefined;
}

/** /creditcard/secondlist: the cards, the merchants, instalments, or the articles of a column. */
export const page = definePage({
  parameters: {
    column: columnParameter,
    ...CARD_PARAMETERS,
    city: areaParameter,
    type: codesParameter(MERCHANT_TYPES),
    state: codeParameter(MERCHANT_STATES.filter((state) => state !== 'CURRENT')),
    year: yearParameter,
    calc: codeParameter(['1']),
    ...Object.fromEntries(INSTALMENT_FIELDS.map((field) => [field, typedParameter])),
  },
  columns: [
    COLUMNS.cards,
    COLUMNS.cardOffers,
    COLUMNS.merchants,
    COLUMNS.pointsRules,
    COLUMNS.instalments,
    COLUMNS.cardNotices,
  ],
  limit: ({ calc }) => (calc === undefined ? undefined : 'calculation'),
  part: viewPart,
  load: loadCardList,
  head: (data, { query, language }) => ({
    ...listOf(data),
    feeds: listFeed(followedIn(data), language),
    isOneVisitors: query['calc'] !== undefined,
  }),
  Page: CardListPage,
  Banner: CardListBanner,
});
