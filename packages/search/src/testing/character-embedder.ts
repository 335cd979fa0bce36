import type { Embedder, TextKind } from '../engine/meaning/embedder.ts';

const CHARACTERS = 96;
/** How much an idea outweighs the characters that say it. */
const IDEA = 6;

/**
 * Openly no model. A text is how often it has each pair of neighbouring characters, hashed, and which of the `ideas` of a test it
 * names: each a list of words that are to mean the same. It proves how vectors are used and nothing about meaning.
 */
export class CharacterEmbedder implements Embedder {
  model = 'pairs-of-characters';
  readonly asked: { texts: readonly string[]; kind: TextKind }[] = [];
  /** Set to fail from now on. */
  failure: Error | undefined;
  readonly #ideas: readonly (readonly string[])[];

  constructor(ideas: readonly (readonly string[])[] = []) {
    this.#ideas = ideas;
  }

  async embed(texts: readonly string[], kind: TextKind): Promise<Float32Array[]> {
    this.asked.push({ texts, kind });
    if (this.failure !== undefined) throw this.failure;
    return texts.map((text) => this.vectorOf(text));
  }

  vectorOf(text: string): Float32Array {
    const vector = new Float32Array(CHARACTERS + this.#ideas.length);
    const characters = Array.from(text.toLowerCase());
    for (const [at, character] of characters.entries()) {
      const pair = `${character}${characters[at + 1] ?? ''}`;
      let hash = 0;
      for (const unit of pair) hash = (hash * 31 + (unit.codePointAt(0) ?? 0)) >>> 0;
      (vector[hash % CHARACTERS] as number) += 1;
    }
    for (const [at, words] of this.#ideas.entries()) {
      if (words.some((word) => text.includes(word)))
        vector[CHARACTERS + at] = IDEA * Math.sqrt(characters.length);
    }
    return vector;
  }

  /** Texts asked for as passages. */
  get passages(): string[] {
    return this.asked.flatMap(({ texts, kind }) => (kind === 'passage' ? texts : []));
  }
}
