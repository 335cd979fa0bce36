import { COLUMNS, INVESTMENT_PATHS } from '@bank/contract';
import { SectionHead, TextLink } from '@bank/ui';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { Figures } from '../../../parts/blocks/Figures.tsx';
import { AnnouncementRows } from '../parts/AnnouncementRows.tsx';
import { Contacts } from '../parts/Contacts.tsx';
import { EventRows } from '../parts/EventRows.tsx';
import { KeyFiguresChart } from '../parts/KeyFiguresChart.tsx';
import { QuoteCard } from '../parts/QuoteCard.tsx';
import { HomeBanner } from '../../../parts/banner/HomeBanner.tsx';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { InvestmentHomeData } from './load-investment-home.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './InvestmentHomePage.module.css';

/** What an investor comes for: results, announcements, reports, dates, the share, whom to ask. */
export function InvestmentHomePage({ data, record, language, query }: PageProps<InvestmentHomeData>) {
  const words = useWords(investmentWords);
  const { figures, announcements, reports, years, dates, contact, pages } = data;
  const listOf = (column: string) => `${INVESTMENT_PATHS[language].list}?column=${column}`;
  const more = (column: string, name: string) => (
    <TextLink variant="more" href={listOf(column)}>
      {name}
    </TextLink>
  );
  return (
    <>
      <HomeBanner record={record} />
      <Figures
        figures={figures}
        words={{
          title: words.figures,
          more: words.figuresMore,
          failed: words.nothing,
          empty: words.nothing,
        }}
      />
      <div className={styles.columns}>
        <section className={styles.opened} aria-labelledby="announcements">
          <SectionHead
            id="announcements"
            title={words.latestAnnouncements}
            more={more(COLUMNS.announcements, words.allAnnouncements)}
          />
          <AnnouncementRows announcements={announcements} />
        </section>
        <section className={styles.opened} aria-labelledby="dates">
          <SectionHead id="dates" title={words.dates} more={more(COLUMNS.investorCalendar, words.allDates)} />
          {dates.length === 0 ? <p>{words.noUpcoming}</p> : <EventRows events={dates} />}
        </section>
      </div>
      <div className={styles.surface}>
        <div className={styles.columns}>
          <section className={styles.opened} aria-labelledby="key-figures">
            <SectionHead
              id="key-figures"
              title={words.keyFigures(years.length)}
              more={more(COLUMNS.periodicReports, words.fullTable)}
            />
            <KeyFiguresChart
              years={years}
              figure={query['figure']}
              hrefOf={(figure) => `${addressWith(record.path, query, { figure })}#key-figures`}
            />
          </section>
          <section className={styles.opened} aria-labelledby="reports">
            <SectionHead
              id="reports"
              title={words.latestReports}
              more={more(COLUMNS.periodicReports, words.allReports)}
            />
            <AnnouncementRows announcements={reports} withType={false} />
          </section>
        </div>
      </div>
      <div className={styles.columns}>
        <section className={styles.opened} aria-labelledby="shareholders">
          <SectionHead id="shareholders" title={words.shareholders} />
          <ul className={styles.pages}>
            {pages.map(({ id, name, url, urlType }) => (
              <li key={id}>
                <SiteLink url={url} urlType={urlType}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
          <QuoteCard contact={contact} />
        </section>
        <Contacts contact={contact} />
      </div>
    </>
  );
}
