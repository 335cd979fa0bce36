import { Icon, RiskLevel, SectionHead, TextLink } from '@bank/ui';
import { COLUMNS, type Fund, type FundArticleSummary } from '@bank/contract';
import { shortDay } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { FundBanner } from '../parts/FundBanner.tsx';
import { FundNotes } from '../parts/FundNotes.tsx';
import {
  FUND_COMPARE_PATH,
  FUND_LIST_PATH,
  fundNewsPath,
  fundPath,
} from '../../../parts/links/fund-paths.ts';
import { RecentFunds } from '../parts/RecentFunds.tsx';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { glossaryPath } from '../../../parts/terms/glossary-path.ts';
import { riskNumber } from '../../../base/format/risk-number.ts';
import styles from './FundHomePage.module.css';
import type { FundHomeData } from './load-fund-home.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';

/** Find by name or by class, see the classes' funds, read what is new, learn. */
export function FundHomePage({ data, language }: PageProps<FundHomeData>) {
  const { words: site } = useSite();
  const words = useWords(fundWords);
  const { classes, ranked, news, notices, study } = data;
  return (
    <>
      <FundBanner>
        <p className={styles.lead}>{words['funds.homeLead']}</p>
        <form
          className={styles.search}
          method="get"
          action={FUND_LIST_PATH}
          role="search"
          aria-label={words['funds.homeSearch']}
        >
          <input
            className={styles.field}
            type="search"
            name="keyword"
            maxLength={50}
            placeholder={words['funds.keywordHint']}
            aria-label={words['funds.keyword']}
          />
          <button className={styles.go} type="submit">
            <Icon name="search" />
            {words['funds.search']}
          </button>
        </form>
      </FundBanner>
      <div className={styles.page}>
        <RecentFunds />
        <section aria-labelledby="fund-classes">
          <SectionHead id="fund-classes" title={words['funds.homeClasses']} />
          <ul className={styles.classes}>
            {classes.map(({ code, name, count }) => (
              <li key={code}>
                <a href={FUND_LIST_PATH + searchText({ type: code })}>
                  <b>{name}</b>
                  <span>{words['funds.homeCount'](count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="fund-ranking" data-elder-hide="">
          <SectionHead
            id="fund-ranking"
            title={words['funds.homeRanking']}
            caption={words['funds.homeRankingNote']}
            more={
              <TextLink variant="more" href={FUND_LIST_PATH}>
                {words['funds.emptyAll']}
              </TextLink>
            }
          />
          <div className={styles.ranked}>
            {ranked.map(({ fundType, funds }) => (
              <Ranking key={fundType} fundType={fundType} funds={funds} />
            ))}
            <nav className={styles.read} aria-labelledby="fund-read">
              <h3 id="fund-read">{words['funds.homeRead']}</h3>
              <ul>
                <Way
                  href={FUND_COMPARE_PATH}
                  name={words['funds.homeCompare']}
                  text={words['funds.homeCompareText']}
                />
                <Way
                  href={glossaryPath(language)}
                  name={words['funds.homeGlossary']}
                  text={words['funds.homeGlossaryText']}
                />
                <Way
                  href={fundNewsPath(COLUMNS.fundStudy)}
                  name={site['home.fundStudy']}
                  text={words['funds.homeStudyText']}
                />
              </ul>
            </nav>
          </div>
        </section>
        <section aria-labelledby="fund-articles">
          <SectionHead id="fund-articles" title={words['funds.homeNews']} />
          <div className={styles.articles}>
            <Articles title={site['home.fundNews']} column={COLUMNS.fundNews} list={news} />
            <Articles title={site['home.fundNotices']} column={COLUMNS.fundNotices} list={notices} />
            <Articles title={site['home.fundStudy']} column={COLUMNS.fundStudy} list={study} />
          </div>
        </section>
        <FundNotes isRanked />
      </div>
    </>
  );
}

function Ranking({ fundType, funds }: { fundType: Fund['fundType']; funds: readonly Fund[] }) {
  const here = useSite();
  const { words: site } = here;
  const words = useWords(fundWords);
  const name = site['home.fundTypes'][fundType];
  const isMoney = funds[0]?.sevenDayYield !== undefined;
  const [first] = funds;
  return (
    <div className={styles.ranking}>
      <table className={styles.table}>
        <caption>
          {name}
          {first === undefined || first.navDate === '' ? null : (
            <span> {words['funds.asOf'](shortDay(first.navDate, here))}</span>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words['funds.name']}</th>
            <th scope="col">{words['funds.column'][isMoney ? 'INCOME' : 'NAV']}</th>
            <th scope="col">{isMoney ? words['funds.column']['YIELD'] : words['funds.window']['Y1']}</th>
          </tr>
        </thead>
        <tbody>
          {funds.map((fund) => (
            <tr key={fund.fundCode}>
              <th scope="row">
                <a href={fundPath(fund.fundCode)}>{fund.fundName}</a>
                <span className={styles.facts}>
                  <span className="num">{fund.fundCode}</span>{' '}
                  <RiskLevel level={riskNumber(fund.riskLevel)} code={fund.riskLevel} />
                </span>
              </th>
              <td className="num">{isMoney ? decimal(fund.tenThousandIncome) : decimal(fund.unitNav)}</td>
              <td className="num">
                {isMoney ? (
                  formatPercent(fund.sevenDayYield ?? '0', 3)
                ) : (
                  <RateChange value={fund.returns.Y1 ?? ''} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextLink href={FUND_LIST_PATH + searchText({ type: fundType })}>
        {words['funds.homeAll'](name)}
      </TextLink>
    </div>
  );
}

const decimal = (value: string | undefined) =>
  value === undefined || value === '' ? '–' : formatDecimal(value, 4);

function Way({ href, name, text }: { href: string; name: string; text: string }) {
  return (
    <li>
      <a href={href}>
        <b>{name}</b>
        <span>{text}</span>
      </a>
    </li>
  );
}

function Articles({
  title,
  column,
  list,
}: {
  title: string;
  column: string;
  list: readonly FundArticleSummary[];
}) {
  const here = useSite();
  const words = useWords(fundWords);
  return (
    <div>
      <h3 className={styles.articlesTitle}>
        <a href={fundNewsPath(column)}>
          {title}
          <Icon name="chevron-right" size={13} />
        </a>
      </h3>
      {list.length === 0 ? <p className={styles.none}>{words['funds.homeNothing']}</p> : null}
      <ul className={styles.list}>
        {list.map(({ id, title: name, publishDate }) => (
          <li key={id}>
            <a href={fundNewsPath(column, { id })}>{name}</a>
            <time className="num" dateTime={publishDate}>
              {shortDay(publishDate, here)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
