import {
  fundDetail,
  fundDividends,
  fundFees,
  fundHoldings,
  fundIndexes,
  fundIssue,
  fundManagers,
  fundNotices,
  fundSellers,
  type FundArticleSummary,
  type FundDetail,
  type FundDividend,
  type FundFeeTier,
  type FundHolding,
  type FundIndex,
  type FundIssue,
  type FundManager,
  type Organ,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { isRaising } from '../parts/fund-state.ts';
import { tabOf, type Tab } from '../parts/fund-detail-query.ts';
import { loadPerformance, type PerformanceData } from './load-performance.ts';

const NOTICES_BESIDE = 4;
const NOTICES_IN_TAB = 20;
const UNKNOWN = '000000';

type TabData =
  | ({ tab: 'performance'; holdings: FundHolding[] } & PerformanceData)
  | { tab: 'holdings'; holdings: FundHolding[] }
  | { tab: 'managers'; managers: FundManager[] }
  | { tab: 'dividends'; dividends: FundDividend[] }
  | { tab: 'fees' }
  | { tab: 'indices'; indices: FundIndex[]; issue: FundIssue }
  | { tab: 'sellers'; sellers: Organ[] }
  | { tab: 'notices' };

export interface FundDetailData {
  fund: FundDetail;
  fees: FundFeeTier[];
  /** Of a fund that is being raised. */
  issue?: FundIssue;
  notices: FundArticleSummary[];
  /** What the chosen tab shows; no other tab's data are asked for. */
  shown: TabData;
}

export async function loadFundDetail(request: PageRequest): Promise<FundDetailData> {
  const { client, query, signal } = request;
  const fundCode = query['fundCode'] ?? UNKNOWN;
  const tab = tabOf(query);
  const pageSize = tab === 'notices' ? NOTICES_IN_TAB : NOTICES_BESIDE;
  const loadShown = async () => {
    const fund = await client.call(fundDetail, { fundCode }, signal);
    const [shown, issue] = await Promise.all([
      loadTab(tab, fund, request),
      isRaising(fund) ? client.call(fundIssue, { fundCode }, signal) : undefined,
    ]);
    return { fund, shown, ...(issue !== undefined && { issue }) };
  };
  const [shown, fees, notices] = await Promise.all([
    loadShown(),
    client.call(fundFees, { fundCode }, signal),
    client.call(fundNotices.list, { fundCode, pageSize }, signal),
  ]);
  return { ...shown, fees, notices: notices.list };
}

async function loadTab(tab: Tab, fund: FundDetail, request: PageRequest): Promise<TabData> {
  const { client, signal } = request;
  const ask = { fundCode: fund.fundCode };
  switch (tab) {
    case 'performance': {
      const [performance, holdings] = await Promise.all([
        loadPerformance(fund, request),
        client.call(fundHoldings, ask, signal),
      ]);
      return { tab, holdings, ...performance };
    }
    case 'holdings':
      return { tab, holdings: await client.call(fundHoldings, ask, signal) };
    case 'managers':
      return { tab, managers: await client.call(fundManagers, ask, signal) };
    case 'dividends':
      return { tab, dividends: await client.call(fundDividends, ask, signal) };
    case 'indices': {
      const [indices, issue] = await Promise.all([
        client.call(fundIndexes, ask, signal),
        client.call(fundIssue, ask, signal),
      ]);
      return { tab, indices, issue };
    }
    case 'sellers':
      return { tab, sellers: await client.call(fundSellers, ask, signal) };
    default:
      return { tab };
  }
}
