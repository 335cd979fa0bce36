const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Fewer letters could be anything, and more are seldom typed before a suggestion is taken. */
const SHORTEST = 4;
const LONGEST = 14;
const MOST_READINGS = 4;

/**
 * What may have been meant by letters that nothing begins with: one letter wrong, missing, too many or swapped, never the
 * first one. `begins` says whether anything begins so. No slip stands further along than one letter after the longest
 * beginning that there is, so only those are tried.
 */
export function slipsOf(letters: string, begins: (prefix: string) => boolean): string[] {
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  let known = 1;
  if (!begins(letters.slice(0, 1))) return [];
  while (known < letters.length && begins(letters.slice(0, known + 1))) known += 1;
  const found = new Set<string>();
  // A slip is noticed where it was made or soon after: the nearest to the end of what is known comes first.
  for (let at = Math.min(known, letters.length - 1); at >= 1 && found.size < MOST_READINGS; at -= 1) {
    for (const reading of readingsAt(letters, at)) {
      if (reading !== letters && begins(reading)) found.add(reading);
      if (found.size >= MOST_READINGS) break;
    }
  }
  return [...found];
}

function* readingsAt(letters: string, at: number): Iterable<string> {
  const [before, letter = '', after] = [letters.slice(0, at), letters[at], letters.slice(at + 1)];
  if (after !== '') yield `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
  if (before.length + after.length >= SHORTEST - 1) yield before + after;
  for (const other of LETTERS) {
    if (other !== letter) yield before + other + after;
    yield before + other + letter + after;
  }
}
