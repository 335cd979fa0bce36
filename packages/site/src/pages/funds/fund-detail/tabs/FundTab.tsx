import type { PageProps } from '../../../../base/page/page-module.ts';
import { isRaising } from '../../parts/fund-state.ts';
import type { FundDetailData } from '../load-fund-detail.ts';
import { BeforeInception } from './BeforeInception.tsx';
import { Dividends } from './Dividends.tsx';
import { Fees } from './Fees.tsx';
import { Holdings } from './Holdings.tsx';
import { Indices } from './Indices.tsx';
import { Managers } from './Managers.tsx';
import { Notices } from './Notices.tsx';
import { Performance } from './Performance.tsx';
import { Sellers } from './Sellers.tsx';

/** What one tab of a fund's papers holds. */
export function FundTab({ data, record, query }: PageProps<FundDetailData>) {
  const { fund, fees, notices, shown } = data;
  switch (shown.tab) {
    case 'performance':
      return isRaising(fund) ? (
        <BeforeInception />
      ) : (
        <Performance fund={fund} data={shown} holdings={shown.holdings} path={record.path} query={query} />
      );
    case 'holdings':
      return <Holdings fund={fund} holdings={shown.holdings} />;
    case 'managers':
      return <Managers managers={shown.managers} />;
    case 'dividends':
      return <Dividends fund={fund} dividends={shown.dividends} />;
    case 'fees':
      return <Fees fees={fees} />;
    case 'indices':
      return <Indices indices={shown.indices} issue={shown.issue} />;
    case 'sellers':
      return <Sellers fund={fund} sellers={shown.sellers} />;
    default:
      return <Notices notices={notices} />;
  }
}
