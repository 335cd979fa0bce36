import { COLUMNS } from '@bank/contract';
import { storyHead } from '../../../parts/articles/text-head.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { CardDetailBanner } from './CardDetailBanner.tsx';
import { CardDetailPage } from './CardDetailPage.tsx';
import { loadCardDetail } from './load-card-detail.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';

/** /creditcard/second/detail: one card, or one article of the section's columns. */
export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  words: [cardWords],
  load: loadCardDetail,
  head: (data, { record }) => {
    if (data.view === 'ARTICLE') return storyHead(data.article);
    const { id, cardName, summary } = data.card;
    const address = `${record.path}?id=${id}&column=${COLUMNS.cards}`;
    return { title: cardName, description: summary, heading: cardName, address };
  },
  Page: CardDetailPage,
  Banner: CardDetailBanner,
});
