import type { BootData } from '../boot-data.ts';
import type { LeafData } from './leaf-data.ts';
import { canonicalPath } from './site-clicks.ts';

/**
 * Answers kept-alive pages from memory, so that coming back shows the page as it was left, without a call.
 * Lives as long as the document: a reload always asks anew.
 */
export function keptData(boot: BootData): (key: string, load: () => Promise<LeafData>) => Promise<LeafData> {
  const kept = new Map<string, Promise<LeafData>>();
  if (boot.record.keepAlive) kept.set(canonicalPath(), Promise.resolve(boot.leaf));
  return (key, load) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const loading = load();
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
