import { Icon, SectionHead } from '@bank/ui';
import { COLUMNS, type FieldFund, type FundArticleSummary } from '@bank/contract';
import { shortDay } from '../../../base/format/day.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { CompareTray } from '../../../parts/compare/CompareTray.tsx';
import { FUND_COMPARE_PATH, fundNewsPath } from '../../../parts/links/fund-paths.ts';
import { fundHomeWords } from '../../../words/funds/fund-home/words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { FundBanner } from '../parts/FundBanner.tsx';
import { FundNotes } from '../parts/FundNotes.tsx';
import { RecentFunds } from '../parts/RecentFunds.tsx';
import { fundTrayWords } from '../parts/fund-tray-words.ts';
import type { FieldTableProps } from './FieldTable.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FundHomePage.module.css';
import { FundSearch } from './FundSearch.tsx';
import type { RankingProps } from './Ranking.tsx';
import type { FundFieldProps } from './field/FundField.tsx';
import type { FundHomeData } from './load-fund-home.ts';

/** It can be read as the server drew it. */
export const fundField = latePart<FundFieldProps>(
  'fund-field',
  () => import('./field/FundField.tsx').then(({ FundField }) => FundField),
  'touched',
);

/** In place of the field, where the address asks for it. */
export const fieldTable = latePart<FieldTableProps>('field-table', () =>
  import('./FieldTable.tsx').then(({ FieldTable }) => FieldTable),
);

export const fundRanking = latePart<RankingProps>('ranking', () =>
  import('./Ranking.tsx').then(({ Ranking }) => Ranking),
);

/** All funds by risk and return, how deep they fell, who led, and what is new. */
export function FundHomePage({ data, record, query }: PageProps<FundHomeData>) {
  const to = useAddress();
  const words = useWords(fundHomeWords);
  const all = useWords(fundWords);
  const { path } = record;
  const { field, raising, ended, year, table, classes, total, ranking, news, notices, study } = data;
  const level = query['risk'] as FieldFund['riskLevel'] | undefined;
  return (
    <>
      <FundBanner>
        <p className={styles.lead}>{words['zone.lead'](total)}</p>
        <FundSearch />
      </FundBanner>
      {table === undefined ? (
        <fundField.Part
          key={level}
          field={field}
          raising={raising}
          ended={ended}
          year={year}
          level={level}
          path={path}
        />
      ) : (
        <fieldTable.Part found={table} path={path} query={query} />
      )}
      <div className={styles.page}>
        {ranking === undefined ? null : (
          <fundRanking.Part {...ranking} classes={classes} total={total} path={path} />
        )}
        <RecentFunds />
        <section aria-labelledby="fund-articles">
          <SectionHead id="fund-articles" title={words['zone.news']} />
          <div className={styles.articles}>
            <Articles name="home.fundNews" column={COLUMNS.fundNews} list={news} />
            <Articles name="home.fundNotices" column={COLUMNS.fundNotices} list={notices} />
            <Articles name="home.fundStudy" column={COLUMNS.fundStudy} list={study} />
          </div>
        </section>
        <FundNotes isRanked />
        <CompareTray kind="fund" path={to(FUND_COMPARE_PATH)} words={fundTrayWords(all)} />
      </div>
    </>
  );
}

interface ArticlesProps {
  name: 'home.fundNews' | 'home.fundNotices' | 'home.fundStudy';
  column: string;
  list: readonly FundArticleSummary[];
}

function Articles({ name, column, list }: ArticlesProps) {
  const to = useAddress();
  const here = useSite();
  const words = useWords(fundHomeWords);
  return (
    <div>
      <h3 className={styles.articlesTitle}>
        <a href={to(fundNewsPath(column))}>
          {here.words[name]}
          <Icon name="chevron-right" size={13} />
        </a>
      </h3>
      {list.length === 0 ? <p className={styles.none}>{words['zone.nothing']}</p> : null}
      <ul className={styles.list}>
        {list.map(({ id, title, publishDate }) => (
          <li key={id}>
            <a href={to(fundNewsPath(column, { id }))}>{title}</a>
            <time className="num" dateTime={publishDate}>
              {shortDay(publishDate, here)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
