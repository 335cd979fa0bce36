import type { Logger } from '../../operation/log.ts';
import { MirrorFolder } from '../../pages/mirror/mirror-folder.ts';
import type { MirrorApp } from './mirror-app.ts';

interface KeptMirrorParts {
  app: MirrorApp;
  folder: string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  outdatedAfterMs?: number;
}

// As long as a shared cache may show what it has (CACHE_CONTROL.page): then nginx asks the application instead.
const OUTDATED_AFTER_MS = 30_000;
const AGAIN_AFTER_MS = 10_000;

/** Follows the content: a mirror for each version, and no outdated one for longer than a cache may be. */
export class KeptMirror {
  readonly #parts: KeptMirrorParts;
  /** What is under way, and whether something newer has come meanwhile. */
  #making: Promise<void> | undefined;
  #isDue = false;
  #outdated: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parts: KeptMirrorParts) {
    this.#parts = parts;
  }

  /** Resolves when the first mirror stands, or could not be made. */
  async start(): Promise<void> {
    await this.#parts.app.content.start(() => this.#changed());
    await this.#making;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#outdated);
    clearTimeout(this.#again);
    await this.#making;
    await this.#parts.app.close();
  }

  #changed(): void {
    const { folder, outdatedAfterMs = OUTDATED_AFTER_MS, log } = this.#parts;
    this.#outdated ??= setTimeout(() => {
      MirrorFolder.withdraw(folder);
      log.warn({ folder }, 'the mirror is outdated, and nginx asks the application until there is another');
    }, outdatedAfterMs);
    this.#isDue = true;
    this.#making ??= this.#makeAll().finally(() => {
      this.#making = undefined;
    });
  }

  async #makeAll(): Promise<void> {
    const { app, folder, log } = this.#parts;
    while (this.#isDue && !this.#isStopped) {
      this.#isDue = false;
      const startedAt = performance.now();
      try {
        const { left, ...made } = await app.mirror(folder);
        if (this.#isDue) continue;
        clearTimeout(this.#outdated);
        this.#outdated = undefined;
        const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
        log.info({ folder, seconds, ...made, left: left.length }, 'mirror made');
        if (made.isNginxChanged)
          log.warn({ folder }, 'nginx must be reloaded: it serves no mirror until then');
      } catch (err) {
        log.error({ err, folder }, 'no mirror could be made; tried again in ten seconds');
        if (!this.#isStopped) this.#again = setTimeout(() => this.#changed(), AGAIN_AFTER_MS);
      }
    }
  }
}
