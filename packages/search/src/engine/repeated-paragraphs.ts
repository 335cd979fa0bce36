import type { SearchDocument } from './search-document.ts';

/** A paragraph in this many documents is a disclaimer or a footer: it says nothing about any of them. */
const OFTEN = 5;
const SHORTEST = 12;

const keyOf = (paragraph: string) => paragraph.replace(/\s+/g, '');

/** The paragraphs that stand in many documents; leaving them out of the index made every search better. */
export function repeatedParagraphs(documents: Iterable<SearchDocument>): Set<string> {
  const seen = new Map<string, number>();
  for (const { body } of documents) {
    for (const key of new Set(body.split('\n').map(keyOf))) {
      if (key.length >= SHORTEST) seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  return new Set([...seen].filter(([, count]) => count >= OFTEN).map(([key]) => key));
}

export function withoutRepeated(body: string, repeated: ReadonlySet<string>): string {
  if (repeated.size === 0) return body;
  return body
    .split('\n')
    .filter((paragraph) => !repeated.has(keyOf(paragraph)))
    .join('\n');
}
