import type { Language } from '@bank/contract';
import { sampleTexts } from './sample-texts.ts';

/* Server only: page.ts imports it behind a condition that the browser build drops, or every text would follow. */

type Dictionary = Readonly<Record<string, unknown>>;
type Module = Readonly<Record<string, Dictionary>>;

const files: Record<Language, Record<string, Module>> = {
  CN: import.meta.glob<Module>('../../../words/*/*/zh-cn.ts', { eager: true }),
  EN: import.meta.glob<Module>('../../../words/*/*/en.ts', { eager: true }),
};

interface DictionaryText {
  key: string;
  /** Each way of writing it: several where the words depend on a number. */
  texts: Record<Language, string[]>;
}

export interface DictionaryPart {
  /** `fund-detail`, as the folder is called. */
  name: string;
  texts: DictionaryText[];
}

/** Every dictionary of the site with its texts in both languages, in the order of the files. */
export const dictionaries: readonly DictionaryPart[] = Object.keys(files.CN)
  .map((file) => {
    const english = wordsOf(files.EN[file.replace('/zh-cn.ts', '/en.ts')]);
    const texts = [...wordsOf(files.CN[file])].flatMap(([key, word]) => textsOf(key, word, english.get(key)));
    return { name: nameOf(file), texts };
  })
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** `../../../words/funds/fund-detail/en.ts` → `fund-detail`. */
function nameOf(file: string): string {
  return file.split('/').at(-2) ?? file;
}

/** A dictionary is what its file exports. */
function wordsOf(module: Module | undefined): Map<string, unknown> {
  return new Map(Object.values(module ?? {}).flatMap((dictionary) => Object.entries(dictionary)));
}

/** Words by code are texts of their own, `terms.names.LPR`; codes that are words themselves go together by their place. */
function textsOf(key: string, chinese: unknown, english: unknown): DictionaryText[] {
  if (!isObject(chinese))
    return [{ key, texts: { CN: sampleTexts(chinese, 'CN'), EN: sampleTexts(english, 'EN') } }];
  const others = isObject(english) ? english : {};
  return Object.entries(chinese).map(([code, word], index) => ({
    key: `${key}.${code}`,
    texts: {
      CN: sampleTexts(word, 'CN'),
      EN: sampleTexts(others[code] ?? Object.values(others)[index], 'EN'),
    },
  }));
}

function isObject(word: unknown): word is Record<string, unknown> {
  return typeof word === 'object' && word !== null;
}
