import type { Language } from '@bank/contract';
import { sharedWork, type ContentSnapshot } from '@bank/store';
import { Newest } from './newest.ts';

type PerSnapshot<Value, Key> = (content: ContentSnapshot, key: Key) => Promise<Value>;

/**
 * Computes something once for each content version and key, which is a language unless it says another; it goes with the
 * snapshot. Of no more than `most` keys, the newest: the calls of one page ask for the same at once.
 */
export function perSnapshot<Value, Key extends string = Language>(
  compute: PerSnapshot<Value, Key>,
  most = Infinity,
): PerSnapshot<Value, Key> {
  const known = new WeakMap<ContentSnapshot, Newest<Key, () => Promise<Value>>>();
  return (content, key) => {
    let byKey = known.get(content);
    if (byKey === undefined) known.set(content, (byKey = new Newest(most)));
    const computed = byKey;
    return computed.get(key, () => {
      const shared = sharedWork(() => compute(content, key));
      // A store that was away must be asked again.
      shared().catch(() => computed.forget(key));
      return shared;
    })();
  };
}
