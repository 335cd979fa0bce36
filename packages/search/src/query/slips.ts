import { readingOf } from '../analyse/reading.ts';
import { editDistance } from './edit-distance.ts';
import { lookAlikes } from './look-alikes.ts';
import type { LexiconTerm, Vocabulary } from './vocabulary.ts';

/** With fewer characters, one left out leaves too little to tell a word by. */
const SHORTEST_WITHOUT = 3;
/** Of so many characters one may be any other: the rest says which word is meant. */
const SHORTEST_WITH_ANY = 4;

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
const places = (text: string) => Array.from({ length: text.length }, (_, at) => at);

/** A term itself and what is left of it without one of its characters: by these it is found for a word with a slip. */
export function slipForms(term: string): string[] {
  const shorter = term.length < SHORTEST_WITHOUT ? [] : places(term).map((at) => without(term, at));
  return [term, ...new Set(shorter)];
}

/** A Chinese word for a mistyped one, by sound, by looks, or by a character too many, too few or swapped. */
export function termMeantBy(text: string, vocabulary: Vocabulary): LexiconTerm | undefined {
  const sounding = vocabulary.soundsLike(readingOf(text).sound);
  return (
    sounding.find(({ term, curated }) => term.length === text.length && term !== text && curated) ??
    nearestForm(text, vocabulary)
  );
}

function nearestForm(text: string, vocabulary: Vocabulary): LexiconTerm | undefined {
  let best: { known: LexiconTerm; likely: number } | undefined;
  for (const form of new Set([...slipForms(text), ...places(text).map((at) => without(text, at))])) {
    if (form.length < 2) continue;
    for (const known of vocabulary.withForm(form)) {
      const likely = likelihood(text, known);
      if (likely > (best?.likely ?? 0)) best = { known, likely };
    }
  }
  return best?.known ?? swappedPair(text, vocabulary);
}

/** How likely a term was meant, 0 for not. A term that the texts do not have would find nothing. */
function likelihood(text: string, { term, weight }: LexiconTerm): number {
  if (term === text || weight === 0 || editDistance(text, term, 1) !== 1) return 0;
  const common = Math.min(0.5, Math.log10(1 + weight) / 10);
  if (text.length > term.length) return isDoubled(text, term) ? 4 + common : 0;
  if (text.length < term.length) return text.length >= SHORTEST_WITHOUT || weight > 1 ? 2 + common : 0;
  const differing = places(text).filter((at) => text[at] !== term[at]);
  if (differing.length === 2) return 4 + common;
  const [at = 0] = differing;
  if (lookAlikes(text.charAt(at)).has(term.charAt(at))) return 5 + common;
  return term.length >= SHORTEST_WITH_ANY ? 1 + common : 0;
}

/** 信用用卡 for 信用卡: the character too many is that of a neighbour. */
function isDoubled(text: string, term: string): boolean {
  return places(text).some((at) => text[at] === text[at + 1] && without(text, at) === term);
}

/** 款存 for 存款. */
function swappedPair(text: string, vocabulary: Vocabulary): LexiconTerm | undefined {
  if (text.length !== 2) return undefined;
  const swapped = text.charAt(1) + text.charAt(0);
  const looking = places(text).flatMap((at) =>
    Array.from(lookAlikes(text.charAt(at)), (other) => text.slice(0, at) + other + text.slice(at + 1)),
  );
  for (const form of [swapped, ...looking]) {
    const known = vocabulary.withForm(form).find(({ term, weight }) => term === form && weight > 0);
    if (known !== undefined) return known;
  }
  return undefined;
}
