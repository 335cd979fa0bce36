import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { toolbarState } from '../toolbar-state.ts';
import { readableItems } from './readable.ts';
import { SILENT_STATE, createReader, type Reader, type ReaderState } from './reader.ts';
import { watchPointed } from './watch-pointed.ts';

const CURRENT = 'data-a11y-spoken';

/** Speech while it is switched on: follows pointer and focus, marks the item being read, stops when the page changes. */
export function useReader(on: boolean): { reader: Reader | undefined; state: ReaderState; isPossible: boolean } {
  const [state, setState] = useState(SILENT_STATE);
  const [reader, setReader] = useState<Reader>();
  const pointed = useRef<Element>(undefined);
  const { pathname, search } = useLocation();
  const isPossible = 'speechSynthesis' in window;

  useEffect(() => {
    if (!on || !isPossible) return;
    const made = createReader({
      synth: speechSynthesis,
      newUtterance: (text) => new SpeechSynthesisUtterance(text),
      rate: () => toolbarState().settings.rate,
      items: () => readableItems(document.getElementById('main') ?? document.body),
      onChange: setState,
    });
    setReader(made);
    const stopWatching = watchPointed((item) => {
      pointed.current = item;
      made.point(item);
    });
    // A browser goes on speaking after its page has gone.
    const onLeave = () => made.stop();
    addEventListener('pagehide', onLeave);
    return () => {
      stopWatching();
      removeEventListener('pagehide', onLeave);
      made.stop();
      setReader(undefined);
    };
  }, [on, isPossible]);

  useEffect(() => () => reader?.stop(), [reader, pathname, search]);

  useEffect(() => {
    const { item, continuous } = state;
    if (item === undefined || !continuous) return;
    item.setAttribute(CURRENT, '');
    item.scrollIntoView({ block: 'center' });
    return () => item.removeAttribute(CURRENT);
  }, [state]);

  return { reader, state, isPossible };
}
