import type { Language, LinkItem } from '@bank/contract';

const DETAIL_PATHS: Record<Language, string> = { CN: '/personal/linkDetails', EN: '/en/linkDetails' };

/** Footer links of urlType 3 show a text of this site by their id; others lead where they say (S3-footer). */
export function footerLink(
  { id, urlType, url }: LinkItem,
  language: Language,
): Pick<LinkItem, 'url' | 'urlType'> {
  if (urlType !== '3') return { url, urlType };
  return { url: `${DETAIL_PATHS[language]}?${new URLSearchParams({ id })}`, urlType: '1' };
}
