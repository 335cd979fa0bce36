import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from '@bank/contract/testing';
import { CharacterEmbedder } from './character-embedder.ts';

export interface EmbeddingRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; input: string[] };
}
type Answer = (request: EmbeddingRequest, response: ServerResponse) => void;

/** An OpenAI-compatible endpoint over the openly fake model of `character-embedder.ts`, or whatever a test lets it answer. */
export class EmbeddingServer {
  readonly requests: EmbeddingRequest[] = [];
  readonly model: CharacterEmbedder;
  /** The next answers, each used once; then it answers as it should. */
  readonly next: Answer[] = [];
  readonly #server = createServer(answering((request, response) => this.#handle(request, response)));

  constructor(ideas: readonly (readonly string[])[] = []) {
    this.model = new CharacterEmbedder(ideas);
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(parts).toString()) as EmbeddingRequest['body'],
    };
    this.requests.push(asked);
    (this.next.shift() ?? this.answer)(asked, response);
  }

  /** The last text first, as an answer may have them in any order. */
  readonly answer: Answer = ({ body }, response) => {
    const data = body.input.map((text, index) => ({
      index,
      object: 'embedding',
      embedding: Array.from(this.model.vectorOf(text)),
    }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ object: 'list', model: body.model, data: data.toReversed() }));
  };
}

/** Answers with a status and a text. */
export const withStatus =
  (status: number, text = '', headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, headers).end(text);
  };
