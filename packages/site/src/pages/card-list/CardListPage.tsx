import { COLUMNS } from '@bank/contract';
import { LostCard } from '../../cards/LostCard.tsx';
import { CARD_DETAIL_PATH, CARD_INTRODUCTION_PATH } from '../../cards/card-paths.ts';
import { CardFinder } from '../../cards/finder/CardFinder.tsx';
import type { PageProps } from '../../routing/page-module.ts';
import { NewsList } from '../news-list/NewsListPage.tsx';
import styles from './CardListPage.module.css';
import { InstalmentsView } from './InstalmentsView.tsx';
import { MerchantsView } from './MerchantsView.tsx';
import type { CardListData } from './load-card-list.ts';

export function CardListPage(props: PageProps<CardListData>) {
  const { data, record, query } = props;
  const { path } = record;
  switch (data.view) {
    case 'MERCHANTS':
      return <MerchantsView found={data.found} path={path} query={query} />;
    case 'INSTALMENTS':
      return <InstalmentsView plans={data.plans} articles={data.articles} path={path} query={query} />;
    case 'ARTICLES':
      return <NewsList data={data.news} record={record} query={query} detailPath={CARD_DETAIL_PATH} />;
    default:
      return (
        <div className={styles.page}>
          <LostCard stepsHref={`${CARD_INTRODUCTION_PATH}#lost`} isInset />
          <CardFinder
            found={data.found}
            path={path}
            query={query}
            fields={{ column: query['column'] ?? COLUMNS.cards }}
            columns={3}
            headingLevel={2}
          />
        </div>
      );
  }
}
