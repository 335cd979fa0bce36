import { COLUMNS } from '@bank/contract';
import { cardWords } from '../../cards/use-card-words.ts';
import { textHead } from '../../reading/text-head.ts';
import { definePage } from '../../routing/page-module.ts';
import { columnParameter, idParameter } from '../../routing/query-parameters.ts';
import { CardDetailPage } from './CardDetailPage.tsx';
import { loadCardDetail } from './load-card-detail.ts';

/** /creditcard/second/detail: one card, or one article of the section's columns. */
export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  words: (language) => cardWords.load(language),
  load: loadCardDetail,
  head: (data, { record }) => {
    if (data.view === 'ARTICLE') return textHead(data.article);
    const { id, cardName, summary } = data.card;
    const address = `${record.path}?id=${id}&column=${COLUMNS.cards}`;
    return { title: cardName, description: summary, heading: cardName, address };
  },
  Page: CardDetailPage,
});
