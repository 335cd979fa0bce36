import type { Branch, BranchPoint, Language } from '@bank/contract';

/** The name in the page's language. */
export function branchName(
  { name, nameEn }: Pick<BranchPoint, 'name' | 'nameEn'>,
  language: Language,
): string {
  return language === 'CN' ? name : nameEn;
}

export function branchAddress(
  { address, addressEn }: Pick<Branch, 'address' | 'addressEn'>,
  language: Language,
): string {
  return language === 'CN' ? address : addressEn;
}

/** The Chinese name, for a driver or a passer-by, on English pages; the English one on Chinese pages. */
export function otherLanguageOf({ name, nameEn, address, addressEn }: Branch, language: Language) {
  return language === 'CN'
    ? { lang: 'en', name: nameEn, address: addressEn }
    : { lang: 'zh-CN', name, address };
}

const PATHS = { CN: '/bobbank/map', EN: '/en/bobbank/map' } as const;

export function branchPath(id: string, language: Language): string {
  return `${PATHS[language]}?id=${id}`;
}
