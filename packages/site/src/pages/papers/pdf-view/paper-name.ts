import { otherLanguage, type Language, type PaperInLanguages } from '@bank/contract';

/** As a page that carries this file calls it, in the visitor's language where pages of both do. */
export function paperName(paper: PaperInLanguages, file: string, language: Language): string | undefined {
  const named = [paper[language], paper[otherLanguage(language)]];
  return named.find((one) => one?.path === file)?.name;
}
