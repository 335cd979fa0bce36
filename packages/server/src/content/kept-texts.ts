import { encodeBody, type EncodedBody } from '../http/bodies/encoded-body.ts';
import { publishedNow, type Current, type Published } from './published.ts';

interface BuiltText {
  type: string;
  text: string;
}

interface KeptText {
  versionKey: string;
  type: string;
  body: EncodedBody;
}

/** Texts that are made from the content alone: each is built and encoded once for a content version. */
export class KeptTexts {
  readonly #current: Current;
  readonly #kept = new Map<string, KeptText>();

  constructor(current: Current) {
    this.#current = current;
  }

  /** Undefined where there is nothing to build. Throws as {@link publishedNow} does. */
  async get(
    name: string,
    build: (published: Published) => Promise<BuiltText | undefined>,
  ): Promise<Pick<KeptText, 'type' | 'body'> | undefined> {
    const published = publishedNow(this.#current);
    const versionKey = published.version.key;
    const known = this.#kept.get(name);
    if (known?.versionKey === versionKey) return known;
    const built = await build(published);
    if (built === undefined) return undefined;
    const text = { versionKey, type: built.type, body: await encodeBody(Buffer.from(built.text), true) };
    this.#kept.set(name, text);
    return text;
  }
}
