import { useEffect, useRef, useState } from 'react';
import { useRoute } from '../../../base/page/route-context.ts';
import { toolbarState } from '../toolbar-state.ts';
import { readableItems } from './readable.ts';
import { SILENT_STATE, createReader, type Reader, type ReaderState } from './reader.ts';
import { watchPointed } from './watch-pointed.ts';

const CURRENT = 'data-a11y-spoken';

/** Speech while it is switched on: follows pointer and focus, marks the item being read, stops when the page changes. */
export function useReader(on: boolean): { reader: Reader | undefined; state: ReaderState } {
  const [state, setState] = useState(SILENT_STATE);
  const [reader] = useState(() => ('speechSynthesis' in window ? pageReader(setState) : undefined));
  const { pathname, search } = useRoute().place;
  const address = pathname + search;
  const readAt = useRef(address);

  useEffect(() => {
    if (!on || reader === undefined) return undefined;
    const stopWatching = watchPointed((item) => reader.point(item));
    // A browser goes on speaking after its page has gone.
    const stop = () => reader.stop();
    addEventListener('pagehide', stop);
    return () => {
      stopWatching();
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [on, reader]);

  useEffect(() => {
    if (readAt.current === address) return;
    readAt.current = address;
    reader?.stop();
  }, [address, reader]);

  useEffect(() => {
    const { item, continuous } = state;
    if (item === undefined || !continuous) return undefined;
    item.setAttribute(CURRENT, '');
    item.scrollIntoView({ block: 'center' });
    return () => item.removeAttribute(CURRENT);
  }, [state]);

  return { reader, state };
}

function pageReader(onChange: (state: ReaderState) => void): Reader {
  return createReader({
    synth: speechSynthesis,
    newUtterance: (text) => new SpeechSynthesisUtterance(text),
    rate: () => toolbarState().settings.rate,
    items: () => readableItems(document.getElementById('main') ?? document.body),
    onChange,
  });
}
