import { STORAGE_PREFIX, type Language } from '@bank/contract';

/** Session storage: the language whose home stands in for a page without a twin. */
const UNTRANSLATED_KEY = `${STORAGE_PREFIX}untranslated`;

/** Left behind on the way to the other home. Not in the address, where it would make a second page for the cache. */
export function leaveUntranslatedNote(to: Language): void {
  try {
    sessionStorage.setItem(UNTRANSLATED_KEY, to);
  } catch {
    // Storage is refused: the home speaks for itself.
  }
}

/** Whether the visitor has just been sent to the home of `language` instead of a page. True once. */
export function takeUntranslatedNote(language: Language): boolean {
  try {
    const noted = sessionStorage.getItem(UNTRANSLATED_KEY);
    if (noted === null) return false;
    sessionStorage.removeItem(UNTRANSLATED_KEY);
    return noted === language;
  } catch {
    return false;
  }
}
