import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type { PagePart, PageQuery } from '../../../base/page/page-module.ts';
import { lazyPart, type LazyPart } from '../../../base/state/lazy-part.ts';
import type { CardListView, ViewProps } from './card-list-data.ts';
import { viewOf } from './card-list-view.ts';
import type { SubjectWords } from '../../../words/loading/subject-words.ts';
import { cityPointWords } from '../../../words/bank/city-points/words.ts';
import { instalmentWords } from '../../../words/cards/instalment/words.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';

type ViewPart = PagePart & Pick<LazyPart<ViewProps>, 'loaded'>;

/* A visitor sees one of the four at a time; together they would weigh more than the whole page may. */
const PARTS: Record<CardListView, ViewPart> = {
  CARDS: part<'CARDS'>('CardsView.tsx', async () => (await import('./CardsView.tsx')).CardsView, [cardWords]),
  MERCHANTS: part<'MERCHANTS'>(
    'MerchantsView.tsx',
    async () => (await import('./MerchantsView.tsx')).MerchantsView,
    [cardWords, cityPointWords],
  ),
  INSTALMENTS: part<'INSTALMENTS'>(
    'InstalmentsView.tsx',
    async () => (await import('./InstalmentsView.tsx')).InstalmentsView,
    [cardWords, instalmentWords],
  ),
  ARTICLES: part<'ARTICLES'>(
    'ArticlesView.tsx',
    async () => (await import('./ArticlesView.tsx')).ArticlesView,
    [],
  ),
};

export const viewPart = (query: PageQuery): ViewPart => PARTS[viewOf(query)];

/** The view with its data, which the address asked for too. */
export function drawView(props: ViewProps): ReactNode {
  const View = viewPart(props.query).loaded();
  if (View === undefined) throw new Error('The list of a column is drawn before its view was fetched');
  return createElement(View, props);
}

/** A component takes the data of one view; which one it is follows from the address that chose both. */
function part<View extends CardListView>(
  file: string,
  load: () => Promise<(props: ViewProps<View>) => ReactNode>,
  words: readonly SubjectWords<object>[],
): ViewPart {
  const view = lazyPart(file, load as unknown as () => Promise<FunctionComponent<ViewProps>>);
  return {
    file,
    loaded: view.loaded,
    fetch: (language) => Promise.all([view.fetch(), ...words.map((one) => one.load(language))]),
  };
}
