import { Icon, SectionHead } from '@bank/ui';
import { COLUMNS, type FundArticleSummary } from '@bank/contract';
import { shortDay } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { fundNewsPath } from '../../../parts/links/fund-paths.ts';
import { fundHomeWords } from '../../../words/funds/fund-home/words.ts';
import { FundNotes } from '../parts/FundNotes.tsx';
import { RecentFunds } from '../parts/RecentFunds.tsx';
import styles from './BelowField.module.css';
import { Ranking } from './Ranking.tsx';
import type { FundHomeData } from './load-fund-home.ts';

export interface BelowFieldProps {
  data: FundHomeData;
  path: string;
}

/** Who led, what the visitor looked at, and what is new. */
export function BelowField({ data, path }: BelowFieldProps) {
  const words = useWords(fundHomeWords);
  const { classes, total, ranking, news, notices, study } = data;
  return (
    <div className={styles.below}>
      {ranking === undefined ? null : <Ranking {...ranking} classes={classes} total={total} path={path} />}
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
    </div>
  );
}

interface ArticlesProps {
  name: 'home.fundNews' | 'home.fundNotices' | 'home.fundStudy';
  column: string;
  list: readonly FundArticleSummary[];
}

function Articles({ name, column, list }: ArticlesProps) {
  const here = useSite();
  const words = useWords(fundHomeWords);
  return (
    <div>
      <h3 className={styles.articlesTitle}>
        <a href={fundNewsPath(column)}>
          {here.words[name]}
          <Icon name="chevron-right" size={13} />
        </a>
      </h3>
      {list.length === 0 ? <p className={styles.none}>{words['zone.nothing']}</p> : null}
      <ul className={styles.list}>
        {list.map(({ id, title, publishDate }) => (
          <li key={id}>
            <a href={fundNewsPath(column, { id })}>{title}</a>
            <time className="num" dateTime={publishDate}>
              {shortDay(publishDate, here)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
