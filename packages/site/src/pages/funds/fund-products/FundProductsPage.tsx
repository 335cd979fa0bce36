import { Icon } from '@bank/ui';
import { FUND_WINDOWS } from '@bank/contract';
import { CompareTray } from '../../../parts/compare/CompareTray.tsx';
import { keywordFilter } from '../../../parts/lists/filters/filter-group.ts';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { NothingMatches } from '../../../parts/lists/filters/NothingMatches.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { addressWithout, chosenFilters } from '../../../parts/lists/filters/filter-address.ts';
import { dayInData } from '../../../base/format/day.ts';
import { isNavOld } from '../../../base/format/nav-age.ts';
import { FundBanner } from '../parts/FundBanner.tsx';
import { FundNotes } from '../parts/FundNotes.tsx';
import { FUND_COMPARE_PATH } from '../../../parts/links/fund-paths.ts';
import { fundTrayWords } from '../parts/fund-tray-words.ts';
import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { ListBody } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FundProductsPage.module.css';
import { FundClasses } from './FundClasses.tsx';
import { FundLimits } from './FundLimits.tsx';
import { FundRows } from './FundRows.tsx';
import { fundFilters } from './fund-filters.ts';
import { USUAL_WINDOW, sortOf, sortsFor, windowOf } from './fund-query.ts';
import { listDownload } from './list-download.ts';
import type { FundProductsData } from './load-fund-products.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';

/** All funds: a class, a window and some limits, ranked and paged by the address. */
export function FundProductsPage({ data, record, query, language }: PageProps<FundProductsData>) {
  const to = useAddress();
  const { words: site, today } = useSite();
  const words = useWords(fundWords);
  const trayWords = fundTrayWords(words);
  const { found, classes, companies } = data;
  const { path } = record;
  const limits = {
    keyword: keywordFilter(query, {
      label: words['funds.keyword'],
      placeholder: words['funds.keywordHint'],
    }),
    groups: fundFilters({ words, site, query, companies, language }),
  };
  const chosen = chosenFilters(path, query, limits.groups, limits.keyword);
  const clearHref = addressWithout(path, query, limits.groups, limits.keyword);
  const pages = Math.ceil(found.total / found.pageSize);
  const { page: _page, sort: _sort, ...unsorted } = query;
  const window = windowOf(query);
  // Some classes have net values less often; of all funds the newest one tells.
  const isOld = chosen.length === 0 && found.dataDate !== undefined && isNavOld(found.dataDate, today);
  return (
    <>
      <FundBanner>
        <p className={styles.lead}>{words['funds.homeLead']}</p>
      </FundBanner>
      <div className={styles.page}>
        <FundClasses path={path} query={query} classes={classes} />
        <FundLimits {...{ path, query, language, classes, limits, clearHref }} />
        <div className={styles.windows} data-stay="">
          <ChoiceLinks
            label={words['funds.windows']}
            choices={FUND_WINDOWS.map((code) => ({
              name: words['funds.window'][code] ?? code,
              href: addressWith(path, query, { window: code === USUAL_WINDOW ? undefined : code }),
              isCurrent: code === window,
            }))}
          />
        </div>
        <ResultBar
          count={words['funds.found'](found.onSale, found.total)}
          note={
            found.dataDate &&
            words[isOld ? 'funds.asOfOld' : 'funds.asOf'](dayInData(found.dataDate, language))
          }
          sort={{
            group: {
              kind: 'SELECT',
              name: 'sort',
              label: words['funds.sort'],
              any: '',
              options: sortsFor(query).map((value) => ({
                value,
                label: words['funds.sorts'][value] ?? value,
              })),
              chosen: sortOf(query),
            },
            action: path,
            fields: unsorted,
            apply: words['funds.sortApply'],
          }}
        />
        <div className={styles.tools}>
          <ColumnChooser path={path} query={query} />
          <a className={styles.download} href={listDownload(query, language)} download="">
            <Icon name="download" />
            {words['funds.download']}
          </a>
        </div>
        <ListBody
          found={found}
          path={path}
          query={query}
          none={
            <NothingMatches
              chosen={chosen}
              clearHref={clearHref}
              words={{
                text: words['funds.empty'],
                advice: words['funds.emptyTry'],
                without: words['funds.emptyWithout'],
                all: words['funds.emptyAll'],
              }}
            />
          }
        >
          {' '}
          <FundRows
            caption={words['funds.caption'](words['funds.window'][window] ?? '', found.pageNum, pages)}
            funds={found.list}
            path={path}
            query={query}
          />
        </ListBody>
        <ListPages
          found={found}
          path={path}
          query={query}
          total={site['news.total']}
          label={words['funds.pages']}
        />
        <p className={styles.trendNote}>{words['funds.trendNote']}</p>
        <FundNotes isRanked />
        <CompareTray kind="fund" path={to(FUND_COMPARE_PATH)} words={trayWords} />
      </div>
    </>
  );
}
