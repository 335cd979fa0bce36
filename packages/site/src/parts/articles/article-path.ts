import type { ArticleSummary } from '@bank/contract';
import { searchText } from '../../base/page/query-parameters.ts';

/** An article under the page that shows it: `/finance/second/detail?id=…&column=104001`. */
export function articlePath(page: string, { id, columnId }: Pick<ArticleSummary, 'id' | 'columnId'>): string {
  return page + searchText({ id, column: columnId });
}
