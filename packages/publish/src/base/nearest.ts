/** The known word that somebody who typed `word` most likely meant; undefined where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const [first] = known
    .map((one) => ({ one, slips: slipsBetween(typed, one.toLowerCase()) }))
    .filter(({ one, slips }) => slips <= Math.max(1, Math.floor(one.length / 4)))
    .toSorted((a, b) => a.slips - b.slips);
  return first?.one;
}

/** Letters left out, put in, taken for another or swapped with the next (Damerau and Levenshtein, each place once). */
function slipsBetween(typed: string, meant: string): number {
  let [before, row]: number[][] = [[], Array.from({ length: meant.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const other = typed[i - 1] === meant[j - 1] ? 0 : 1;
      const ways = [at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + other];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      next.push(Math.min(...ways, isSwapped ? at(before, j - 2) + 1 : Infinity));
    }
    [before, row] = [row ?? [], next];
  }
  return at(row, meant.length);
}

const at = (row: readonly number[] | undefined, place: number) => row?.[place] ?? Infinity;
