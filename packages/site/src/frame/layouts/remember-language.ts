import type { Language } from '@bank/contract';
import { STORAGE_PREFIX } from '../../base/state/stored-names.ts';

const LANGUAGE_KEY = `${STORAGE_PREFIX}webLan`;

/** S4-language: it is stored in the session. The path decides it; this only mirrors the path. */
export function rememberLanguage(language: Language): void {
  try {
    sessionStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is refused: nothing reads the mirror but other scripts of the session.
  }
}
