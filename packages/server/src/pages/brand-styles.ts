import { createHash } from 'node:crypto';
import { brandStyle, coloursOfName } from '@bank/contract/brand';

/** A file under `/chrome/`: which styles it begins with, and the colours of a bank by their name. */
const FILE = /^\/chrome\/([\da-f]{12})-([\da-f-]+)\.css$/;

/**
 * The styles that every page has, in the colours of a bank. They are one file with them, so that no page waits for another, and its
 * name says all that it is made of: every process of a build can make it.
 */
export class BrandStyles {
  readonly #styles: () => string;
  #known: { text: string; digest: string } | undefined;

  /** @param styles reads those of the build. */
  constructor(styles: () => string) {
    this.#styles = styles;
  }

  address(colours: string): string {
    return `/chrome/${this.#built().digest}-${colours}.css`;
  }

  /** Undefined for an address of anything else, or of another build. */
  text(address: string): string | undefined {
    const [, digest, name = ''] = FILE.exec(address) ?? [];
    const colours = coloursOfName(name);
    const built = this.#built();
    return colours === undefined || digest !== built.digest ? undefined : built.text + brandStyle(colours);
  }

  #built() {
    if (this.#known !== undefined) return this.#known;
    const text = this.#styles();
    this.#known = { text, digest: createHash('sha256').update(text).digest('hex').slice(0, 12) };
    return this.#known;
  }
}
