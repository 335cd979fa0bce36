import { COLUMNS, articleDetail, cardDetail, type Article, type CardDetail } from '@bank/contract';
import { withFigures } from '../../../parts/figures/late-figures.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

export type CardDetailData = { view: 'CARD'; card: CardDetail } | { view: 'ARTICLE'; article: Article };

/** Without a column the id is a card's. */
export async function loadCardDetail({ client, query, signal }: PageRequest): Promise<CardDetailData> {
  const { column = COLUMNS.cards, id = 'none' } = query;
  if (column !== COLUMNS.cards)
    return { view: 'ARTICLE', article: await withFigures(client.call(articleDetail, { id }, signal)) };
  return { view: 'CARD', card: await client.call(cardDetail, { id }, signal) };
}
