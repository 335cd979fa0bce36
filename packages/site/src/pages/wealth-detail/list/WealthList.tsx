import type { PageProps } from '../../../routing/page-module.ts';
import type { WealthListData } from './load-wealth-list.ts';

export function WealthList({ data: { found } }: PageProps<WealthListData>) {
  return <p>{found.total}</p>;
}
