import type { PinyinDictionary } from './annotate.ts';

const loading = new Map<string, Promise<PinyinDictionary | undefined>>();

/** Fetched once per address; undefined when it cannot be had, and then asked for again the next time. */
export function loadDictionary(url: string): Promise<PinyinDictionary | undefined> {
  const known = loading.get(url);
  if (known !== undefined) return known;
  const fresh = fetchDictionary(url).catch(() => {
    // Captions are readable without pinyin; the server's log has the failed request.
    loading.delete(url);
    return undefined;
  });
  loading.set(url, fresh);
  return fresh;
}

async function fetchDictionary(url: string): Promise<PinyinDictionary> {
  const response = await fetch(url);
  const given: unknown = response.ok ? await response.json() : undefined;
  if (!isDictionary(given)) throw new Error(`${url} holds no pinyin dictionary`);
  return given;
}

function isDictionary(given: unknown): given is PinyinDictionary {
  if (typeof given !== 'object' || given === null) return false;
  const { v, chars, words } = given as Partial<PinyinDictionary>;
  return v === 1 && typeof chars === 'object' && typeof words === 'object';
}
