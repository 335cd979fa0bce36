import type { ReactNode } from 'react';
import type { PageProps, PageQuery } from '../../../base/page/page-module.ts';
import { pageView, type PageView } from '../../../base/page/page-view.ts';
import type { WealthDetailData } from './detail/wealth-detail-data.ts';
import type { WealthListData } from './list/load-wealth-list.ts';

export type WealthData = WealthListData | WealthDetailData;

const view = pageView<PageProps<WealthData>>;
const LIST = view('list/WealthList.tsx', async () => (await import('./list/WealthList.tsx')).WealthList);
const DETAIL = view(
  'detail/WealthDetail.tsx',
  async () => (await import('./detail/WealthDetail.tsx')).WealthDetail,
);

/** The list, or the product that the address names. */
export function viewPart({ prodCode }: PageQuery): PageView<PageProps<WealthData>> {
  return prodCode === undefined ? LIST : DETAIL;
}

export function WealthPage(props: PageProps<WealthData>): ReactNode {
  return viewPart(props.query).draw(props);
}
