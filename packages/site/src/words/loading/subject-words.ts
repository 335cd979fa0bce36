import type { Language } from '@bank/contract';

/** Words that only one page needs, a chunk for each language. */
interface PageWords<Words> {
  load: (language: Language) => Promise<void>;
  /** Words that `load` has fetched. */
  of: (language: Language) => Words;
}

export function pageWords<Words>(
  loaders: Readonly<Record<Language, () => Promise<Words>>>,
): PageWords<Words> {
  const loaded = new Map<Language, Words>();
  return {
    async load(language) {
      if (!loaded.has(language)) loaded.set(language, await loaders[language]());
    },
    of(language) {
      const words = loaded.get(language);
      if (words === undefined) throw new Error(`A page is rendered before its ${language} words were loaded`);
      return words;
    },
  };
}
