import { useEffect, useState, type RefObject } from 'react';

/** One screen above and below is drawn ahead, so that ordinary scrolling meets no blank sheet. */
const AHEAD = '100% 0px';

/** Numbers of the pages in view or about to be; bounds how many canvases exist at any time. */
export function useNearSheets(
  scroller: RefObject<HTMLElement | null>,
  isLaidOut: boolean,
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const root = scroller.current;
    if (root === null || !isLaidOut) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const page = Number((target as HTMLElement).dataset['page']);
            if (isIntersecting) now.add(page);
            else now.delete(page);
          }
          return now;
        }),
      { root, rootMargin: AHEAD },
    );
    for (const sheet of root.querySelectorAll('[data-page]')) observer.observe(sheet);
    return () => observer.disconnect();
  }, [scroller, isLaidOut]);
  return near;
}
