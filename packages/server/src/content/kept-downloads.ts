import type { AskedDownload, HandlerDeps } from '@bank/api';
import { ByteBoundedCache } from '../http/bodies/byte-bounded-cache.ts';
import { encodeBody, type EncodedBody } from '../http/bodies/encoded-body.ts';
import { publishedNow, type Current } from './published.ts';

/** A history of many years has some 100 kB; this holds the most wanted hundreds. */
const LARGEST_BYTES = 16 * 1024 * 1024;

interface KeptDownload {
  readonly versionKey: string;
  readonly fileName: string;
  readonly body: EncodedBody;
  readonly bytes: number;
}

/** Tables of the content as files, the most wanted ones built and encoded once for a content version. */
export class KeptDownloads {
  readonly #current: Current;
  readonly #deps: Omit<HandlerDeps, 'content'>;
  readonly #kept = new ByteBoundedCache<KeptDownload>(LARGEST_BYTES);

  constructor(current: Current, deps: Omit<HandlerDeps, 'content'>) {
    this.#current = current;
    this.#deps = deps;
  }

  /** Undefined where the content has nothing to write. Throws as {@link publishedNow} does. */
  async get({
    key,
    isKept,
    build,
  }: Extract<AskedDownload, { kind: 'asked' }>): Promise<KeptDownload | undefined> {
    const { version, snapshot } = publishedNow(this.#current);
    const known = this.#kept.get(key);
    if (isKept && known?.versionKey === version.key) return known;
    const built = await build({ content: snapshot, ...this.#deps });
    if (built.kind !== 'file') return undefined;
    const body = await encodeBody(Buffer.from(built.text), true);
    const file = { versionKey: version.key, fileName: built.fileName, body, bytes: body.bytes };
    if (isKept) this.#kept.set(key, file);
    return file;
  }
}
