/** CN serves `/`, EN serves `/en` (specification 4, Language). */
export const LANGUAGES = ['CN', 'EN'] as const;
export type Language = (typeof LANGUAGES)[number];

export function otherLanguage(language: Language): Language {
  return language === 'CN' ? 'EN' : 'CN';
}

/** Link jump types: 0 does nothing, 1 stays inside the site, 2 opens a new window, 3 is a footer detail page. */
export const URL_TYPES = ['0', '1', '2', '3'] as const;
export type UrlType = (typeof URL_TYPES)[number];

export const LAYOUTS = ['base', 'second', 'fund', 'blank'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Content scopes: each has a release pointer of its own (publishing guide). */
export const SCOPES = ['site', 'rates', 'wealth', 'funds', 'branches', 'lookups', 'cards'] as const;
export type Scope = (typeof SCOPES)[number];
