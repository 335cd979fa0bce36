import type { Language } from '@bank/contract';
import { sampleTexts } from './sample-texts.ts';

/* Server only: page.ts imports it behind a condition that the browser build drops, or every text would follow. */

type Dictionary = Readonly<Record<string, unknown>>;
type Module = Readonly<Record<string, Dictionary>>;

const files: Record<Language, Record<string, Module>> = {
  CN: import.meta.glob<Module>('../../messages/zh-cn/*.ts', { eager: true }),
  EN: import.meta.glob<Module>('../../messages/en/*.ts', { eager: true }),
};

export interface DictionaryText {
  key: string;
  /** Each way of writing it: several where the words depend on a number. */
  texts: Record<Language, string[]>;
}

export interface DictionaryPart {
  /** `fund-detail`, as the file is called. */
  name: string;
  texts: DictionaryText[];
}

/** Every dictionary of the site with its texts in both languages, in the order of the files. */
export const dictionaries: readonly DictionaryPart[] = Object.keys(files.CN)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => {
    const own = { CN: entriesOf(files.CN[file]), EN: entriesOf(files.EN[file.replace('/zh-cn/', '/en/')]) };
    const texts = [...own.CN].map(([key, word]) => ({
      key,
      texts: { CN: sampleTexts(word, 'CN'), EN: sampleTexts(own.EN.get(key), 'EN') },
    }));
    return { name: nameOf(file), texts };
  })
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** `../../messages/en/fund-detail.ts` → `fund-detail`. */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
}

/** A dictionary is what its file exports; words by code are entries of their own, `terms.names.LPR`. */
function entriesOf(module: Module | undefined): Map<string, unknown> {
  const entries = Object.values(module ?? {}).flatMap((dictionary) => Object.entries(dictionary));
  return new Map(
    entries.flatMap(([key, word]) =>
      typeof word === 'object' && word !== null
        ? Object.entries(word).map(([code, text]): [string, unknown] => [`${key}.${code}`, text])
        : [[key, word] as [string, unknown]],
    ),
  );
}
