import type { SearchDocument } from './search-document.ts';

/** A paragraph in this many documents is a disclaimer or a footer: it says nothing about any of them. */
const OFTEN = 5;
const SHORTEST = 12;

const keyOf = (paragraph: string) => paragraph.replace(/\s+/g, '');

/** Counts paragraphs while documents go by, so that they need not be in memory at once. */
export class ParagraphCount {
  readonly #seen = new Map<string, number>();

  add({ body }: Pick<SearchDocument, 'body'>): void {
    for (const key of new Set(body.split('\n').map(keyOf))) {
      if (key.length >= SHORTEST) this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
    }
  }

  /** Those that stand in many documents; leaving them out of the index made every search better. */
  repeated(): Set<string> {
    return new Set([...this.#seen].filter(([, count]) => count >= OFTEN).map(([key]) => key));
  }
}

export function repeatedParagraphs(documents: Iterable<SearchDocument>): Set<string> {
  const count = new ParagraphCount();
  for (const document of documents) count.add(document);
  return count.repeated();
}

export function withoutRepeated(body: string, repeated: ReadonlySet<string>): string {
  if (repeated.size === 0) return body;
  return body
    .split('\n')
    .filter((paragraph) => !repeated.has(keyOf(paragraph)))
    .join('\n');
}
