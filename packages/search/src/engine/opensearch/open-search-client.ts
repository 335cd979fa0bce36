import { SearchUnavailable } from '../search-engine.ts';

export interface OpenSearchAddress {
  /** Such as https://search.internal:9200; a user and password in it are sent as a basic authorization header. */
  readonly url: string;
  readonly fetch?: typeof fetch;
}

/** One request to the cluster, JSON in and out; rejects with SearchUnavailable for every failure. */
export class OpenSearchClient {
  readonly #base: URL;
  readonly #fetch: typeof fetch;
  readonly #headers: Record<string, string>;

  constructor({ url, fetch: fetchCall = fetch }: OpenSearchAddress) {
    const base = new URL(url);
    const secret =
      base.username === '' ? '' : `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}`;
    base.username = '';
    base.password = '';
    this.#base = base;
    this.#fetch = fetchCall;
    this.#headers = secret === '' ? {} : { authorization: `Basic ${Buffer.from(secret).toString('base64')}` };
  }

  /** A string body is sent as newline-delimited JSON. */
  async send<Answer>(method: string, path: string, body: unknown, timeoutMs: number): Promise<Answer> {
    const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    let response: Response;
    let text: string;
    try {
      response = await this.#fetch(new URL(path, this.#base), {
        method,
        headers: { ...this.#headers, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: payload }),
        signal: AbortSignal.timeout(timeoutMs),
        // Our password is for this address alone.
        redirect: 'error',
      });
      text = await response.text();
    } catch (error) {
      throw new SearchUnavailable(`OpenSearch did not answer ${method} ${path} within ${timeoutMs} ms.`, {
        cause: error,
      });
    }
    if (!response.ok) {
      throw new SearchUnavailable(
        `OpenSearch answered ${response.status} to ${method} ${path}: ${text.slice(0, 300)}`,
      );
    }
    try {
      return JSON.parse(text) as Answer;
    } catch (error) {
      throw new SearchUnavailable(`OpenSearch answered ${method} ${path} with something other than JSON.`, {
        cause: error,
      });
    }
  }
}
