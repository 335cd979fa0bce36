import { ChosenFilters } from '../../../../parts/lists/filters/ChosenFilters.tsx';
import { ListBody, NothingHere } from '../../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../../parts/lists/ListPages.tsx';
import { ResultBar } from '../../../../parts/lists/filters/ResultBar.tsx';
import { SortedStatus } from '../../../../parts/lists/SortedStatus.tsx';
import { dayInData } from '../../../../base/format/day.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { Answers } from '../answers/Answers.tsx';
import type { SearchFound } from '../load-search.ts';
import { placeOf, searchAddress, SORTS } from '../search-place.ts';
import { Hit } from './Hit.tsx';
import { OtherKeywords } from './OtherKeywords.tsx';
import { ResultTabs } from './ResultTabs.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import styles from './Found.module.css';

interface FoundProps {
  found: SearchFound;
  path: string;
  query: PageQuery;
}

/** Tabs, what limits the list, answers, the list and its pages. */
export function Found({ found: { result, counts, answers, facets }, path, query }: FoundProps) {
  const { language } = useSite();
  const words = useWords(searchWords);
  const place = placeOf(query);
  const { keyword } = place;
  const kept = Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string] => entry[0] !== 'page' && entry[1] !== undefined,
    ),
  );
  const { sort: _sort, ...unsorted } = kept;
  const limits = [
    ...(place.tab === 'ALL'
      ? []
      : [{ label: words.tab[place.tab], href: searchAddress(path, query, { type: undefined }) }]),
    ...facets.flatMap(({ facet, values }) => {
      const chosen = query[facet];
      if (chosen === undefined) return [];
      const name = values.find(({ value }) => value === chosen)?.name ?? chosen;
      return [{ label: name, href: searchAddress(path, query, { [facet]: undefined }) }];
    }),
    ...(place.period === undefined
      ? []
      : [{ label: words.periods[place.period], href: searchAddress(path, query, { period: undefined }) }]),
    ...(place.from === undefined
      ? []
      : [
          {
            label: words.fromDay(dayInData(place.from, language)),
            href: searchAddress(path, query, { from: undefined, to: place.to }),
          },
        ]),
    ...(place.to === undefined
      ? []
      : [
          {
            label: words.toDay(dayInData(place.to, language)),
            href: searchAddress(path, query, { from: place.from, to: undefined }),
          },
        ]),
  ];
  const shown = result.correctedKeyword;
  return (
    <>
      <ResultTabs counts={counts} path={path} query={query} />
      <ChosenFilters
        filters={limits}
        clearHref={searchAddress(path, { keyword, sort: query['sort'] }, {})}
        words={{ label: words.chosen, clear: words.clear, remove: words.remove }}
      />
      {shown === undefined ? null : <p className={styles.corrected}>{words.corrected(shown, keyword)}</p>}
      {result.partly === undefined ? null : (
        <p className={styles.corrected}>{words.partly(shown ?? keyword, result.partly.found)}</p>
      )}
      <ResultBar
        count={words.found(shown ?? keyword, result.total)}
        sort={{
          group: {
            kind: 'SELECT',
            name: 'sort',
            label: words.sort,
            any: '',
            options: SORTS.map((value) => ({ value, label: words.sorts[value] })),
            chosen: place.sort,
          },
          action: path,
          fields: unsorted,
          apply: words.apply,
        }}
      />
      <SortedStatus choice={words.sorts[place.sort]} />
      <OtherKeywords label={words.didYouMean} keywords={result.suggestions} path={path} />
      {place.page === 1 && place.tab === 'ALL' ? <Answers answers={answers} /> : null}
      <ListBody
        found={result}
        path={path}
        query={query}
        none={<NothingHere text={words.nothingFiltered} className={styles.none} />}
      >
        <ol className={styles.list} aria-label={words.results}>
          {result.list.map((hit) => (
            <li key={hit.id}>
              <Hit hit={hit} />
            </li>
          ))}
        </ol>
      </ListBody>
      {/* How many there are stands over the list. */}
      <ListPages found={result} path={path} query={query} total={() => ''} />
      <OtherKeywords label={words.related} keywords={result.relatedKeywords} path={path} />
    </>
  );
}
