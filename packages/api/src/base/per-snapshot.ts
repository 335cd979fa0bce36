import type { Language } from '@bank/contract';
import { sharedWork, type ContentSnapshot } from '@bank/store';

type PerSnapshot<Value, Key> = (content: ContentSnapshot, key: Key) => Promise<Value>;

/** Computes something once for each content version and key, which is a language unless it says another; it goes with the snapshot. */
export function perSnapshot<Value, Key extends string = Language>(
  compute: PerSnapshot<Value, Key>,
): PerSnapshot<Value, Key> {
  const known = new WeakMap<ContentSnapshot, Map<Key, () => Promise<Value>>>();
  return (content, key) => {
    let byKey = known.get(content);
    if (byKey === undefined) known.set(content, (byKey = new Map()));
    let shared = byKey.get(key);
    if (shared === undefined) {
      shared = sharedWork(() => compute(content, key));
      byKey.set(key, shared);
      // A store that was away must be asked again.
      shared().catch(() => byKey.delete(key));
    }
    return shared();
  };
}
