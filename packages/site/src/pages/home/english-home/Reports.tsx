import type { ArticleSummary, InvestorEvent } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { newsPath } from '../../../parts/articles/news-path.ts';
import { dayInData, dayInProse } from '../../../base/format/day.ts';
import { inShanghai } from '../../../base/format/moment.ts';
import { SiteLink } from '../../../parts/links/SiteLink.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { ListSection } from './ListSection.tsx';
import { ReportFile } from './ReportFile.tsx';
import { homeWords } from '../../../words/home/home-page/words.ts';
import styles from './Reports.module.css';

const ALL_REPORTS = '/en/investment/secondlist?column=601002';

interface ReportsProps {
  reports: ArticleSummary[] | undefined;
  /** Soonest first. */
  dates: InvestorEvent[] | undefined;
}

/** The latest reports with their documents, and the next date of the investor calendar. */
export function Reports({ reports, dates }: ReportsProps) {
  const { language } = useSite();
  const words = useWords(homeWords);
  const next = dates?.[0];
  const nextDay = next && inShanghai(next.startTime).day;
  return (
    <ListSection
      id="reports"
      title={words['home.reportsTitle']}
      more={{ name: words['home.reportsMore'], url: ALL_REPORTS }}
    >
      {reports === undefined || reports.length === 0 ? (
        <BlockNote>{words[reports === undefined ? 'home.failed' : 'home.reportsEmpty']}</BlockNote>
      ) : (
        <ul className={styles.list}>
          {reports.map((report) => (
            <li key={report.id}>
              <time className={`num ${styles.day}`} dateTime={report.publishDate}>
                {dayInData(report.publishDate, language)}
              </time>
              <a className={styles.title} href={newsPath(report, language)}>
                {report.title}
              </a>
              <ReportFile report={report} />
            </li>
          ))}
        </ul>
      )}
      {next === undefined || nextDay === undefined ? null : (
        <div className={styles.next}>
          <h3>{words['home.nextDate']}</h3>
          <time className="num" dateTime={next.startTime}>
            {dayInProse(nextDay, language)}
          </time>
          <SiteLink url={next.url ?? ''} urlType="1">
            {next.title}
          </SiteLink>
        </div>
      )}
    </ListSection>
  );
}
