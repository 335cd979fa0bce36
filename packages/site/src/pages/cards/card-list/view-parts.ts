import type { PageQuery } from '../../../base/page/page-module.ts';
import { pageView, type PageView } from '../../../base/page/page-view.ts';
import type { CardListView, ViewProps } from './card-list-data.ts';
import { viewOf } from './card-list-view.ts';
import { cityPointWords } from '../../../words/bank/city-points/words.ts';
import { instalmentWords } from '../../../words/cards/instalment/words.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';

const view = pageView<ViewProps>;

const VIEWS: Record<CardListView, PageView<ViewProps>> = {
  CARDS: view('CardsView.tsx', async () => (await import('./CardsView.tsx')).CardsView, [cardWords]),
  MERCHANTS: view('MerchantsView.tsx', async () => (await import('./MerchantsView.tsx')).MerchantsView, [
    cardWords,
    cityPointWords,
  ]),
  INSTALMENTS: view(
    'InstalmentsView.tsx',
    async () => (await import('./InstalmentsView.tsx')).InstalmentsView,
    [cardWords, instalmentWords],
  ),
  ARTICLES: view('ArticlesView.tsx', async () => (await import('./ArticlesView.tsx')).ArticlesView),
};

export const viewPart = (query: PageQuery): PageView<ViewProps> => VIEWS[viewOf(query)];
