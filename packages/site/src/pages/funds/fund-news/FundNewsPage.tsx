import { FundBanner } from '../parts/FundBanner.tsx';
import { fundNewsPath, fundPath } from '../../../parts/links/fund-paths.ts';
import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { ArticleHead } from '../../../parts/articles/ArticleHead.tsx';
import { ArticleView } from '../../../parts/articles/ArticleView.tsx';
import { ArticleFilter } from '../../../parts/articles/ArticleFilter.tsx';
import { ArticleList } from '../../../parts/articles/ArticleList.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FundNewsPage.module.css';
import { FAMILIES, type FundNewsData } from './load-fund-news.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** A family of articles by year and keyword, or one of its articles. */
export function FundNewsPage(props: PageProps<FundNewsData>) {
  const to = useAddress();
  const { data, record, query, language } = props;
  const words = useWords(fundWords);
  const { column, article, found } = data;
  const name = FAMILIES.find((family) => family.column === column)?.name(language) ?? record.name;
  const { fundCode } = query;
  return (
    <>
      <FundBanner titleAs={article === undefined ? 'h1' : 'p'} title={name} />
      <div className={styles.page}>
        <div className={styles.families}>
          <ChoiceLinks
            label={words['funds.newsFamilies']}
            look="tabs"
            choices={FAMILIES.map((family) => ({
              name: family.name(language),
              href: to(fundNewsPath(family.column)),
              isCurrent: family.column === column,
            }))}
          />
        </div>
        {found === undefined || fundCode === undefined ? null : (
          <p className={styles.about}>
            {words['funds.newsAbout'](fundCode)}{' '}
            <a href={to(fundPath(fundCode))}>{words['funds.newsFund']}</a>{' '}
            <a href={to(fundNewsPath(column))}>{words['funds.newsAboutAll']}</a>
          </p>
        )}
        {article === undefined ? null : (
          <>
            <ArticleHead data={article} language={language} />
            <ArticleView {...props} data={article} />
          </>
        )}
        {article?.fundCode === undefined ? null : (
          <p className={styles.about}>
            <a href={to(fundPath(article.fundCode))}>{words['funds.newsFund']}</a>
          </p>
        )}
        {found === undefined ? null : (
          <>
            <ArticleFilter
              data={{ columnId: column, columnName: name, years: found.years, hasEarlier: false }}
              path={record.path}
              query={query['column'] === undefined ? { ...query, column } : query}
            />
            <ArticleList
              data={{ columnId: column, found }}
              record={record}
              query={query['column'] === undefined ? { ...query, column } : query}
              detailPath={record.path}
            />
          </>
        )}
      </div>
    </>
  );
}
