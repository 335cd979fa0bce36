import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import type { Endpoint, Envelope, Transport } from '@bank/contract';
import { calls } from '@bank/contract/schemas';
import { partsReadBy, type ContentPart } from '@bank/store';
import type { CallKey, Manifest } from './manifest.ts';

/** What a call answered, as a digest, and the parts of the content that it was made of. */
export interface RecordedAnswer {
  /** Undefined where there was no answer, or none that can be compared. */
  digest: string | undefined;
  parts: readonly ContentPart[];
}

const endpoints = new Map<string, Endpoint<unknown, unknown>>(
  Object.values(calls).map(({ endpoint }) => [endpoint.path, endpoint]),
);

/** Beyond these what is known is forgotten, and asked again where it is needed: addresses are made up without end. */
const KEPT_AT_MOST = 50_000;

/**
 * Notes which calls a page is made of, and what each answered: a page of the same code whose calls answer the same is the
 * same page, since pages ask for nothing by any other way.
 */
export class RecordedCalls {
  readonly #page = new AsyncLocalStorage<Set<CallKey>>();
  readonly #answers = new Map<CallKey, Promise<RecordedAnswer>>();
  #transport: Transport | undefined;

  /** The same transport, recorded; it reads {@link noted} content. */
  around(transport: Transport): Transport {
    this.#transport = transport;
    return (endpoint, request, signal) => {
      const key = `${endpoint.path} ${JSON.stringify(request)}`;
      this.#page.getStore()?.add(key);
      if (this.#answers.has(key)) return transport(endpoint, request, signal);
      if (this.#answers.size >= KEPT_AT_MOST) this.#answers.clear();
      const reading = partsReadBy(() => transport(endpoint, request, signal));
      this.#answers.set(key, recordedOf(reading));
      return reading.then(({ result }) => result);
    };
  }

  /** What `work` gives, and the calls that were made meanwhile for it alone. */
  async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; made: CallKey[] }> {
    const made = new Set<CallKey>();
    const result = await this.#page.run(made, work);
    return { result, made: [...made] };
  }

  /** Of the answers that are kept. */
  keys(): CallKey[] {
    return [...this.#answers.keys()];
  }

  /** Spares asking for what is known of a version whose parts read the same. */
  know(key: CallKey, answer: RecordedAnswer): void {
    if (!this.#answers.has(key)) this.#answers.set(key, Promise.resolve(answer));
  }

  /** What a call answers in this version; it is made where no page has made it yet. */
  answer(key: CallKey): Promise<RecordedAnswer> {
    const known = this.#answers.get(key) ?? this.#ask(key);
    this.#answers.set(key, known);
    return known;
  }

  async #ask(key: CallKey): Promise<RecordedAnswer> {
    const space = key.indexOf(' ');
    const endpoint = endpoints.get(key.slice(0, space));
    const transport = this.#transport;
    if (endpoint === undefined || transport === undefined) return { digest: undefined, parts: [] };
    const request = JSON.parse(key.slice(space + 1)) as Record<string, unknown>;
    return recordedOf(partsReadBy(() => transport(endpoint, request)));
  }
}

async function recordedOf(
  reading: Promise<{ result: Envelope | Blob; parts: ContentPart[] }>,
): Promise<RecordedAnswer> {
  try {
    const { result, parts } = await reading;
    if (result instanceof Blob) return { digest: undefined, parts: [] };
    return { digest: hash('sha256', JSON.stringify(result), 'base64url').slice(0, 22), parts };
  } catch {
    // Whoever made the call hears of it.
    return { digest: undefined, parts: [] };
  }
}

/** The calls of many pages, each once: a page keeps their places. */
export class CallTable {
  readonly #places = new Map<CallKey, number>();

  placesOf(made: readonly CallKey[]): number[] {
    return made.map((key) => {
      const place = this.#places.get(key) ?? this.#places.size;
      this.#places.set(key, place);
      return place;
    });
  }

  /** With what each answered, and what that was made of. */
  async answered(
    recorded: RecordedCalls,
    digestOf: (part: ContentPart) => Promise<string>,
  ): Promise<Pick<Manifest, 'calls' | 'parts'>> {
    const answers: [CallKey, string, number[]][] = [];
    const places = new Map<ContentPart, number>();
    const placeOf = (part: ContentPart) => {
      const place = places.get(part) ?? places.size;
      places.set(part, place);
      return place;
    };
    for (const key of this.#places.keys()) {
      const { digest = '', parts } = await recorded.answer(key);
      answers.push([key, digest, parts.map(placeOf)]);
    }
    const digests = await Promise.all(
      [...places.keys()].map(async (part) => [part, await digestOf(part)] as const),
    );
    return { calls: answers, parts: digests };
  }
}
