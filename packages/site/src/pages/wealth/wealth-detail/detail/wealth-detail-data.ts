import type { FinInfoList, WealthDetail } from '@bank/contract';
import type { NavHistoryData } from './load-nav-history.ts';

export interface WealthDetailData extends NavHistoryData {
  kind: 'DETAIL';
  product: WealthDetail;
  notices: FinInfoList['list'];
}
