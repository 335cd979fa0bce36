import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenDocument } from '../document/open-document.ts';
import { useFind, usePlaces } from './use-find.ts';

/** The find bar's state: what is looked for, and which of the matches the visitor is at. */
export function useFindSteps(document: OpenDocument, current: number, show: (page: number) => void) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<number>();
  const from = useRef(current);
  const result = useFind(document, isOpen ? query : '');
  const places = usePlaces(result);
  const place = at === undefined ? undefined : places[at];

  // The first match from where the visitor was reading; only a finished search knows that there is none.
  useEffect(() => {
    if (at !== undefined || places.length === 0) return;
    const ahead = places.findIndex(({ page }) => page >= from.current);
    if (ahead !== -1) setAt(ahead);
    else if (result.isFinished) setAt(0);
  }, [at, places, result.isFinished]);

  useEffect(() => {
    if (place !== undefined) show(place.page);
  }, [place, show]);

  const open = useCallback(() => {
    setOpen(true);
    setAsked((count) => count + 1);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    setAt(undefined);
  }, []);
  const onQuery = (next: string) => {
    from.current = current;
    setAt(undefined);
    setQuery(next);
  };
  const onStep = (step: 1 | -1) => {
    if (places.length > 0) setAt(((at ?? 0) + step + places.length) % places.length);
  };
  return {
    isOpen,
    open,
    close,
    place,
    byPage: result.byPage,
    bar: { query, result, asked, current: at === undefined ? 0 : at + 1, onQuery, onStep },
  };
}
