import {
  startBuilder,
  withBuildLock,
  type Builder,
  type BuildReply,
  type PreparedIndex,
} from '@bank/publish/search-index';
import {
  CurrentIndex,
  EmbeddedEngine,
  EmbeddingEndpoint,
  IndexOutdated,
  newestIndex,
  PROMPT,
  pruneIndexes,
  QueryVectors,
  type EmbeddingsAddress,
  type SearchEngine,
} from '@bank/search';
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
  /** Undefined for search by words alone. */
  embeddings: EmbeddingsAddress | undefined;
  log: Logger;
  metrics: Pick<Metrics, 'searchDocuments' | 'searchDegraded' | 'searchMeanings' | 'searchPassagesMissing'>;
}

interface Serving {
  readonly index: PreparedIndex;
  readonly isClustered: boolean;
  /** With a vector. */
  readonly passages: number;
}

/** A full disk or a cluster that is away is looked at again after this. */
const AGAIN_MS = 60_000;
/** Searches go on by words, so that a model that is away is asked about passages now and then. */
const PASSAGES_AGAIN_MS = 600_000;
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
  #serving: Serving | undefined;
  #formerRelease: string | undefined;
  readonly #meanings: QueryVectors | undefined;
  #isEmbedding = false;
  #isStopped = false;

  constructor(parts: SearchIndexParts) {
    this.#parts = parts;
    const { embeddings, metrics } = parts;
    this.#meanings =
      embeddings &&
      new QueryVectors(new EmbeddingEndpoint(embeddings, PROMPT), {
        heard: (outcome) => metrics.searchMeanings.inc({ outcome }),
      });
  }

  /** Returns at once. */
  follow(version: ContentVersion): void {
    clearTimeout(this.#timer);
    this.#wanted = version;
    // A model may take an hour; the words of what is new do not wait for it.
    if (this.#isEmbedding) this.#builder?.stop();
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
    const { folder, log } = this.#parts;
    const file = newestIndex(folder);
    if (file === undefined) return;
    try {
      const kept = await this.#open(file);
      this.engine.switchTo(kept);
    } catch (err) {
      if (err instanceof IndexOutdated) {
        log.info({ file }, 'the search index of the last start is of another version; a new one is made');
        return;
      }
      log.warn({ err }, 'the search index of the last start cannot be used; another one is made');
    }
  }

  async #open(file: string): Promise<EmbeddedEngine> {
    const engine = await EmbeddedEngine.open(file, {
      workers: this.#parts.threads,
      deadlineMs: DEADLINE_MS,
      meanings: this.#meanings,
    });
    await warm(engine);
    return engine;
  }

  #again(version: ContentVersion, afterMs = AGAIN_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#wanted === undefined && !this.#isStopped) this.follow(version);
    }, afterMs);
    this.#timer.unref();
  }

  /** Rejects when the builder failed; what it had prepared before serves all the same. */
  async #build(version: ContentVersion): Promise<void> {
    const { location, folder, openSearchUrl, embeddings } = this.#parts;
    let taken = Promise.resolve();
    const order = { location, version, folder, openSearchUrl, embeddings };
    const builder = startBuilder(order, (reply) => {
      if (reply.kind === 'embedding') {
        this.#isEmbedding = true;
        if (this.#wanted !== undefined) builder.stop();
        return;
      }
      taken = taken.then(() =>
        reply.kind === 'prepared' ? this.#take(reply, version) : this.#takeVectors(reply, version),
      );
      taken.catch(() => undefined);
    });
    this.#builder = builder;
    try {
      await builder.ended;
    } catch (err) {
      const isBrokenOff = this.#isEmbedding && this.#wanted !== undefined;
      if (!isBrokenOff) throw err;
    } finally {
      this.#builder = undefined;
      this.#isEmbedding = false;
      await taken;
    }
  }

  async #take(
    { index, cluster }: Extract<BuildReply, { kind: 'prepared' }>,
    version: ContentVersion,
  ): Promise<void> {
    const { openSearchUrl, log, metrics } = this.#parts;
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
    const { index: served, isClustered: wasClustered } = this.#serving ?? {};
    if (served?.release === index.release && wasClustered === isClustered) return;
    await this.#serve(index, isClustered);
  }

  async #takeVectors(
    { vectors: { passages, embedded, isUsable, failure } }: Extract<BuildReply, { kind: 'embedded' }>,
    version: ContentVersion,
  ): Promise<void> {
    const { log, metrics } = this.#parts;
    if (this.#isStopped) return;
    const missing = passages - embedded;
    metrics.searchPassagesMissing.set(missing);
    if (failure !== undefined) {
      log.warn(
        { reason: failure, missing },
        'the model gave not every passage a vector; these are found by their words',
      );
      this.#again(version, PASSAGES_AGAIN_MS);
    }
    const serving = this.#serving;
    if (serving !== undefined && serving.passages !== (isUsable ? embedded : 0)) {
      await this.#serve(serving.index, serving.isClustered);
    }
  }

  async #serve(index: PreparedIndex, isClustered: boolean): Promise<void> {
    const { folder, openSearchUrl, log, metrics } = this.#parts;
    const before = this.#serving?.index.release;
    const own = await this.#open(index.file);
    const { passages } = own;
    const engine: SearchEngine = isClustered
      ? await clusterEngine({ url: openSearchUrl, file: index.file, own, metrics })
      : own;
    this.engine.switchTo(engine);
    this.#serving = { index, isClustered, passages };
    if (before !== index.release) this.#formerRelease = before;
    metrics.searchDocuments.set(index.documents);
    for (const url of index.unknownPins) log.warn({ url }, 'a pinned search result leads to no page');
    log.info(
      {
        index: index.release,
        documents: index.documents,
        missingTexts: index.missingTexts,
        isClustered,
        ...(this.#meanings !== undefined && { passages }),
      },
      'search index loaded',
    );
    const keep = [index.release, this.#formerRelease].filter((release) => release !== undefined);
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
