import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the part is alive: what only scripts can do is not offered before. */
export function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
