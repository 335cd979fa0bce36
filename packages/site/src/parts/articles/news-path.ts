import type { ArticleSummary, Language } from '@bank/contract';
import { searchText } from '../../base/page/query-parameters.ts';

const NEWS_DETAIL: Record<Language, string> = {
  CN: '/bobbank/seconddetail',
  EN: '/en/bobbank/seconddetail',
};

/** Where an article of the bank's news columns is read. */
export function newsPath(
  { id, columnId }: Pick<ArticleSummary, 'id' | 'columnId'>,
  language: Language,
): string {
  return NEWS_DETAIL[language] + searchText({ id, column: columnId });
}
