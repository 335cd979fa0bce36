import { monthInProse } from '../../base/format/day.ts';
import type { PageProps } from '../../base/page/page-module.ts';
import { useSite } from '../../base/state/site-context.ts';
import { PageBanner } from '../banner/PageBanner.tsx';
import { ArticleFilter } from './ArticleFilter.tsx';
import { MonthScale } from './MonthScale.tsx';
import type { ArticleListData } from './load-article-list.ts';

type ArticleListBannerProps = Pick<PageProps<ArticleListData>, 'data' | 'record' | 'query'>;

/** The banner of a list of articles: how many, its search and filters, and when they were published. */
export function ArticleListBanner({ data, record, query }: ArticleListBannerProps) {
  const { language, words } = useSite();
  const { months } = data.found;
  const [newest] = months;
  if (newest === undefined) return <PageBanner />;
  const total = months.reduce((sum, { count }) => sum + count, 0);
  return (
    <PageBanner
      lead={words['news.lead'](total, monthInProse(newest.month, language))}
      rail={<MonthScale months={months} />}
    >
      <ArticleFilter data={data} path={record.path} query={query} />
    </PageBanner>
  );
}
