import { ArticleListBanner } from '../../../parts/articles/ArticleListBanner.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { HeadFilters } from '../../../parts/lists/filters/HeadFilters.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { cardFilters } from '../parts/finder/card-filters.ts';
import type { CardListData } from './card-list-data.ts';
import { InstalmentsBanner } from './InstalmentsBanner.tsx';
import { CARD_FORM, MERCHANT_FORM } from './head-forms.ts';
import { merchantFilters } from './merchant-filters.ts';

/** A list with what it is searched by: cards, merchants, or articles; instalments with what they cost. */
export function CardListBanner({ data, ...page }: PageProps<CardListData>) {
  switch (data.view) {
    case 'ARTICLES':
      return <ArticleListBanner {...page} data={data.news} />;
    case 'CARDS':
      return <CardsBanner query={page.query} />;
    case 'MERCHANTS':
      return <MerchantsBanner found={data.found} query={page.query} />;
    case 'INSTALMENTS':
    default:
      return <InstalmentsBanner plans={data.plans} />;
  }
}

function CardsBanner({ query }: Pick<PageProps<CardListData>, 'query'>) {
  const words = useWords(cardWords);
  const { keyword } = cardFilters(query, words);
  return (
    <PageBanner>
      <HeadFilters form={CARD_FORM} keyword={keyword} go={words.search} />
    </PageBanner>
  );
}

function MerchantsBanner({
  found,
  query,
}: Pick<Extract<CardListData, { view: 'MERCHANTS' }>, 'found'> & Pick<PageProps<CardListData>, 'query'>) {
  const words = useWords(cardWords);
  const { keyword, groups } = merchantFilters(found, query, words);
  return (
    <PageBanner>
      <HeadFilters form={MERCHANT_FORM} keyword={keyword} groups={groups} go={words.search} />
    </PageBanner>
  );
}
