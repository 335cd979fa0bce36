import { useSyncExternalStore } from 'react';

let picked: string | undefined;
const listeners = new Set<() => void>();

/** The search stands in the banner and the field below it: a fund that one picks, the other shows. */
export function pickFund(fundCode: string | undefined): void {
  picked = fundCode;
  for (const listener of listeners) listener();
}

/** The code that was picked since the document came; undefined until then, and on the server. */
export const usePickedFund = () =>
  useSyncExternalStore(
    watch,
    () => picked,
    () => undefined,
  );

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
