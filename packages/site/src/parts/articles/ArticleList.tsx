import { ListBody, NothingHere } from '../lists/ListBody.tsx';
import { ListPages } from '../lists/ListPages.tsx';
import { useWords } from '../../base/state/site-context.ts';
import type { PageProps } from '../../base/page/page-module.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { ArticleFilter } from './ArticleFilter.tsx';
import { listAddress } from './article-list-address.ts';
import { articlePath } from './article-path.ts';
import type { ArticleListData } from './load-article-list.ts';
import styles from './ArticleList.module.css';

type ArticleListProps = Pick<PageProps<ArticleListData>, 'data' | 'record' | 'query'> & {
  /** Where an article of the list is read; `id` and `column` are added. */
  detailPath: string;
};

/** One list of articles for every family of them: year and keyword in the address. */
export function ArticleList({ data, record, query, detailPath }: ArticleListProps) {
  const words = useWords();
  const { found, columnId } = data;
  const filtered = [query['keyword'], query['year'], query['category']].some((limit) => limit !== undefined);
  return (
    <div className={styles.page}>
      <ArticleFilter data={data} path={record.path} query={query} />
      <p className={filtered ? styles.status : styles.statusQuiet} role="status">
        {query['keyword'] === undefined
          ? words['news.foundCount'](found.total)
          : words['news.found'](query['keyword'], found.total)}
      </p>
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
        <ol className={styles.list}>
          {found.list.map((article) => (
            <li key={article.id}>
              <ArticleRow
                article={article}
                href={articlePath(detailPath, article)}
                pinned={words['news.pinned']}
              />
            </li>
          ))}
        </ol>
      </ListBody>
      <ListPages found={found} path={record.path} query={query} total={words['news.total']} />
    </div>
  );
}
