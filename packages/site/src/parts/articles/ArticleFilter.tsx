import { COLUMNS } from '@bank/contract';
import { ListSearch } from '../lists/ListSearch.tsx';
import { useWords } from '../../base/state/site-context.ts';
import type { PageQuery } from '../../base/page/page-module.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { FilterChips } from '../lists/FilterChips.tsx';
import { ListTools } from '../lists/ListTools.tsx';
import { listAddress } from './article-list-address.ts';
import type { ArticleListData } from './load-article-list.ts';

interface ArticleFilterProps {
  data: Pick<ArticleListData, 'years' | 'hasEarlier' | 'columnId' | 'columnName'>;
  path: string;
  query: PageQuery;
}

/** Year chips and a keyword field; links and a form, so that filtering works without script. */
export function ArticleFilter({ data, path, query }: ArticleFilterProps) {
  const words = useWords();
  const chips = [
    { year: undefined, name: words['news.all'] },
    ...data.years.map((year) => ({ year, name: year })),
    ...(data.hasEarlier ? [{ year: 'earlier', name: words['news.earlier'] }] : []),
  ];
  // One year is the whole list; it stays a choice only where it has been chosen.
  const narrows = chips.length > 2 || query['year'] !== undefined;
  const prompt = words['news.searchIn'](data.columnName);
  return (
    <ListTools>
      <ListSearch
        action={path}
        fields={{
          column: query['column'],
          year: query['year'],
          category: query['category'],
          fundCode: query['fundCode'],
        }}
        keyword={query['keyword']}
        words={{ prompt, field: words['news.searchLabel'], go: words['news.search'] }}
      />
      {narrows ? (
        <FilterChips
          label={words['news.years']}
          chips={chips.map(({ year, name }) => ({
            name,
            href: listAddress(path, query, { year }),
            isCurrent: query['year'] === year,
          }))}
        />
      ) : null}
      {data.columnId === COLUMNS.informationDisclosure ? <CategoryChips path={path} query={query} /> : null}
    </ListTools>
  );
}
