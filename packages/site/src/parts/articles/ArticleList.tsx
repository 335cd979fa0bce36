import { FeedLink } from '../lists/FeedLink.tsx';
import { ListBody, NothingHere } from '../lists/ListBody.tsx';
import { ListPages } from '../lists/ListPages.tsx';
import { useSite } from '../../base/state/site-context.ts';
import type { PageProps } from '../../base/page/page-module.ts';
import { listAddress } from './article-list-address.ts';
import { articlePath } from './article-path.ts';
import type { ListedArticles } from './listed-article.ts';
import type { ArticleListData } from './load-article-list.ts';
import { MonthRuns } from './MonthRuns.tsx';
import styles from './ArticleList.module.css';

type ShownList = Pick<ArticleListData, 'columnId'> & { found: Omit<ListedArticles, 'years' | 'months'> };

type ArticleListProps = Pick<PageProps<ShownList>, 'data' | 'record' | 'query'> & {
  /** Where an article of the list is read, in the page's language; `id` and `column` are added. */
  detailPath: string;
};

/** One list of articles for every family of them, by month; its search and filters stand in its banner. */
export function ArticleList({ data, record, query, detailPath }: ArticleListProps) {
  const { words } = useSite();
  const { found, columnId } = data;
  const filtered = [query['keyword'], query['year'], query['category']].some((limit) => limit !== undefined);
  return (
    <div className={styles.page}>
      <p className={filtered ? styles.status : styles.statusQuiet} role="status">
        {query['keyword'] === undefined
          ? words['news.foundCount'](found.total)
          : words['news.found'](query['keyword'], found.total)}
      </p>
      {filtered ? null : <FeedLink columnId={columnId} />}
      <ListBody
        found={found}
        path={record.path}
        query={query}
        none={
          <NothingHere
            text={filtered ? words['news.none'] : words['news.empty']}
            clear={
              filtered
                ? { name: words['news.clear'], href: listAddress(record.path, { column: columnId }, {}) }
                : undefined
            }
            className={styles.none}
          />
        }
      >
        <MonthRuns articles={found.list} hrefOf={(article) => articlePath(detailPath, article)} />
      </ListBody>
      <ListPages found={found} path={record.path} query={query} total={words['news.total']} />
    </div>
  );
}
