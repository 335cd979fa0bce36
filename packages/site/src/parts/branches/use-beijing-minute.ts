import { useSyncExternalStore } from 'react';
import { beijingMinute } from '@bank/contract';

const CHECK_MS = 10_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/**
 * The minute on Beijing's clocks, `2026-11-20T10:05`. Undefined on the server and while hydrating: a page that is
 * cached for everybody must not say what time it is.
 */
export function useBeijingMinute(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => beijingMinute(Date.now()),
    () => undefined,
  );
}
