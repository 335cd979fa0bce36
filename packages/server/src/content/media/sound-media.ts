import { AlteredMedia, ContentUnavailable, type ContentStore, type Media } from '@bank/store';
import type { Logger } from '../../operation/log.ts';
import type { Metrics } from '../../operation/metrics.ts';

interface SoundMediaParts {
  store: () => Pick<ContentStore, 'media' | 'mediaNames'> | undefined;
  log: Pick<Logger, 'error' | 'info' | 'warn'>;
  metrics: Pick<Metrics, 'mediaAltered'>;
}

// A scan is to be finished within the hour after which the next one begins, and to be noticed by nobody.
const SCAN_EVERY_MS = 3_600_000;
const FIRST_SCAN_AFTER_MS = 60_000;
const BETWEEN_FILES_MS = 50;

/**
 * Reads pictures and documents of the store, and keeps account of those whose bytes have been altered there: they are
 * never served. A scan finds them before a visitor asks.
 */
export class SoundMedia {
  readonly #parts: SoundMediaParts;
  readonly #altered = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parts: SoundMediaParts) {
    this.#parts = parts;
  }

  /** Rejects with AlteredMedia, and with ContentUnavailable when the store is away. */
  async read(name: string): Promise<Media | undefined> {
    try {
      const media = await this.#store().media(name);
      this.#sound(name);
      return media;
    } catch (error) {
      if (error instanceof AlteredMedia) this.#report(error);
      throw error;
    }
  }

  /** Reads every file of the store once. */
  async scan(betweenFilesMs = BETWEEN_FILES_MS): Promise<void> {
    const names = await this.#store().mediaNames();
    for (const gone of [...this.#altered].filter((name) => !names.includes(name))) this.#sound(gone);
    for (const name of names) {
      if (this.#isStopped) return;
      await this.read(name).catch((error: unknown) => {
        if (!(error instanceof AlteredMedia)) throw error;
      });
      await new Promise((done) => setTimeout(done, betweenFilesMs).unref());
    }
  }

  startScanning(): void {
    this.#scanIn(FIRST_SCAN_AFTER_MS);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #scanIn(ms: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      void this.scan()
        .catch((err: unknown) => {
          this.#parts.log.warn(
            { err },
            'media could not be compared with their digests; tried again in an hour',
          );
        })
        .then(() => this.#scanIn(SCAN_EVERY_MS));
    }, ms);
    this.#timer.unref();
  }

  #store(): Pick<ContentStore, 'media' | 'mediaNames'> {
    const store = this.#parts.store();
    if (store === undefined) throw new ContentUnavailable('it has not been opened yet');
    return store;
  }

  #report(err: AlteredMedia): void {
    if (this.#altered.has(err.file)) return;
    this.#altered.add(err.file);
    this.#count();
    this.#parts.log.error(
      { err, file: err.file },
      'a media file has been altered in the store; it is not served',
    );
  }

  #sound(name: string): void {
    if (!this.#altered.delete(name)) return;
    this.#count();
    this.#parts.log.info({ file: name }, 'a media file is as it was published again');
  }

  #count(): void {
    this.#parts.metrics.mediaAltered.set(this.#altered.size);
  }
}
