import { CompareTray } from '../../../../parts/compare/CompareTray.tsx';
import { Filters } from '../../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../../parts/lists/filters/ResultBar.tsx';
import { addressWithout, chosenFilters } from '../../../../parts/lists/filters/filter-address.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { isNavOld } from '../../../../base/format/nav-age.ts';
import type { PageProps } from '../../../../base/page/page-module.ts';
import { wealthTrayWords } from '../../parts/wealth-tray-words.ts';
import { comparePath, wealthSection } from '../../../../parts/wealth/wealth-paths.ts';
import { ListBody } from '../../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../../parts/lists/ListPages.tsx';
import { NothingMatches } from '../../../../parts/lists/filters/NothingMatches.tsx';
import { ReadingTip } from './ReadingTip.tsx';
import { WealthRows } from './WealthRows.tsx';
import { useAddress } from '../../../../parts/links/use-address.ts';
import styles from './WealthList.module.css';
import { SORTS } from './list-query.ts';
import type { WealthListData } from './load-wealth-list.ts';
import { WEALTH_FORM, wealthFilters, wealthKeyword } from './wealth-filters.ts';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';

/** Without `prodCode`: the products of a section, filtered, sorted and paged by the address (WLTH-1, WLTH-2). */
export function WealthList({
  data: { found, organs, openings },
  record,
  query,
  language,
}: PageProps<WealthListData>) {
  const to = useAddress();
  const { today } = useSite();
  const words = useWords(wealthWords);
  const trayWords = wealthTrayWords(words);
  const { path } = record;
  const section = wealthSection(path);
  const { first, more } = wealthFilters({ words, query, language, section, organs });
  const keyword = wealthKeyword(query, words);
  const groups = [...first, ...more];
  const chosen = chosenFilters(path, query, groups, keyword);
  const clearHref = addressWithout(path, query, groups, keyword);
  const pages = Math.ceil(found.total / found.pageSize);
  const { page: _page, sort, ...unsorted } = query;
  // Some products have net values less often; of all of them the newest one tells.
  const isOld = chosen.length === 0 && found.dataDate !== undefined && isNavOld(found.dataDate, today);
  return (
    <div className={styles.page}>
      <p className={styles.risk}>{words['home.wealthNote']}</p>
      <Filters
        id={WEALTH_FORM}
        path={path}
        query={query}
        fields={{ column: query['column'], sort }}
        keyword={keyword}
        groups={first}
        more={more}
        words={{
          form: words['wealth.filters'],
          search: words['wealth.search'],
          apply: words['wealth.apply'],
          more: words['wealth.more'],
          chosen: words['wealth.chosen'],
          clear: words['wealth.clear'],
          remove: words['wealth.remove'],
        }}
      />
      <ResultBar
        count={words['wealth.found'](found.onSale, found.total)}
        note={
          found.dataDate &&
          words[isOld ? 'wealth.asOfOld' : 'wealth.asOf'](dayInData(found.dataDate, language))
        }
        sort={{
          group: {
            kind: 'SELECT',
            name: 'sort',
            label: words['wealth.sort'],
            any: words['wealth.sortNone'],
            options: Object.keys(SORTS).map((value) => ({
              value,
              label: words['wealth.sorts'][value] ?? value,
            })),
            chosen: sort,
          },
          action: path,
          fields: unsorted,
          apply: words['wealth.sortApply'],
        }}
      />
      <ListBody
        found={found}
        path={path}
        query={query}
        none={
          <NothingMatches
            chosen={chosen}
            clearHref={clearHref}
            words={{
              text: words['wealth.empty'],
              advice: words['wealth.emptyTry'],
              without: words['wealth.emptyWithout'],
              all: words['wealth.emptyAll'],
              call: words['wealth.emptyCall'],
            }}
          />
        }
      >
        {' '}
        <>
          <WealthRows
            path={path}
            query={query}
            caption={words['wealth.caption'](found.pageNum, pages)}
            products={found.list}
            openings={openings}
          />
          <ReadingTip page={found.pageNum} />
        </>
      </ListBody>
      <ListPages
        found={found}
        path={path}
        query={query}
        total={words['news.total']}
        label={words['wealth.pages']}
      />
      <CompareTray kind="wealth" path={to(comparePath(section))} words={trayWords} />
    </div>
  );
}
