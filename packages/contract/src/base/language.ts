/** CN serves `/`, EN serves `/en` (S4-language). */
export const LANGUAGES = ['CN', 'EN'] as const;
export type Language = (typeof LANGUAGES)[number];

export function otherLanguage(language: Language): Language {
  return language === 'CN' ? 'EN' : 'CN';
}
