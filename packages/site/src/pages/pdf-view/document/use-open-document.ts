import { useEffect, useState } from 'react';
import { reasonOf, type UnopenedReason } from './document-unopened.ts';
import { openDocument, type OpenDocument } from './open-document.ts';

export type Opening =
  | { state: 'opening'; percent: number | undefined }
  | { state: 'open'; document: OpenDocument }
  | { state: 'failed'; reason: UnopenedReason };

const STARTED: Opening = { state: 'opening', percent: undefined };

/** Opens the file when the page has come alive and closes it when the visitor leaves. */
export function useOpenDocument(url: string): { opening: Opening; retry(): void } {
  const [opening, setOpening] = useState<Opening>(STARTED);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setOpening(STARTED);
    openDocument(url, {
      signal,
      onProgress: (percent) => setOpening((now) => (now.state === 'opening' ? { state: 'opening', percent } : now)),
    }).then(
      (document) => {
        if (!signal.aborted) setOpening({ state: 'open', document });
      },
      (error: unknown) => {
        if (!signal.aborted) setOpening({ state: 'failed', reason: reasonOf(error) });
      },
    );
    return () => controller.abort();
  }, [url, attempt]);
  return { opening, retry: () => setAttempt((count) => count + 1) };
}
