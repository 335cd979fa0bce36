import { hash } from 'node:crypto';
import { LANGUAGES, type Language } from '@bank/contract';
import type { ChromeData, ChromeText } from '../../base/page/chrome-data.ts';

/** A part of the chrome's data as a file of its own: the same for every page of a language. */
export interface ChromeFile {
  /** `CN-<hash>.json`: another content has another name. */
  readonly name: string;
  readonly text: string;
}

/** The data of header and overlays; it names the others, which the first view does without. */
interface ChromeFiles {
  readonly chrome: ChromeFile;
  readonly menu: ChromeFile;
  readonly footer: ChromeFile;
}

export const CHROME_FOLDER = '/chrome/';

// Pages that were rendered before the last publications are still with visitors and in caches.
const KEPT_FILES = 48;

const filesOf = new WeakMap<ChromeData, ChromeFiles>();
const kept = new Map<string, ChromeFile>();

/** Written once for each chrome; the last few are found again by their names. */
export function chromeFiles(language: Language, chrome: ChromeData): ChromeFiles {
  const known = filesOf.get(chrome);
  if (known !== undefined) return known;
  const menu = keptFile(`${language}-menu`, JSON.stringify(chrome.menu));
  const footer = keptFile(`${language}-footer`, JSON.stringify(chrome.footer));
  const text: ChromeText = {
    ...chrome,
    menu: CHROME_FOLDER + menu.name,
    footer: CHROME_FOLDER + footer.name,
  };
  const files = { chrome: keptFile(language, JSON.stringify(text)), menu, footer };
  filesOf.set(chrome, files);
  return files;
}

function keptFile(kind: string, text: string): ChromeFile {
  const file = { name: `${kind}-${hash('sha256', text, 'base64url').slice(0, 22)}.json`, text };
  kept.set(file.name, file);
  for (const name of kept.keys()) if (kept.size > KEPT_FILES) kept.delete(name);
  return file;
}

export const keptChromeFile = (name: string): ChromeFile | undefined => kept.get(name);

export const languageOfChromeFile = (name: string): Language | undefined =>
  LANGUAGES.find((language) => name.startsWith(`${language}-`));
