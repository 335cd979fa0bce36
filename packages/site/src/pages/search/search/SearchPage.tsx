import { useEffect } from 'react';
import {
  SEARCH_FACETS,
  addHotSearch,
  type RouteDef,
  type SearchCount,
  type SearchResult,
} from '@bank/contract';
import { RailFacts, type BannerPicture } from '@bank/ui';
import { browserClients } from '../../../base/page/browser-clients.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { SearchAside } from './aside/SearchAside.tsx';
import { Found } from './found/Found.tsx';
import { SearchHero } from './hero/SearchHero.tsx';
import { NothingFound } from './nothing/NothingFound.tsx';
import { SearchAway } from './nothing/SearchAway.tsx';
import { SearchFilters } from './filters/SearchFilters.tsx';
import type { SearchData } from './load-search.ts';
import { TABS, placeOf } from './search-place.ts';
import { bannerPicture } from '../../../parts/banner/banner-picture.ts';
import { searchWords } from '../../../words/common/search-page/words.ts';
import styles from './SearchPage.module.css';

const KINDS = TABS.filter((tab) => tab !== 'ALL');

/** /search and /en/search: the field, and what was found for the keyword in the address. */
export function SearchPage({ data, record, query }: PageProps<SearchData>) {
  const place = placeOf(query);
  const { found, problem, hot } = data;
  useHotSearch(found !== undefined && place.page === 1 ? place.keyword : '');
  const limits = ['type', 'period', 'from', 'to', ...SEARCH_FACETS];
  const isNarrowed = limits.some((limit) => query[limit] !== undefined);
  const isShown = found !== undefined && (found.result.total > 0 || isNarrowed);
  return (
    <div>
      <SearchHero
        path={record.path}
        keyword={place.keyword}
        picture={pictureOf(record)}
        rail={found === undefined ? undefined : <Counts counts={found.counts} />}
      />
      <div className={styles.columns} data-filtered={isShown} data-found={found && foundFor(found.result)}>
        {isShown ? <SearchFilters path={record.path} query={query} facets={found.facets} /> : null}
        <div className={styles.main}>
          {problem !== undefined ? <SearchAway problem={problem} /> : null}
          {found === undefined ? null : isShown ? (
            <Found found={found} path={record.path} query={query} />
          ) : (
            <NothingFound found={found} keyword={place.keyword} />
          )}
          {found === undefined && problem === undefined ? <SearchAway problem={undefined} /> : null}
        </div>
        <SearchAside path={record.path} hot={hot} />
      </div>
    </div>
  );
}

function Counts({ counts }: { counts: readonly SearchCount[] }) {
  const words = useWords(searchWords);
  const facts = KINDS.map((kind) => ({
    label: words.tab[kind],
    value: String(counts.find(({ docType }) => docType === kind)?.count ?? 0),
  }));
  return <RailFacts facts={facts} />;
}

function pictureOf({ banner }: RouteDef): BannerPicture | undefined {
  return bannerPicture(banner?.imgUrl, banner?.phoneImgUrl, banner?.forms);
}

/** For the visit records: how much was found for the very keyword, not for what it was taken for or for a part of it. */
function foundFor({ total, correctedKeyword, partly }: SearchResult): number {
  return correctedKeyword === undefined && partly === undefined ? total : 0;
}

/** What was searched for counts towards the hot searches or, where it found nothing, what editors learn from; which is nobody's concern. */
function useHotSearch(keyword: string): void {
  const { language } = useSite();
  useEffect(() => {
    if (keyword !== '') browserClients[language].call(addHotSearch, { keyword }).catch(() => undefined);
  }, [keyword, language]);
}
