import { ListSearch } from '../../list-search/ListSearch.tsx';
import { useWords } from '../../state/site-context.ts';
import type { PageQuery } from '../../routing/page-module.ts';
import { listAddress } from './news-address.ts';
import type { NewsListData } from './load-news-list.ts';
import styles from './NewsFilter.module.css';

interface NewsFilterProps {
  data: Pick<NewsListData, 'years' | 'hasEarlier' | 'columnName'>;
  path: string;
  query: PageQuery;
}

/** Year chips and a keyword field; links and a form, so that filtering works without script. */
export function NewsFilter({ data, path, query }: NewsFilterProps) {
  const words = useWords();
  const chips = [
    { year: undefined, name: words['news.all'] },
    ...data.years.map((year) => ({ year, name: year })),
    ...(data.hasEarlier ? [{ year: 'earlier', name: words['news.earlier'] }] : []),
  ];
  const prompt = words['news.searchIn'](data.columnName);
  return (
    <div className={styles.filter}>
      <nav aria-label={words['news.years']}>
        <ul className={styles.chips}>
          {chips.map(({ year, name }) => (
            <li key={name}>
              <a
                className={styles.chip}
                href={listAddress(path, query, { year })}
                aria-current={query['year'] === year ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ListSearch
        action={path}
        fields={{ column: query['column'], year: query['year'], fundCode: query['fundCode'] }}
        keyword={query['keyword']}
        words={{ prompt, field: words['news.searchLabel'], go: words['news.search'] }}
      />
    </div>
  );
}
