import { cardWords } from '../../cards/use-card-words.ts';
import { definePage } from '../../routing/page-module.ts';
import { columnParameter, idParameter } from '../../routing/query-parameters.ts';
import { CardDetailPage } from './CardDetailPage.tsx';
import { loadCardDetail } from './load-card-detail.ts';

/** /creditcard/second/detail: one card, or one article of the section's columns. */
export const page = definePage({
  parameters: { column: columnParameter, id: idParameter },
  words: (language) => cardWords.load(language),
  load: loadCardDetail,
  head: (data) => {
    const { title, description } =
      data.view === 'CARD'
        ? { title: data.card.cardName, description: data.card.summary }
        : { title: data.article.title, description: data.article.summary };
    return { title, description, heading: title };
  },
  Page: CardDetailPage,
});
