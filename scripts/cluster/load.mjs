import { Agent } from 'node:http';
import { ask, ms } from '../../tests/faults/support/clients.mjs';
import { opinionOf } from '../../tests/faults/support/visitors.mjs';

export const RATE = 30;
const VISITORS = 60;
/** Whoever waits for longer has gone. */
const PATIENCE_MS = 10_000;
const BUCKET_MS = 250;

const PATHS = ['/personal', '/company', '/en', '/bobbank/secondlist', '/personal/lcmx', '/investment'];
const KEYWORDS = ['理财', '存款利率', '信用卡', '外汇', 'deposit'];

/** Of twenty requests thirteen are for pages that nginx has not kept, three for ones that it may have. */
const KINDS = [...Array(13).fill('page'), ...Array(3).fill('kept page'), ...Array(3).fill('search'), 'form'];

function requestOf(i) {
  const kind = KINDS[i % KINDS.length];
  const path = PATHS[i % PATHS.length];
  // The node knows no such parameter and answers with the same page; nginx has another entry for it.
  if (kind === 'page') return { kind, path: `${path}?n=${i}` };
  if (kind === 'kept page') return { kind: 'page', path };
  if (kind === 'form') return { ...opinionOf(i), headers: {}, kind };
  const body = JSON.stringify({ keyword: KEYWORDS[i % KEYWORDS.length] });
  return { kind, method: 'POST', path: '/api/esWebSearch/docFullSearch', body };
}

/**
 * Asks for something `RATE` times a second, whatever becomes of what was asked before, each twenty by another visitor, who
 * comes from another address of the loopback network.
 */
export class ConstantLoad {
  #url;
  #agents = Array.from(
    { length: VISITORS },
    (_, n) => new Agent({ keepAlive: true, localAddress: `127.1.0.${n + 1}` }),
  );
  #asked = [];
  #underWay = new Set();
  #timer;
  #count = 0;

  constructor(url) {
    this.#url = url;
    this.#timer = setInterval(() => this.#ask(), 1_000 / RATE);
  }

  /** What `work` gives, and what was asked meanwhile and what became of it. */
  async during(work) {
    const from = performance.now();
    const result = await work();
    const to = performance.now();
    while (this.#underWay.size > 0 && [...this.#underWay].some(({ at }) => at < to))
      await Promise.race([...this.#underWay].map(({ ended }) => ended));
    return { result, met: metIn(this.#asked.filter(({ at }) => at >= from && at < to)) };
  }

  async stop() {
    clearInterval(this.#timer);
    for (const agent of this.#agents) agent.destroy();
  }

  #ask() {
    const i = (this.#count += 1);
    const { kind, ...what } = requestOf(i);
    const agent = this.#agents[Math.floor(i / KINDS.length) % VISITORS];
    const one = { kind, at: performance.now() };
    one.ended = this.#answered(one, { ...what, agent });
    this.#underWay.add(one);
    this.#asked.push(one);
  }

  async #answered(one, what) {
    try {
      one.outcome = (await ask(this.#url, what)).status;
    } catch (error) {
      one.outcome = error.code ?? error.message;
    }
    one.ms = performance.now() - one.at;
    one.isServed = one.outcome === 200 && one.ms < PATIENCE_MS;
    this.#underWay.delete(one);
  }
}

function metIn(asked) {
  const failed = (kind) => asked.filter((one) => one.kind === kind && !one.isServed);
  const outcomes = {};
  for (const { outcome, isServed } of asked) if (!isServed) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return {
    asked: asked.length,
    failed: {
      page: failed('page').length,
      search: failed('search').length,
      form: failed('form').length,
    },
    outcomes,
    forms: asked.filter(({ kind, isServed }) => kind === 'form' && isServed).length,
    p99Ms: Math.round(
      ms(
        asked.map((one) => one.ms),
        0.99,
      ),
    ),
    awayMs: awayIn(asked.filter(({ kind }) => kind === 'page')),
  };
}

/** The time in which none of the pages that were asked for came. */
function awayIn(pages) {
  const buckets = Map.groupBy(pages, ({ at }) => Math.floor(at / BUCKET_MS));
  return [...buckets.values()].filter((all) => !all.some(({ isServed }) => isServed)).length * BUCKET_MS;
}
