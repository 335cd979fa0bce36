import type { BootData } from '../boot-data.ts';
import { canonicalPath } from './site-clicks.ts';

/**
 * Answers kept-alive pages from memory, so that coming back shows the page as it was left, without a call.
 * Lives as long as the document: a reload always asks anew.
 */
export function keptData(boot: BootData): <Data>(key: string, load: () => Promise<Data>) => Promise<Data> {
  const kept = new Map<string, Promise<unknown>>();
  const leafId = `${boot.language}-${boot.record.id}`;
  if (boot.record.keepAlive && boot.loaderData[leafId] !== undefined) {
    kept.set(canonicalPath(), Promise.resolve(boot.loaderData[leafId]));
  }
  return <Data>(key: string, load: () => Promise<Data>) => {
    const known = kept.get(key) as Promise<Data> | undefined;
    if (known !== undefined) return known;
    const loading = load();
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
