import { useEffect, useState } from 'react';
import { searchSuggestions, type Language, type SearchSuggestion } from '@bank/contract';
import { browserClients } from '../../base/page/browser-clients.ts';

const DEBOUNCE_MS = 200;
/** One Chinese character says something, one letter does not (SRCH-1). */
const isEnough = (text: string) => /\p{Script=Han}/u.test(text) || Array.from(text).length >= 2;

interface Suggested {
  /** What they were asked for. */
  typed: string;
  list: readonly SearchSuggestion[];
}

/** What the typed text may go on as; asked for when typing pauses, and the last question wins. */
export function useSuggestions(language: Language, typed: string, isWanted: boolean): Suggested {
  const text = typed.trim();
  const [found, setFound] = useState<Suggested>({ typed: '', list: [] });
  useEffect(() => {
    if (!isWanted || !isEnough(text)) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      browserClients[language].call(searchSuggestions, { keyword: text }, asking.signal).then(
        (list) => setFound({ typed: text, list }),
        // Nobody asked for them: without an answer there are none.
        () => asking.signal.aborted || setFound({ typed: text, list: [] }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [language, text, isWanted]);
  // While the next answer is on its way the last one stands.
  return isEnough(text) ? found : { typed: '', list: [] };
}
