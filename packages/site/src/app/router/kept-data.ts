import type { BootData } from '../../base/page/boot-data.ts';
import type { LeafData } from '../../base/page/leaf-data.ts';

/**
 * Answers kept-alive pages from memory, so that coming back shows the page as it was left, without a call.
 * Lives as long as the document: a reload always asks anew.
 * @param path of the page that the document came with, with its canonical query
 */
export function keptData(
  boot: BootData,
  path: string,
): (key: string, load: () => Promise<LeafData>) => Promise<LeafData> {
  const kept = new Map<string, Promise<LeafData>>();
  if (boot.record.keepAlive) kept.set(path, Promise.resolve(boot.leaf));
  return (key, load) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const loading = load();
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
