import { hash } from 'node:crypto';
import { LANGUAGES, type Language } from '@bank/contract';
import type { ChromeData } from '../../base/page/chrome-data.ts';

/** The data of header, footer and overlays as a file of its own: the same for every page of a language. */
export interface ChromeFile {
  /** `CN-<hash>.json`: another content has another name. */
  readonly name: string;
  readonly text: string;
}

export const CHROME_FOLDER = '/chrome/';

// Pages that were rendered before the last publications are still with visitors and in caches.
const KEPT_FILES = 16;

const fileOf = new WeakMap<ChromeData, ChromeFile>();
const kept = new Map<string, ChromeFile>();

/** Written once for each chrome; the last few are found again by their names. */
export function chromeFile(language: Language, chrome: ChromeData): ChromeFile {
  const known = fileOf.get(chrome);
  if (known !== undefined) return known;
  const text = JSON.stringify(chrome);
  const file = { name: `${language}-${hash('sha256', text, 'base64url').slice(0, 22)}.json`, text };
  fileOf.set(chrome, file);
  kept.set(file.name, file);
  for (const name of kept.keys()) if (kept.size > KEPT_FILES) kept.delete(name);
  return file;
}

export const keptChromeFile = (name: string): ChromeFile | undefined => kept.get(name);

export const languageOfChromeFile = (name: string): Language | undefined =>
  LANGUAGES.find((language) => name.startsWith(`${language}-`));
