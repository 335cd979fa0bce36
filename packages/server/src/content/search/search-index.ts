import { startBuilder, withBuildLock, type Builder, type BuildReply } from '@bank/publish/search-index';
import { CurrentIndex, EmbeddedEngine, newestIndex, pruneIndexes, type SearchEngine } from '@bank/search';
import type { ContentVersion, StoreLocation } from '@bank/store';
import type { Logger } from '../../operation/log.ts';
import type { Metrics } from '../../operation/metrics.ts';
import { clusterEngine } from './cluster-engine.ts';

interface SearchIndexParts {
  location: StoreLocation;
  /** Of this machine: its processes share what is in it. */
  folder: string;
  threads: number;
  /** '' for the machine's own index alone. */
  openSearchUrl: string;
  log: Logger;
  metrics: Pick<Metrics, 'searchDocuments' | 'searchDegraded'>;
}

/** A full disk or a cluster that is away is looked at again after this. */
const AGAIN_MS = 60_000;
/** A search takes some milliseconds; on a machine that is short of them visitors rather wait than find nothing. */
const DEADLINE_MS = 1_000;
/** In every index; the first search of a thread reads the words. */
const WARMING_KEYWORD = '银行';

/**
 * Follows the content: the index of each new version is built beside the one that serves, in a process of its own, and
 * takes its place when it is complete. Until the first is there that of the last start serves; without one, and when one cannot be built, the site goes on without.
 */
export class SearchIndex {
  readonly engine = new CurrentIndex();
  readonly #parts: SearchIndexParts;
  #wanted: ContentVersion | undefined;
  #working: Promise<void> | undefined;
  #opening: Promise<void> | undefined;
  #builder: Builder | undefined;
  #timer: NodeJS.Timeout | undefined;
  #serving: { release: string; isClustered: boolean } | undefined;
  #isStopped = false;

  constructor(parts: SearchIndexParts) {
    this.#parts = parts;
  }

  /** Returns at once. */
  follow(version: ContentVersion): void {
    clearTimeout(this.#timer);
    this.#wanted = version;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wanted = undefined;
    clearTimeout(this.#timer);
    this.#builder?.stop();
    await this.#working;
    await this.engine.close();
  }

  async #work(): Promise<void> {
    this.#opening ??= this.#openKept();
    await this.#opening;
    while (this.#wanted !== undefined) {
      const version = this.#wanted;
      this.#wanted = undefined;
      try {
        await this.#build(version);
      } catch (err) {
        if (this.#isStopped) return;
        this.#parts.log.error({ err }, 'the search index could not be built; the last one stays');
        this.#again(version);
      }
    }
  }

  /** Which index is the right one takes seconds to find out: until then the last one of this machine answers. */
  async #openKept(): Promise<void> {
    const { folder, threads, log } = this.#parts;
    const file = newestIndex(folder);
    if (file === undefined) return;
    try {
      const kept = await EmbeddedEngine.open(file, { workers: threads, deadlineMs: DEADLINE_MS });
      await warm(kept);
      this.engine.switchTo(kept);
    } catch (err) {
      log.warn({ err }, 'the search index of the last start cannot be used; another one is made');
    }
  }

  #again(version: ContentVersion): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#wanted === undefined && !this.#isStopped) this.follow(version);
    }, AGAIN_MS);
    this.#timer.unref();
  }

  /** Rejects when the builder failed; what it had prepared before serves all the same. */
  async #build(version: ContentVersion): Promise<void> {
    const { location, folder, openSearchUrl } = this.#parts;
    let taken = Promise.resolve();
    const builder = startBuilder({ location, version, folder, openSearchUrl }, (reply) => {
      taken = taken.then(() => this.#take(reply, version));
      taken.catch(() => undefined);
    });
    this.#builder = builder;
    try {
      await builder.ended;
    } finally {
      this.#builder = undefined;
      await taken;
    }
  }

  async #take(
    { index, cluster }: Extract<BuildReply, { kind: 'prepared' }>,
    version: ContentVersion,
  ): Promise<void> {
    const { folder, threads, openSearchUrl, log, metrics } = this.#parts;
    if (this.#isStopped) return;
    const isClustered = cluster === 'ready';
    metrics.searchDegraded.set(openSearchUrl === '' || isClustered ? 0 : 1);
    if (openSearchUrl !== '' && !isClustered && cluster !== 'asked') {
      log.warn(
        { reason: cluster },
        'OpenSearch was not given the new index; this machine searches by itself',
      );
      this.#again(version);
    }
    if (this.#serving?.release === index.release && this.#serving.isClustered === isClustered) return;
    const before = this.#serving;
    const own = await EmbeddedEngine.open(index.file, { workers: threads, deadlineMs: DEADLINE_MS });
    await warm(own);
    const engine: SearchEngine = isClustered
      ? await clusterEngine({ url: openSearchUrl, file: index.file, own, metrics })
      : own;
    this.engine.switchTo(engine);
    this.#serving = { release: index.release, isClustered };
    metrics.searchDocuments.set(index.documents);
    for (const url of index.unknownPins) log.warn({ url }, 'a pinned search result leads to no page');
    log.info(
      { index: index.release, documents: index.documents, missingTexts: index.missingTexts, isClustered },
      'search index loaded',
    );
    const keep = [index.release, before?.release].filter((release) => release !== undefined);
    await withBuildLock(folder, async () => pruneIndexes(folder, keep));
  }
}

async function warm(engine: SearchEngine): Promise<void> {
  const page = { number: 1, size: 1 };
  try {
    await engine.search(WARMING_KEYWORD, { language: 'CN', now: Date.now() }, page);
  } catch {
    // It only takes the first visitor longer.
  }
}
