import type { PageProps } from '../../routing/page-module.ts';
import { latePart } from '../../state/LatePart.tsx';
import { WealthDetail } from './detail/WealthDetail.tsx';
import type { WealthDetailData } from './detail/load-wealth-detail.ts';
import type { WealthListData } from './list/load-wealth-list.ts';

/** A part of its own, so that the page of one product does not carry the filters of all. */
export const wealthList = latePart('wealth-list', () =>
  import('./list/WealthList.tsx').then(({ WealthList }) => WealthList),
);

/** The list, or the product that the address names. */
export function WealthPage({ data, ...rest }: PageProps<WealthListData | WealthDetailData>) {
  return data.kind === 'LIST' ? (
    <wealthList.Part data={data} {...rest} />
  ) : (
    <WealthDetail data={data} {...rest} />
  );
}
