import type { WordList } from './word-list.ts';

/**
 * The smallest frequency that keeps a new word whole (python jieba calls it suggest_freq): just more than the
 * product of its parts' probabilities. Mostly 1; a high one would invent the word across its neighbours' edges.
 */
export function wholeWordFrequency({ frequencies, total }: WordList, word: string): number {
  const best: number[] = [];
  best[word.length] = 0;
  for (let from = word.length - 1; from >= 0; from -= 1) {
    best[from] = -Infinity;
    for (let to = from + 1; to <= word.length; to += 1) {
      const known = frequencies.get(word.slice(from, to));
      const frequency = known ?? (to === from + 1 ? 1 : 0);
      if (frequency === 0) continue;
      best[from] = Math.max(best[from] as number, Math.log(frequency / total) + (best[to] as number));
    }
  }
  return Math.floor(Math.exp(best[0] as number) * total) + 1;
}
