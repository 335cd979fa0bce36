import { setTimeout } from 'node:timers/promises';
import {
  EmbeddingsUnavailable,
  TextsRefused,
  TextsTooMany,
  type Embedder,
  type TextKind,
} from './embedder.ts';
import { readEmbeddings } from './read-embeddings.ts';
import { NO_MARKS, textMarks, type TextMarks } from './text-marks.ts';

/** Where an OpenAI-compatible endpoint answers, and what it is asked for. */
export interface EmbeddingsAddress {
  /** Up to the version: http://127.0.0.1:8080/v1. */
  readonly url: string;
  readonly model: string;
  /** Sent as a bearer token; '' for none. */
  readonly key: string;
  /** Whether a text's kind is told in the field `input_type`, as some servers want it, instead of before the text. */
  readonly sendsKind?: boolean;
}

export interface EndpointPatience {
  readonly timeoutMs: number;
  /** How often a call is made again that another try may mend. */
  readonly retries: number;
  /** Before the first retry; doubled before each further one. */
  readonly pauseMs: number;
}

/** Passages are embedded beside everything else, and a model on a processor takes seconds for a batch. */
export const PATIENT: EndpointPatience = { timeoutMs: 60_000, retries: 3, pauseMs: 1_000 };
/** Who searches does not wait for a second try. */
export const PROMPT: EndpointPatience = { timeoutMs: 2_000, retries: 0, pauseMs: 0 };

/** Longer than a server that is told to slow down is given in one go. */
const LONGEST_PAUSE_MS = 30_000;
const ANSWER_SHOWN = 200;

type Outcome = { vectors: Float32Array[] } | { failure: Error; pauseMs?: number; isFinal: boolean };

/** `POST <url>/embeddings`, as TEI, vLLM, Ollama and others answer it. */
export class EmbeddingEndpoint implements Embedder {
  readonly model: string;
  readonly #address: EmbeddingsAddress;
  readonly #patience: EndpointPatience;
  readonly #endpoint: string;
  readonly #marks: TextMarks;
  #dimensions: number | undefined;

  constructor(address: EmbeddingsAddress, patience: EndpointPatience = PATIENT) {
    this.#marks = address.sendsKind === true ? NO_MARKS : textMarks(address.model);
    // The same text under another mark is another vector.
    const told = address.sendsKind === true ? ['input_type'] : Object.values(this.#marks);
    this.model = [address.model, ...told].join('|');
    this.#address = address;
    this.#patience = patience;
    this.#endpoint = `${address.url.replace(/(?<!\/)\/+$/, '')}/embeddings`;
  }

  async embed(texts: readonly string[], kind: TextKind): Promise<Float32Array[]> {
    const body = JSON.stringify({
      model: this.#address.model,
      input: texts.map((text) => this.#marks[kind] + text),
      ...(this.#address.sendsKind === true && { input_type: kind }),
    });
    const { retries, pauseMs } = this.#patience;
    for (let tries = 0; ; tries += 1) {
      const outcome = await this.#once(body, texts.length);
      if ('vectors' in outcome) return outcome.vectors;
      if (outcome.isFinal || tries >= retries) throw outcome.failure;
      await setTimeout(Math.min(outcome.pauseMs ?? pauseMs * 2 ** tries, LONGEST_PAUSE_MS));
    }
  }

  async #once(body: string, count: number): Promise<Outcome> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.#endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(this.#address.key !== '' && { authorization: `Bearer ${this.#address.key}` }),
        },
        body,
        signal: AbortSignal.timeout(this.#patience.timeoutMs),
        // The key is for this address alone.
        redirect: 'error',
      });
      text = await response.text();
    } catch (error) {
      // What was thrown may hold the request, and so the key.
      const failed = this.#failed(`gave no whole answer within ${this.#patience.timeoutMs} ms`);
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      if (!isLate || count === 1) return failed;
      return { failure: new TextsTooMany(failed.failure.message), isFinal: true };
    }
    if (!response.ok) return this.#refused(response, text);
    const read = readEmbeddings(text, count, this.#dimensions);
    if (typeof read === 'string') return { ...this.#failed(read), isFinal: true };
    this.#dimensions ??= read[0]?.length;
    return { vectors: read };
  }

  /** Servers repeat what was wrong with a key. */
  #refused(response: Response, text: string): Outcome {
    const said = this.#address.key === '' ? text : text.replaceAll(this.#address.key, '…');
    const message = `answered ${response.status}: ${said.slice(0, ANSWER_SHOWN)}`;
    if ([400, 413, 422].includes(response.status)) {
      return { failure: new TextsRefused(`${this.#endpoint} ${message}`), isFinal: true };
    }
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const isFinal = response.status < 500 && response.status !== 429 && response.status !== 408;
    return {
      ...this.#failed(message),
      isFinal,
      ...(Number.isFinite(seconds) && { pauseMs: seconds * 1_000 }),
    };
  }

  #failed(what: string): { failure: Error; isFinal: boolean } {
    return { failure: new EmbeddingsUnavailable(`${this.#endpoint} ${what}`), isFinal: false };
  }
}
