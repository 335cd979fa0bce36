import { baseWords } from '../analyse/base-words.ts';
import type { SearchDocument } from '../engine/search-document.ts';
import { labelledDocuments } from './labelled-documents.ts';

/** The same numbers between 0 and 1 on every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Bank pages of about 800 characters: sentences of the labelled set between words as frequent as in the language. */
export function* syntheticDocuments(count: number): Generator<SearchDocument> {
  const random = numbers(42);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const words: string[] = [];
  const upTo: number[] = [];
  let total = 0;
  for (const [word, frequency] of baseWords().frequencies) {
    words.push(word);
    upTo.push((total += frequency));
  }
  const anyWord = () => {
    const wanted = random() * total;
    let low = 0;
    let high = upTo.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return words[low] as string;
  };
  for (let number = 0; number < count; number += 1) {
    const like = pick(labelledDocuments);
    const paragraphs = Array.from({ length: 6 }, () => {
      const filler = Array.from({ length: 45 }, anyWord).join('');
      return `${pick(labelledDocuments).body}${filler}。`;
    });
    yield {
      ...like,
      id: `s${number}`,
      title: `${like.title}${anyWord()}${anyWord()}第${number}号`,
      codes: [`BY${String(number).padStart(7, '0')}`],
      body: paragraphs.join('\n'),
      url: `/s/${number}`,
      publishDate: new Date(Date.UTC(2022, 0, 1) + (number % 1700) * 86_400_000).toISOString().slice(0, 10),
    };
  }
}
