import type { Language } from '@bank/contract';

/** A path starting with /en means English, otherwise Chinese (S4-language): the only decider of the language. */
export function languageOf(path: string): Language {
  return path === '/en' || path.startsWith('/en/') ? 'EN' : 'CN';
}

export const HTML_LANG: Record<Language, string> = { CN: 'zh-CN', EN: 'en' };

export const NOT_FOUND_PATHS: Record<Language, string> = { CN: '/404', EN: '/en/404' };
