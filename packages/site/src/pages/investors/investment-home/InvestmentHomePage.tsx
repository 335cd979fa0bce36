import { COLUMNS } from '@bank/contract';
import { Icon, RailFacts, SectionHead, TextLink } from '@bank/ui';
import { Figures } from '../../../parts/blocks/Figures.tsx';
import { AnnouncementRows } from '../parts/AnnouncementRows.tsx';
import { Contacts } from '../parts/Contacts.tsx';
import { EventRows } from '../parts/EventRows.tsx';
import { KeyFiguresTable } from '../parts/KeyFiguresTable.tsx';
import { LEVELS, RATIOS } from '../parts/figures/figure-columns.ts';
import { SharePrice } from '../parts/share-price/SharePrice.tsx';
import { QuoteCard } from '../parts/QuoteCard.tsx';
import { HomeBanner } from '../../../parts/banner/HomeBanner.tsx';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { keyFiguresCsv } from '../parts/investment-files.ts';
import { investmentList } from '../parts/investment-paths.ts';
import { homeFacts } from './home-facts.ts';
import type { InvestmentHomeData } from './load-investment-home.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './InvestmentHomePage.module.css';

/* Named by each page, so that their styles come with the page. */
export const figureColumns = latePart('figure-columns', () =>
  import('../parts/figures/FigureColumns.tsx').then(({ FigureColumns }) => FigureColumns),
);
export const ratioLines = latePart('ratio-lines', () =>
  import('../parts/figures/RatioLines.tsx').then(({ RatioLines }) => RatioLines),
);

/** What an investor comes for: results, announcements, reports, dates, the share, whom to ask. */
export function InvestmentHomePage({ data, record, query, language }: PageProps<InvestmentHomeData>) {
  const words = useWords(investmentWords);
  const { figures, announcements, reports, years, dates, contact, pages } = data;
  const listOf = (column: string) => investmentList(column, language);
  const more = (column: string, name: string) => (
    <TextLink variant="more" href={listOf(column)}>
      {name}
    </TextLink>
  );
  return (
    <>
      <HomeBanner
        record={record}
        lead={words.homeLead}
        rail={<RailFacts facts={homeFacts(data, language, words)} />}
      />
      <Figures
        figures={figures}
        words={{
          title: words.figures,
          more: words.figuresMore,
          failed: words.nothing,
          empty: words.nothing,
        }}
      />
      <SharePrice path={record.path} query={query} />
      <div className={styles.columns}>
        <section className={styles.opened} aria-labelledby="announcements">
          <SectionHead
            id="announcements"
            title={words.latestAnnouncements}
            more={more(COLUMNS.announcements, words.allAnnouncements)}
          />
          <AnnouncementRows announcements={announcements} />
        </section>
        <div className={styles.beside}>
          <section className={styles.opened} aria-labelledby="dates">
            <SectionHead
              id="dates"
              title={words.dates}
              more={more(COLUMNS.investorCalendar, words.allDates)}
            />
            {dates.length === 0 ? <p>{words.noUpcoming}</p> : <EventRows events={dates} />}
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
      <div className={styles.surface}>
        <section className={styles.whole} aria-labelledby="key-figures">
          <SectionHead
            id="key-figures"
            title={words.changes(years.length)}
            caption={words.changesCaption}
            more={more(COLUMNS.periodicReports, words.fullTable)}
          />
          <figureColumns.Part years={years} />
          <AsTable years={years} codes={LEVELS} caption={words.changes(years.length)} />
        </section>
        <section className={styles.whole} aria-labelledby="ratios">
          <SectionHead
            id="ratios"
            title={words.ratios}
            caption={words.ratiosCaption}
            more={more(COLUMNS.capital, words.capitalMore)}
          />
          <ratioLines.Part years={years} latest={figures} />
          <AsTable years={years} latest={figures} codes={RATIOS} caption={words.ratios} />
        </section>
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

interface AsTableProps {
  years: InvestmentHomeData['years'];
  latest?: InvestmentHomeData['figures'];
  codes: readonly string[];
  caption: string;
}

function AsTable(table: AsTableProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  return (
    <div className={styles.ways}>
      <details className={styles.asTable}>
        <summary>{words.asTable}</summary>
        <KeyFiguresTable {...table} />
      </details>
      <a href={keyFiguresCsv(language)} download="">
        <Icon name="download" />
        {words.csv}
      </a>
    </div>
  );
}
