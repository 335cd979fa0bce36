import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentPart, ContentSnapshot } from '../base/content-store.ts';

/* What an answer was made of, so that one made of nothing that has changed need not be made again. */

const reading = new AsyncLocalStorage<Set<ContentPart>>();
const note = (part: ContentPart) => reading.getStore()?.add(part);

/** The same snapshot; {@link partsReadBy} is told what is read of it. */
export function noted(snapshot: ContentSnapshot): ContentSnapshot {
  return {
    get version() {
      note('version');
      return snapshot.version;
    },
    find(type, language, key) {
      note(`records ${type} ${language}`);
      return snapshot.find(type, language, key);
    },
    hasEnded(type, language, key) {
      note(`records ${type} ${language}`);
      return snapshot.hasEnded(type, language, key);
    },
    list(type, language, query) {
      note(`records ${type} ${language}`);
      return snapshot.list(type, language, query);
    },
    each(type, language) {
      note(`records ${type} ${language}`);
      return snapshot.each(type, language);
    },
    newest(type, language) {
      note(`records ${type} ${language}`);
      return snapshot.newest(type, language);
    },
    count(type, language, query) {
      note(`records ${type} ${language}`);
      return snapshot.count(type, language, query);
    },
    months(type, language, section) {
      note(`records ${type} ${language}`);
      return snapshot.months(type, language, section);
    },
    neighbours(type, language, section, key) {
      note(`records ${type} ${language}`);
      return snapshot.neighbours(type, language, section, key);
    },
    series(type, key, query) {
      note(`histories ${type}`);
      return snapshot.series(type, key, query);
    },
    latest(type, keys) {
      note(`histories ${type}`);
      return snapshot.latest(type, keys);
    },
    digest: (part) => snapshot.digest(part),
  };
}

/** What `work` gives, and all parts of {@link noted} snapshots that it was made of. */
export async function partsReadBy<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; parts: ContentPart[] }> {
  const parts = new Set<ContentPart>();
  const result = await reading.run(parts, work);
  return { result, parts: [...parts] };
}

/** Begins work that several share, and gives what each of them asks: whoever takes its result has read what it was made of. */
export function sharedWork<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const parts = new Set<ContentPart>();
  const made = reading.run(parts, work);
  return () => {
    const reader = reading.getStore();
    if (reader === undefined) return made;
    return made.then((result) => {
      for (const part of parts) reader.add(part);
      return result;
    });
  };
}
