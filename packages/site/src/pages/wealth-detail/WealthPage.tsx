import type { PageProps } from '../../routing/page-module.ts';
import { WealthDetail } from './detail/WealthDetail.tsx';
import type { WealthDetailData } from './detail/load-wealth-detail.ts';
import { WealthList } from './list/WealthList.tsx';
import type { WealthListData } from './list/load-wealth-list.ts';

/** The list, or the product that the address names. */
export function WealthPage({ data, ...rest }: PageProps<WealthListData | WealthDetailData>) {
  return data.kind === 'LIST' ? <WealthList data={data} {...rest} /> : <WealthDetail data={data} {...rest} />;
}
