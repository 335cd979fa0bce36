import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenDocument } from '../document/open-document.ts';
import { PRINT_PAGES_MOST, printDocument } from './print-document.ts';

export type Printing =
  { state: 'idle' } | { state: 'preparing'; page: number } | { state: 'too-long' } | { state: 'failed' };

const IDLE: Printing = { state: 'idle' };

export function usePrinting(document: OpenDocument) {
  const [printing, setPrinting] = useState<Printing>(IDLE);
  const controller = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    controller.current?.abort();
    setPrinting(IDLE);
  }, []);
  const print = useCallback(() => {
    if (document.total > PRINT_PAGES_MOST) {
      setPrinting({ state: 'too-long' });
      return;
    }
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const show = (next: Printing) => signal.aborted || setPrinting(next);
    printDocument(document, { signal, onPage: (page) => show({ state: 'preparing', page }) }).then(
      () => show(IDLE),
      () => show({ state: 'failed' }),
    );
  }, [document]);
  useEffect(() => () => controller.current?.abort(), []);
  return { printing, print, stop };
}
