import { useEffect } from 'react';
import { fragmentOfPage, pageOfFragment } from './page-fragment.ts';

/** Browsers limit how often an address may change, and nobody reads it while scrolling. */
const REST_MS = 250;

/** `#page=` follows the reading, and the reading follows `#page=`: links in the document, Back, a typed number. */
export function usePageInAddress(current: number, total: number, jump: (page: number) => void): void {
  useEffect(() => {
    if ((pageOfFragment(location.hash, total) ?? 1) === current) return undefined;
    const timer = setTimeout(() => {
      // The router's own state stays, so that Back still knows where it was.
      history.replaceState(history.state, '', fragmentOfPage(current));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [current, total]);

  useEffect(() => {
    const follow = () => {
      const page = pageOfFragment(location.hash, total);
      if (page !== undefined) jump(page);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [total, jump]);
}
