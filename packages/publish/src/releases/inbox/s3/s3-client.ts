import { createHash } from 'node:crypto';
import { LARGEST_TABLE_BYTES } from '../../../base/limits.ts';
import { words } from '../../../base/words.ts';
import { InboxError, tooLarge } from '../inbox.ts';
import { readPart } from '../../../formats/tables/workbook-xml.ts';
import { encoded, signed, type S3Keys } from './sign-v4.ts';

export interface S3Address {
  /** `https://s3.cn-north-1.amazonaws.com.cn`; with `{bucket}` in it where a bucket is part of the host's name. */
  endpoint: string;
  region: string;
  bucket: string;
  keys: S3Keys;
}

interface S3Object {
  key: string;
  size: number;
  etag: string;
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
      const page = readListing(Buffer.from(await answer.arrayBuffer()));
      found.push(...page.objects);
      next = page.next;
    } while (next !== undefined);
    return found;
  }

  async get(key: string): Promise<{ bytes: Buffer; etag: string } | undefined> {
    const answer = await this.#ask('GET', key, { mayMiss: true });
    if (answer.status === 404) return undefined;
    const size = Number(answer.headers.get('content-length') ?? 0);
    if (size > LARGEST_TABLE_BYTES) {
      await answer.body?.cancel();
      throw tooLarge(size);
    }
    return { bytes: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' };
  }

  /** The ETag of an object; undefined where there is none. */
  async head(key: string): Promise<string | undefined> {
    const answer = await this.#ask('HEAD', key, { mayMiss: true });
    return answer.status === 404 ? undefined : (answer.headers.get('etag') ?? '');
  }

  async put(key: string, body: Uint8Array): Promise<void> {
    await this.#ask('PUT', key, { body });
  }

  async copy(from: string, to: string): Promise<void> {
    const source = `/${this.#address.bucket}/${from.split('/').map(encoded).join('/')}`;
    await this.#ask('PUT', to, { headers: { 'x-amz-copy-source': source } });
  }

  async delete(key: string): Promise<void> {
    await this.#ask('DELETE', key, {});
  }

  async #ask(
    method: string,
    key: string,
    {
      query = {},
      headers = {},
      body,
      mayMiss = false,
    }: {
      query?: Record<string, string>;
      headers?: Record<string, string>;
      body?: Uint8Array;
      mayMiss?: boolean;
    },
  ): Promise<Response> {
    const { region, keys, bucket } = this.#address;
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
    if (answer.ok || (mayMiss && answer.status === 404)) return answer;
    const reason = (await answer.text()).slice(0, LONGEST_REASON).replaceAll(/\s+/g, ' ');
    throw new InboxError(
      words`The bucket ${bucket} at ${url.host} answered ${answer.status} to ${method} ${key}: ${reason}`,
    );
  }

  #urlOf(key: string): URL {
    const { endpoint, bucket } = this.#address;
    const path = key.split('/').map(encoded).join('/');
    return endpoint.includes('{bucket}')
      ? new URL(`${endpoint.replace('{bucket}', bucket).replace(/\/$/, '')}/${path}`)
      : new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${path}`);
  }
}

/** A page of ListObjectsV2. */
function readListing(xml: Buffer): { objects: S3Object[]; next: string | undefined } {
  const objects: S3Object[] = [];
  const inside: string[] = [];
  let next: string | undefined;
  let text = '';
  readPart(xml, {
    open({ name }) {
      inside.push(name);
      text = '';
      if (name === 'Contents') objects.push({ key: '', size: 0, etag: '' });
    },
    text: (more) => (text += more),
    close(name) {
      inside.pop();
      if (name === 'NextContinuationToken') next = text;
      const last = inside.at(-1) === 'Contents' ? objects.at(-1) : undefined;
      if (last === undefined) return;
      if (name === 'Key') last.key = text;
      if (name === 'Size') last.size = Number(text);
      if (name === 'ETag') last.etag = text;
    },
  });
  return { objects, next };
}
