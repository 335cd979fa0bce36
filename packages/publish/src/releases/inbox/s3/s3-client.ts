import { createHash } from 'node:crypto';
import { LARGEST_TABLE_BYTES } from '../../../base/limits.ts';
import { words, type Words } from '../../../base/words.ts';
import { InboxAway, InboxError, tooLarge } from '../inbox.ts';
import { readListing, type S3Object } from './read-listing.ts';
import { encoded, signed, type S3Keys } from './sign-v4.ts';

export interface S3Address {
  /** `https://s3.cn-north-1.amazonaws.com.cn`; with `{bucket}` in it where a bucket is part of the host's name. */
  endpoint: string;
  region: string;
  bucket: string;
  keys: S3Keys;
}

interface Asking {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Whether there may be nothing under that key. */
  mayMiss?: boolean;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

const ANSWER_WITHIN_MS = 60_000;
const LONGEST_REASON = 300;

/** What an inbox needs of S3, over its own HTTP interface. Every method rejects where the service refuses or is away. */
export class S3Client {
  readonly #address: S3Address;

  constructor(address: S3Address) {
    this.#address = address;
  }

  /** The objects right below a prefix, not those of folders below it. */
  async list(prefix: string): Promise<S3Object[]> {
    const found: S3Object[] = [];
    let next: string | undefined;
    do {
      const query = {
        delimiter: '/',
        'list-type': '2',
        prefix,
        ...(next !== undefined && { 'continuation-token': next }),
      };
      const answer = await this.#ask('GET', '', { query });
      const page = readListing(answer?.body ?? Buffer.alloc(0));
      found.push(...page.objects);
      next = page.next;
    } while (next !== undefined);
    return found;
  }

  async get(key: string): Promise<{ bytes: Buffer; etag: string } | undefined> {
    const answer = await this.#ask('GET', key, { mayMiss: true });
    return answer && { bytes: answer.body, etag: answer.headers.get('etag') ?? '' };
  }

  /** The ETag of an object; undefined where there is none. */
  async head(key: string): Promise<string | undefined> {
    const answer = await this.#ask('HEAD', key, { mayMiss: true });
    return answer && (answer.headers.get('etag') ?? '');
  }

  async put(key: string, body: Uint8Array): Promise<void> {
    await this.#ask('PUT', key, { body });
  }

  async copy(from: string, to: string): Promise<void> {
    const source = `/${this.#address.bucket}/${from.split('/').map(encoded).join('/')}`;
    const answer = await this.#ask('PUT', to, { headers: { 'x-amz-copy-source': source } });
    // A copy that fails after it has begun is told below a 200.
    if (answer?.body.includes('<Error>') === true)
      throw new InboxAway(this.#refusal(answer.status, 'PUT', to, answer.body));
  }

  async delete(key: string): Promise<void> {
    await this.#ask('DELETE', key, {});
  }

  /** Undefined only for what may miss. */
  async #ask(method: string, key: string, asking: Asking): Promise<Answer | undefined> {
    const answer = await this.#answer(method, key, asking).catch((error: unknown) => {
      if (error instanceof InboxError) throw error;
      const { bucket } = this.#address;
      throw new InboxAway(
        words`The bucket ${bucket} at ${this.#urlOf(key).host} did not answer ${method} ${nameOf(key, asking)} in full: ${causeOf(error)}`,
        { cause: error },
      );
    });
    const { status, body } = answer;
    if (status < 300) return answer;
    // A bucket or an account that is not known is answered with 404 as well, which says nothing of the object.
    const isMissing = status === 404 && (method === 'HEAD' || body.includes('<Code>NoSuchKey<'));
    if (asking.mayMiss === true && isMissing) return undefined;
    const refusal = this.#refusal(status, method, nameOf(key, asking), body);
    throw isTrouble(status) ? new InboxAway(refusal) : new InboxError(refusal);
  }

  async #answer(method: string, key: string, { query = {}, headers = {}, body }: Asking): Promise<Answer> {
    const { region, keys } = this.#address;
    const url = this.#urlOf(key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const payloadSha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const { host: _host, ...sent } = signed(
      { method, url, headers: { ...headers, 'x-amz-content-sha256': payloadSha256 }, payloadSha256 },
      keys,
      { region, service: 's3', now: Date.now() },
    );
    // An address is signed as RFC 3986 writes it, and so it has to be sent.
    url.search = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
    const answer = await fetch(url, {
      method,
      headers: sent,
      ...(body !== undefined && { body: Buffer.from(body) }),
      // Signed for one host; whatever another one says is not from the bucket.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const size = Number(answer.headers.get('content-length') ?? 0);
    if (method !== 'HEAD' && size > LARGEST_TABLE_BYTES) {
      await answer.body?.cancel();
      throw tooLarge(size);
    }
    return {
      status: answer.status,
      headers: answer.headers,
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }

  #refusal(status: number, method: string, name: string, body: Buffer): Words {
    const reason = body.toString('utf8').slice(0, LONGEST_REASON).replaceAll(/\s+/g, ' ');
    const { bucket } = this.#address;
    return words`The bucket ${bucket} at ${this.#urlOf('').host} answered ${status} to ${method} ${name}: ${reason}`;
  }

  #urlOf(key: string): URL {
    const { endpoint, bucket } = this.#address;
    const path = key.split('/').map(encoded).join('/');
    return endpoint.includes('{bucket}')
      ? new URL(`${endpoint.replace('{bucket}', bucket).replace(/\/$/, '')}/${path}`)
      : new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${path}`);
  }
}

/** What was asked for: an object, or what lies below a prefix. */
const nameOf = (key: string, { query }: Asking) => (key === '' ? (query?.['prefix'] ?? '') : key);

/** Of the service, not of what it was asked: it passes. */
const isTrouble = (status: number) => status >= 500 || status === 429 || status === 408;

/** What `fetch` says of a connection stands in its cause, and is empty where several addresses were tried. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
