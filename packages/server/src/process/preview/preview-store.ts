import { recordTypes, seriesTypes } from '@bank/contract/schemas';
import type { Scope } from '@bank/contract';
import type { ContentPart, ContentSnapshot, ContentStore } from '@bank/store';

/** The release that is looked at before visitors see it. */
export interface Shown {
  scope: Scope;
  releaseId: number;
  /** Where the release lies, when that is not the store that visitors read. */
  store?: ContentStore;
}

/**
 * The content as visitors would see it at `at`, or now, with one release in the place of its scope's. Nothing is written
 * anywhere.
 */
export function previewStore(
  visible: ContentStore,
  { scope, releaseId, store: own = visible }: Shown,
  at?: number,
): ContentStore {
  return {
    async currentVersion(now, without) {
      const version = await visible.currentVersion(at ?? now, without);
      return {
        ...version,
        key: `${version.key}-${scope}-${releaseId}`,
        releases: { ...version.releases, [scope]: releaseId },
      };
    },
    snapshot(version) {
      const others = visible.snapshot(version);
      return own === visible ? others : joined(version, scope, own.snapshot(version), others);
    },
    media: async (name) => (await own.media(name)) ?? (own === visible ? undefined : visible.media(name)),
    async mediaNames() {
      const names = [...(await own.mediaNames()), ...(own === visible ? [] : await visible.mediaNames())];
      return [...new Set(names)];
    },
    activations: () => visible.activations(),
    evidence: (id) => visible.evidence(id),
    importsFrom: (sequence) => visible.importsFrom(sequence),
    async close() {
      await visible.close();
      if (own !== visible) await own.close();
    },
  };
}

/** One scope's content from one store, all other content from another. */
function joined(
  version: ContentSnapshot['version'],
  scope: Scope,
  own: ContentSnapshot,
  others: ContentSnapshot,
): ContentSnapshot {
  const ofRecords = (type: keyof typeof recordTypes) => (recordTypes[type].scope === scope ? own : others);
  const ofSeries = (type: keyof typeof seriesTypes) => (seriesTypes[type].scope === scope ? own : others);
  return {
    version,
    find: (type, language, key) => ofRecords(type).find(type, language, key),
    hasEnded: (type, language, key) => ofRecords(type).hasEnded(type, language, key),
    list: (type, language, query) => ofRecords(type).list(type, language, query),
    each: (type, language) => ofRecords(type).each(type, language),
    newest: (type, language) => ofRecords(type).newest(type, language),
    count: (type, language, query) => ofRecords(type).count(type, language, query),
    months: (type, language, section) => ofRecords(type).months(type, language, section),
    neighbours: (type, language, section, key) => ofRecords(type).neighbours(type, language, section, key),
    series: (type, key, query) => ofSeries(type).series(type, key, query),
    latest: (type, keys) => ofSeries(type).latest(type, keys),
    digest: async (part) => `${await own.digest(part)} ${await others.digest(part)}`,
  } satisfies ContentSnapshot & { digest: (part: ContentPart) => Promise<string> };
}
