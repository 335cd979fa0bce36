import type { FinInfoList, WealthDetail } from '@bank/contract';
import type { NavHistoryData } from './load-nav-history.ts';
import type { ProductTrackData } from './load-product-track.ts';

export interface WealthDetailData extends NavHistoryData, ProductTrackData {
  kind: 'DETAIL';
  product: WealthDetail;
  notices: FinInfoList['list'];
}
