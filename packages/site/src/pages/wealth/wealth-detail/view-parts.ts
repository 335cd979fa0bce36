import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type { PagePart, PageProps, PageQuery } from '../../../base/page/page-module.ts';
import { lazyPart, type LazyPart } from '../../../base/state/lazy-part.ts';
import type { WealthDetailData } from './detail/wealth-detail-data.ts';
import type { WealthListData } from './list/load-wealth-list.ts';

export type WealthData = WealthListData | WealthDetailData;

type ViewPart = PagePart & LazyPart<PageProps<WealthData>>;

/* The page of one product carries neither the filters of all nor their styles, and the other way round. */
const LIST = part('list/WealthList.tsx', async () => (await import('./list/WealthList.tsx')).WealthList);
const DETAIL = part(
  'detail/WealthDetail.tsx',
  async () => (await import('./detail/WealthDetail.tsx')).WealthDetail,
);

/** The list, or the product that the address names. */
export function viewPart({ prodCode }: PageQuery): ViewPart {
  return prodCode === undefined ? LIST : DETAIL;
}

/** Draws the view of the address, which its data comes from too. */
export function WealthPage(props: PageProps<WealthData>): ReactNode {
  const View = viewPart(props.query).loaded();
  if (View === undefined) throw new Error('The page of wealth products is drawn before its view was fetched');
  return createElement(View, props);
}

/** A component takes the data of one view; which one it is follows from the address that chose both. */
function part<Data extends WealthData>(
  file: string,
  load: () => Promise<(props: PageProps<Data>) => ReactNode>,
): ViewPart {
  return {
    file,
    ...lazyPart(file, load as unknown as () => Promise<FunctionComponent<PageProps<WealthData>>>),
  };
}
