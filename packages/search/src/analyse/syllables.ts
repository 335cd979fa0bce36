/** What a syllable of pinyin may look like; some that it allows, such as fia, no character has. */
const SYLLABLE =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])(?:a|ai|an|ang|ao|e|ei|en|eng|i|ia|ian|iang|iao|ie|in|ing|iong|iu|o|ong|ou|u|ua|uai|uan|uang|ue|ui|un|uo|v|ve)|a|ai|an|ang|ao|e|en|er|o|ou)$/;
const LONGEST = 6;

/** Where the syllables that may begin at a place end. */
function endsFrom(letters: string, from: number): number[] {
  const most = Math.min(LONGEST, letters.length - from);
  return Array.from({ length: Math.max(0, most) }, (_, at) => from + at + 1).filter((to) =>
    SYLLABLE.test(letters.slice(from, to)),
  );
}

/** Places in a word between which syllables may stand. */
function placesIn(word: string): Set<number> {
  const places = new Set([0]);
  for (let from = 0; from < word.length; from += 1) {
    if (places.has(from)) for (const to of endsFrom(word, from)) places.add(to);
  }
  return places;
}

/** Whether letters without spaces can be cut into syllables. */
export function isPinyin(letters: string): boolean {
  return placesIn(letters).has(letters.length);
}

/** Where syllables may begin and end in words written as one: one ends wherever a space was typed. */
export function syllableEnds(words: readonly string[]): ReadonlySet<number> {
  const ends = new Set([0]);
  let start = 0;
  for (const word of words) {
    for (const place of placesIn(word)) ends.add(start + place);
    start += word.length;
  }
  return ends;
}

/** Every way to cut letters into at most so many syllables: xiane is xian e and xia ne. */
export function waysOfSyllables(letters: string, most: number): string[][] {
  if (letters === '') return [[]];
  if (most === 0) return [];
  return endsFrom(letters, 0).flatMap((to) =>
    waysOfSyllables(letters.slice(to), most - 1).map((rest) => [letters.slice(0, to), ...rest]),
  );
}
