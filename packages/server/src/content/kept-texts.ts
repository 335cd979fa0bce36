import type { Published } from './content-watch.ts';
import { encodeBody, type EncodedBody } from '../http/bodies/encoded-body.ts';
import { PageUnavailable } from '../pages/render-page.ts';

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
  readonly #current: () => Published | undefined;
  readonly #kept = new Map<string, KeptText>();

  constructor(current: () => Published | undefined) {
    this.#current = current;
  }

  /** Undefined where there is nothing to build. Throws {@link PageUnavailable} while no content was ever loaded. */
  async get(
    name: string,
    build: (published: Published) => Promise<BuiltText | undefined>,
  ): Promise<Pick<KeptText, 'type' | 'body'> | undefined> {
    const published = this.#current();
    if (published === undefined) throw new PageUnavailable('No release of the site has been loaded yet');
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
