import type { Language } from '@bank/contract';

export function otherLanguage(language: Language): Language {
  return language === 'CN' ? 'EN' : 'CN';
}
