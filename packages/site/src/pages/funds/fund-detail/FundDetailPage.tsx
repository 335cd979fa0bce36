import { CompareTray } from '../../../parts/compare/CompareTray.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { FundNotes } from '../parts/FundNotes.tsx';
import { FUND_COMPARE_PATH } from '../../../parts/links/fund-paths.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { fundTrayWords } from '../parts/fund-tray-words.ts';
import { RememberFund } from '../parts/RememberFund.tsx';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { Beside } from './Beside.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FundDetailPage.module.css';
import { FundHead } from './FundHead.tsx';
import { FundState } from './FundState.tsx';
import { TABS, tabOf } from '../parts/fund-detail-query.ts';
import type { FundDetailData } from './load-fund-detail.ts';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** The chart and its table can be read as the server drew them. */
export const fundTab = latePart(
  'fund-tab',
  () => import('./tabs/FundTab.tsx').then(({ FundTab }) => FundTab),
  'touched',
);

/** One fund: its figures in the head, a tab of its papers, and beside it what a buyer must know. */
export function FundDetailPage(props: PageProps<FundDetailData>) {
  const to = useAddress();
  const { data, record, query } = props;
  const words = useWords(fundDetailWords);
  const trayWords = fundTrayWords(useWords(fundWords));
  const { fund, fees, issue, notices } = data;
  const current = tabOf(query);
  const { path } = record;
  return (
    <article>
      <FundHead fund={fund} />
      <div className={styles.body}>
        <div className={styles.main}>
          <FundState fund={fund} issue={issue} />
          <nav className={styles.tabs} aria-label={words['fund.tabs']} data-stay="">
            <ul>
              {TABS.map((tab) => (
                <li key={tab}>
                  <a
                    href={addressWith(
                      path,
                      { fundCode: fund.fundCode },
                      { tab: tab === TABS[0] ? undefined : tab },
                    )}
                    aria-current={tab === current ? 'page' : undefined}
                  >
                    {words['fund.tab'][tab]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <fundTab.Part {...props} />
          <PageTools />
        </div>
        <Beside fund={fund} fees={fees} issue={issue} notices={notices} path={path} query={query} />
        <div className={styles.notes}>
          <FundNotes />
        </div>
      </div>
      <RememberFund code={fund.fundCode} name={fund.fundName} />
      <CompareTray kind="fund" path={to(FUND_COMPARE_PATH)} words={trayWords} />
    </article>
  );
}
