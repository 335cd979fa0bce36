import { useEffect } from 'react';

interface ViewerKeys {
  find: () => void;
  print: () => void;
}

/**
 * Ctrl/⌘ with F and P do here what they mean to the visitor: the browser's own find sees only the pages that are
 * drawn, and its print only what is on screen. With the focus already in the find field the browser's find opens.
 */
export function useViewerKeys({ find, print }: ViewerKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      const isInFind = event.target instanceof Element && event.target.closest('[role="search"]') !== null;
      if (event.key === 'f' && !isInFind) find();
      else if (event.key === 'p') print();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [find, print]);
}
