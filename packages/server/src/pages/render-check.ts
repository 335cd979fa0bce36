import type { Logger } from '../operation/log.ts';
import type { Published } from '../content/published.ts';
import { PageUnavailable } from '../content/page-unavailable.ts';
import type { Pages } from './pages.ts';

interface CheckParts {
  pages: Pick<Pages, 'renderForNobody'>;
  log: Pick<Logger, 'error' | 'info'>;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
}

// Whoever asks may ask each second; a rendering takes some ten milliseconds.
const LOOK_EVERY_MS = 5_000;

/**
 * Whether this process can render at all. One page may be broken by its content, on every node alike: only when the first,
 * the middle and the last page all fail is it the process. While the content is away nothing can be said, and what was said stays.
 */
export class RenderCheck {
  readonly #parts: CheckParts;
  #looked: { version: string; at: number; outcome: Promise<void> } | undefined;
  #canRender = true;

  constructor(parts: CheckParts) {
    this.#parts = parts;
  }

  /** Looks again where the last look is old or of another version; never rejects. */
  async canRender(published: Published): Promise<boolean> {
    const now = this.#parts.now?.() ?? performance.now();
    const version = published.version.key;
    if (this.#looked?.version !== version || now - this.#looked.at >= LOOK_EVERY_MS)
      this.#looked = { version, at: now, outcome: this.#look(published) };
    await this.#looked.outcome;
    return this.#canRender;
  }

  async #look(published: Published): Promise<void> {
    const { log } = this.#parts;
    let failure: unknown;
    for (const path of pathsOf(published)) {
      try {
        await this.#parts.pages.renderForNobody(path);
        if (!this.#canRender) log.info('pages can be rendered again');
        this.#canRender = true;
        return;
      } catch (error) {
        if (error instanceof PageUnavailable) return;
        failure = error;
      }
    }
    if (failure === undefined) return;
    if (this.#canRender) log.error({ err: failure }, 'no page can be rendered; this process is not ready');
    this.#canRender = false;
  }
}

function pathsOf({ routes }: Published): string[] {
  const paths = Object.values(routes)
    .flat()
    .filter((record) => record.path !== '' && record.redirect === undefined)
    .map((record) => record.path);
  return [...new Set([paths[0], paths[paths.length >> 1], paths.at(-1)])].filter(
    (path) => path !== undefined,
  );
}
