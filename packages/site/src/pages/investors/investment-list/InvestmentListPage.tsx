import { Contacts } from '../parts/Contacts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { AnnouncementsView } from './AnnouncementsView.tsx';
import { CalendarView } from './CalendarView.tsx';
import { CapitalView } from './CapitalView.tsx';
import { DividendsView } from './DividendsView.tsx';
import { GovernanceView } from './GovernanceView.tsx';
import { MeetingsView } from './MeetingsView.tsx';
import { ReportsView } from './ReportsView.tsx';
import { SustainabilityView } from './SustainabilityView.tsx';
import type { InvestmentListData } from './load-investment-list.ts';
import styles from './InvestmentListPage.module.css';

/** One column of investor relations, and below it where investors turn to (IR-5). */
export function InvestmentListPage(props: PageProps<InvestmentListData>) {
  const { contact, view } = props.data;
  return (
    <div className={styles.page}>
      <View {...props} />
      <Contacts contact={contact} withTitle={view.kind !== 'contact'} />
    </div>
  );
}

function View({ data: { view }, record, query }: PageProps<InvestmentListData>) {
  switch (view.kind) {
    case 'announcements':
      return <AnnouncementsView found={view.found} path={record.path} query={query} />;
    case 'reports':
      return <ReportsView {...view} />;
    case 'governance':
      return <GovernanceView {...view} />;
    case 'meetings':
      return <MeetingsView {...view} />;
    case 'dividends':
      return <DividendsView {...view} path={record.path} query={query} />;
    case 'capital':
      return <CapitalView {...view} />;
    case 'sustainability':
      return <SustainabilityView {...view} />;
    case 'calendar':
      return <CalendarView {...view} />;
    // Its contacts are all there is to it, and every page has them.
    case 'contact':
    default:
      return null;
  }
}
