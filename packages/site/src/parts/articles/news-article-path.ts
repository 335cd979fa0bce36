import type { ArticleSummary, Language } from '@bank/contract';

const DETAIL_PATHS: Record<Language, string> = {
  CN: '/bobbank/seconddetail',
  EN: '/en/bobbank/seconddetail',
};

/** Where an article of the bank's news columns is read. */
export function articlePath(
  { id, columnId }: Pick<ArticleSummary, 'id' | 'columnId'>,
  language: Language,
): string {
  return `${DETAIL_PATHS[language]}?${new URLSearchParams({ id, column: columnId })}`;
}
