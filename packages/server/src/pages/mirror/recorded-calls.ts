import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import type { Endpoint, Envelope, Transport } from '@bank/contract';
import { calls } from '@bank/contract/schemas';

/** A call and what it asks for, as text. */
export type CallKey = string;
/** Tells whether the answer of a call is still the same; undefined where it had none. */
type AnswerDigest = string | undefined;

const endpoints = new Map<string, Endpoint<unknown, unknown>>(
  Object.values(calls).map(({ endpoint }) => [endpoint.path, endpoint]),
);

/**
 * Notes which calls a page is made of, and what each answered: a page of the same code whose calls answer the same is the
 * same page, since pages ask for nothing by any other way.
 */
export class RecordedCalls {
  readonly #page = new AsyncLocalStorage<Set<CallKey>>();
  readonly #digests = new Map<CallKey, Promise<AnswerDigest>>();
  #transport: Transport | undefined;

  /** The same transport, recorded. */
  around(transport: Transport): Transport {
    this.#transport = transport;
    return async (endpoint, request, signal) => {
      const key = `${endpoint.path} ${JSON.stringify(request)}`;
      this.#page.getStore()?.add(key);
      const answer = transport(endpoint, request, signal);
      this.#digests.set(key, this.#digests.get(key) ?? digestOf(answer));
      return answer;
    };
  }

  /** What `work` gives, and the calls that were made meanwhile for it alone. */
  async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; made: CallKey[] }> {
    const made = new Set<CallKey>();
    const result = await this.#page.run(made, work);
    return { result, made: [...made] };
  }

  /** What a call answers in this version; it is made where no page has made it yet. */
  digest(key: CallKey): Promise<AnswerDigest> {
    const known = this.#digests.get(key) ?? this.#ask(key);
    this.#digests.set(key, known);
    return known;
  }

  async #ask(key: CallKey): Promise<AnswerDigest> {
    const space = key.indexOf(' ');
    const endpoint = endpoints.get(key.slice(0, space));
    if (endpoint === undefined || this.#transport === undefined) return undefined;
    return digestOf(this.#transport(endpoint, JSON.parse(key.slice(space + 1)) as Record<string, unknown>));
  }
}

async function digestOf(answering: Promise<Envelope | Blob>): Promise<AnswerDigest> {
  try {
    const answer = await answering;
    return answer instanceof Blob
      ? undefined
      : hash('sha256', JSON.stringify(answer), 'base64url').slice(0, 22);
  } catch {
    // Whoever made the call hears of it.
    return undefined;
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

  /** With what each answered; `''` where it had no answer. */
  answered(recorded: RecordedCalls): Promise<(readonly [CallKey, string])[]> {
    return Promise.all(
      [...this.#places.keys()].map(async (key) => [key, (await recorded.digest(key)) ?? ''] as const),
    );
  }
}
