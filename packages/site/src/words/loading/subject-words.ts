import type { Language } from '@bank/contract';
import { bankFacts } from './bank-facts.ts';

/** Words of one subject, beside those that every page carries. */
export interface SubjectWords<Words> {
  /** What a page that declares them waits for. */
  load: (language: Language) => Promise<unknown>;
  /** Words that are here already. */
  of: (language: Language) => Words;
}

/** A chunk for each language: a visitor fetches one, with the pages that declare it. */
export function fetchedWords<Words extends object>(
  fetch: Readonly<Record<Language, () => Promise<Words>>>,
): SubjectWords<Words> {
  const fetched = new Map<Language, Words>();
  return {
    async load(language) {
      if (!fetched.has(language)) fetched.set(language, await fetch[language]());
    },
    of(language) {
      const words = fetched.get(language);
      if (words === undefined) throw new Error(`A page is rendered before its ${language} words were loaded`);
      return bankFacts(language).complete(words);
    },
  };
}

/** So few that both languages come with the part that needs them. */
export function carriedWords<Words extends object>(
  words: Readonly<Record<Language, Words>>,
): SubjectWords<Words> {
  return { load: async () => undefined, of: (language) => bankFacts(language).complete(words[language]) };
}
