import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenDocument } from '../document/open-document.ts';
import { useFind, usePlaces } from './use-find.ts';

/** The find bar's state: what is looked for, and which of the matches the visitor is at. */
export function useFindSteps(document: OpenDocument, current: number, jump: (page: number) => void) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<number>();
  const from = useRef(current);
  const button = useRef<HTMLButtonElement>(null);
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

  // A page that is not drawn has no match to show yet; the sheet shows it as soon as it has.
  const shown = useRef(place);
  useEffect(() => {
    if (place === undefined || (shown.current?.page === place.page && shown.current.index === place.index)) return;
    shown.current = place;
    jump(place.page);
  }, [place, jump]);

  const open = useCallback(() => {
    setOpen(true);
    setAsked((count) => count + 1);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    setAt(undefined);
    shown.current = undefined;
    button.current?.focus();
  }, []);
  const onQuery = (next: string) => {
    from.current = current;
    shown.current = undefined;
    setAt(undefined);
    setQuery(next);
  };
  const onStep = (step: 1 | -1) => {
    if (places.length > 0) setAt(((at ?? 0) + step + places.length) % places.length);
  };
  return {
    button,
    isOpen,
    open,
    close,
    place,
    byPage: result.byPage,
    bar: { query, result, asked, current: at === undefined ? 0 : at + 1, onQuery, onStep, onClose: close },
  };
}
