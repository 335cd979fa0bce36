import { setTimeout } from 'node:timers/promises';
import type { Published } from '../../content/published.ts';
import type { Config } from '../../operation/config.ts';
import type { Logger } from '../../operation/log.ts';
import type { Metrics } from '../../operation/metrics.ts';
import { changedCalls, type AskedVersion } from '../../pages/edge/changed-calls.ts';
import { EVERY_PAGE, tagOf } from '../../pages/edge/page-tags.ts';
import type { RecordedCalls } from '../../pages/mirror/recorded-calls.ts';
import { purgeRequests, type PurgeRequest } from './purge-requests.ts';

interface EdgePurgeParts {
  config: Pick<Config, 'edgePurge' | 'edgePurgeUrl' | 'edgePurgeToken'>;
  /** What was asked of the version of this content. */
  recordedOf: (published: Published) => RecordedCalls | undefined;
  /** Pages that this process holds, most recently used first, with the calls that they are made of. */
  pagesMadeOf: (isChanged: (tag: string) => boolean) => string[];
  log: Logger;
  metrics: Pick<Metrics, 'edgePurges'>;
  /** Until every other process shows the version: they look once a second. */
  settleMs?: number;
}

const SETTLE_MS = 1_500;
const ANSWER_WITHIN_MS = 3_000;
const TRIES = 3;
/** Beyond these a page waits for its half minute: each is fetched from us in three forms. */
const ADDRESSES_AT_MOST = 500;
const AT_ONCE = 8;

/**
 * Tells the caches before us what a release has changed. Each process does, after its own swap: a purge that comes twice
 * does no harm, and the last one is sent when every process shows the release.
 */
export class EdgePurge {
  readonly #parts: EdgePurgeParts;
  #before: Published | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(parts: EdgePurgeParts) {
    this.#parts = parts;
  }

  /** To be called for each version that visitors see from now on. */
  follow(published: Published): void {
    const before = this.#before;
    this.#before = published;
    if (before === undefined || this.#parts.config.edgePurge === '') return;
    this.#working = this.#working.then(() => this.#purge(before, published));
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.#working;
  }

  async #purge(before: Published, after: Published): Promise<void> {
    const { config, log, pagesMadeOf, settleMs = SETTLE_MS } = this.#parts;
    const startedAt = performance.now();
    try {
      const [tags] = await Promise.all([this.#changedTags(before, after), setTimeout(settleMs)]);
      const changed = new Set(tags);
      const addresses =
        tags.length === 0 ? [] : pagesMadeOf((tag) => changed.has(tag)).slice(0, ADDRESSES_AT_MOST);
      const requests = purgeRequests(config, { tags, addresses });
      const failed = await this.#sendAll(requests);
      const ms = Math.round(performance.now() - startedAt);
      const detail = { version: after.version.key, tags: tags.length, requests: requests.length, failed, ms };
      if (failed > 0)
        log.error(detail, 'a cache before us was not told what has changed; it shows it after half a minute');
      else log.info(detail, 'caches before us were told what has changed');
    } catch (err) {
      log.error({ err }, 'a cache before us was not told what has changed; it shows it after half a minute');
    }
  }

  async #changedTags(before: Published, after: Published): Promise<string[]> {
    if (before.navigation !== after.navigation) return [EVERY_PAGE];
    const [then, now] = [this.#asked(before), this.#asked(after)];
    if (then === undefined || now === undefined) return [EVERY_PAGE];
    try {
      return (await changedCalls(then, now)).map(tagOf);
    } catch (err) {
      // Rather everything than something that is outdated.
      this.#parts.log.warn(
        { err },
        'what a release has changed could not be compared; every page counts as changed',
      );
      return [EVERY_PAGE];
    }
  }

  #asked(published: Published): AskedVersion | undefined {
    const recorded = this.#parts.recordedOf(published);
    return recorded && { recorded, digestOf: (part) => published.snapshot.digest(part) };
  }

  async #sendAll(requests: readonly PurgeRequest[]): Promise<number> {
    const waiting = [...requests];
    let failed = 0;
    const one = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        if (!(await this.#send(next))) failed += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    return failed;
  }

  async #send({ url, ...request }: PurgeRequest): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const isTold = await fetch(url, {
        ...request,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        redirect: 'error',
      })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        })
        .catch(() => false);
      this.#parts.metrics.edgePurges.inc({ outcome: isTold ? 'told' : 'failed' });
      if (isTold) return true;
      await setTimeout(200 * (tries + 1));
    }
    return false;
  }
}
