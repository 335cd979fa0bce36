import { useEffect, useState } from 'react';
import { reasonOf, type UnopenedReason } from './document-unopened.ts';
import { openDocument, type OpenDocument } from './open-document.ts';

export type Opening =
  | { state: 'opening'; percent: number | undefined; isFound: boolean }
  | { state: 'open'; document: OpenDocument }
  | { state: 'failed'; reason: UnopenedReason };

const STARTED: Opening = { state: 'opening', percent: undefined, isFound: false };

/** Opens the file when the page has come alive and closes it when the visitor leaves. */
export function useOpenDocument(url: string): Opening {
  const [opening, setOpening] = useState<Opening>(STARTED);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: Opening) => {
      if (!signal.aborted) setOpening(next);
    };
    openDocument(url, {
      signal,
      onProgress: (percent) => show({ state: 'opening', percent, isFound: true }),
    }).then(
      (document) => show({ state: 'open', document }),
      (error: unknown) => show({ state: 'failed', reason: reasonOf(error) }),
    );
    return () => controller.abort();
  }, [url]);
  return opening;
}
