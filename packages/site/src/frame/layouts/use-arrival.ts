import { useEffect, useRef } from 'react';
import { closeOpenPanel } from '@bank/ui';
import { useRoute } from '../../base/page/route-context.ts';

/**
 * What a full page load would do for somebody who does not see the screen: after each navigation inside
 * the site menus close, the focus goes to the main part and the title is read out. Steps within a page do nothing;
 * a filter keeps the focus on the control that was used, as long as that is still there, and says its own count.
 */
export function useArrival(onArrival: () => void) {
  const mainRef = useRef<HTMLElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const {
    place: { pathname, search, key },
    arrival,
    stays,
  } = useRoute();
  const address = pathname + search;
  const arrivedAt = useRef({ address, key });
  useEffect(() => {
    const before = arrivedAt.current;
    arrivedAt.current = { address, key };
    // A link to the page where it stands shows that anew; a step to an anchor does not.
    const isAnew = arrival === 'REPLACE' && before.key !== key;
    if (before.address === address && !isAnew) return;
    closeOpenPanel();
    onArrival();
    if (stays && document.activeElement !== document.body) return;
    mainRef.current?.focus({ preventScroll: true });
    if (statusRef.current && !stays) statusRef.current.textContent = document.title;
  }, [address, key, arrival, onArrival, stays]);
  return { mainRef, statusRef };
}
