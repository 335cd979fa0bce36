import { stemmer } from 'stemmer';
import { americanSpelling } from './english-spelling.ts';

/** Of the words of a bank some ten thousand differ; looking one up costs a tenth of working out its stem. */
const MOST_REMEMBERED = 20_000;
const known = new Map<string, string>();

/** mortgages → mortgag, licence → licens. */
export function englishStem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  // Whoever types what no text has must not make the memory grow.
  if (known.size >= MOST_REMEMBERED) known.clear();
  const stem = stemmer(americanSpelling(word));
  known.set(word, stem);
  return stem;
}
