import { LANGUAGES, type Language } from '@bank/contract';
import { STORAGE_PREFIX } from '../../base/state/stored-names.ts';

/** Session storage: the language whose home stands in for a page without a twin. */
const UNTRANSLATED_KEY = `${STORAGE_PREFIX}untranslated`;

/** A switch takes a moment; what is older was left by one that never arrived. */
const GOOD_FOR_MS = 10_000;

/**
 * Follows the links that say `data-untranslated`, with the language whose home they lead to, as long as they are followed in this
 * window: into another the note would not follow.
 */
export function watchUntranslated(): void {
  document.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-untranslated]') : null;
    const to = LANGUAGES.find((language) => language === link?.dataset['untranslated']);
    if (to !== undefined) leaveUntranslatedNote(to);
  });
}

/** Left behind on the way to the other home. Not in the address, where it would make a second page for the cache. */
export function leaveUntranslatedNote(to: Language): void {
  try {
    sessionStorage.setItem(UNTRANSLATED_KEY, `${to} ${Date.now()}`);
  } catch {
    // Storage is refused: the home speaks for itself.
  }
}

/**
 * Whether the visitor has just been sent to the home of `language` instead of a page. True once.
 * A note for the other language is left alone: the page that is being left may still ask.
 */
export function takeUntranslatedNote(language: Language): boolean {
  try {
    const [to, at] = (sessionStorage.getItem(UNTRANSLATED_KEY) ?? '').split(' ');
    if (to !== language) return false;
    sessionStorage.removeItem(UNTRANSLATED_KEY);
    return Date.now() - Number(at) < GOOD_FOR_MS;
  } catch {
    return false;
  }
}
