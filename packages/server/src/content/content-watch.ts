import type { ContentSnapshot, ContentStore, ContentVersion } from '@bank/store';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Published } from './published.ts';

interface WatchParts {
  openStore: () => Promise<ContentStore>;
  /** Makes everything of one version; the swap waits for it. */
  publish: (version: ContentVersion, snapshot: ContentSnapshot) => Promise<Published>;
  log: Logger;
  metrics: Pick<Metrics, 'contentSequence' | 'contentBehind' | 'storeUp'>;
  now?: () => number;
}

// A new release is seen within this time on every node (architecture: polling is the only thing nodes share).
const POLL_MS = 1_000;

/** Follows the content store: always holds the newest version that could be made ready. */
export class ContentWatch {
  readonly #parts: WatchParts;
  #onChange: ((published: Published) => void) | undefined;
  #store: ContentStore | undefined;
  #published: Published | undefined;
  #nextChangeAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #trouble: string | undefined;
  /** By the clock that nobody sets. */
  #newestAt: number | undefined;
  #isStopped = false;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Undefined until a site release has been loaded for the first time. */
  current(): Published | undefined {
    return this.#published;
  }

  /** Why the last look found nothing to show or nothing newer, as a sentence; undefined where it did. */
  trouble(): string | undefined {
    return this.#trouble;
  }

  /** How long ago what is shown was last known to be the newest, in ms; 0 while it is, undefined while nothing is shown. */
  behindMs(): number | undefined {
    if (this.#published === undefined) return undefined;
    return this.#trouble === undefined ? 0 : performance.now() - (this.#newestAt ?? 0);
  }

  /** Undefined while the store has not been opened. */
  store(): ContentStore | undefined {
    return this.#store;
  }

  /** Resolves after the first look, whether or not it found content. `onChange` is called after each swap. */
  async start(onChange?: (published: Published) => void): Promise<void> {
    this.#onChange = onChange;
    await this.look();
    this.#sleep();
  }

  /** Looks for a new version now; never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#store?.close();
  }

  #now(): number {
    return this.#parts.now?.() ?? Date.now();
  }

  #sleep(): void {
    if (this.#isStopped) return;
    const untilChange = (this.#nextChangeAt ?? 0) - this.#now();
    const delay = untilChange > 0 ? Math.min(POLL_MS, untilChange) : POLL_MS;
    this.#timer = setTimeout(() => void this.look().then(() => this.#sleep()), delay);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    let isStoreUp = false;
    try {
      this.#store ??= await this.#parts.openStore();
      const version = await this.#store.currentVersion(this.#now());
      isStoreUp = true;
      // The same content may get a new date of change: a release that was scheduled meanwhile.
      this.#nextChangeAt = version.nextChangeAt;
      if (version.releases.site === undefined) {
        this.#report('The store holds no active release of the site, so there is no page to serve', {});
      } else {
        if (version.key !== this.#published?.version.key) await this.#swap(this.#store, version);
        if (this.#trouble !== undefined) this.#parts.log.info('content is available again');
        this.#trouble = undefined;
        this.#newestAt = performance.now();
      }
    } catch (err) {
      this.#report('New content could not be loaded; the last version stays', { err });
    }
    this.#parts.metrics.storeUp.set(isStoreUp ? 1 : 0);
    this.#parts.metrics.contentBehind.set(Math.round((this.behindMs() ?? 0) / 1_000));
  }

  async #swap(store: ContentStore, version: ContentVersion): Promise<void> {
    const { log, metrics, publish } = this.#parts;
    const published = await publish(version, store.snapshot(version));
    this.#published = published;
    metrics.contentSequence.set(version.sequence);
    log.info(
      { version: version.key, sequence: version.sequence, releases: version.releases },
      'content loaded',
    );
    this.#onChange?.(published);
  }

  /** An outage lasts many polls; it is one event. */
  #report(message: string, detail: { err?: unknown }): void {
    const trouble = detail.err instanceof Error ? detail.err.message : `${message}.`;
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#parts.log.error(detail, message);
  }
}
