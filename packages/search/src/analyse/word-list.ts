export interface WordList {
  readonly frequencies: ReadonlyMap<string, number>;
  readonly total: number;
}

export const HAN_ONLY = /^\p{Script=Han}+$/u;

/** Reads lines of `word frequency tag`. Only words written in Chinese characters are kept: Latin runs are cut by rule. */
export function readWordList(text: string): WordList {
  const frequencies = new Map<string, number>();
  let total = 0;
  for (const line of text.split('\n')) {
    const [word = '', count = ''] = line.trim().split(' ');
    const frequency = Number(count);
    if (word === '' || !(frequency > 0) || !HAN_ONLY.test(word)) continue;
    frequencies.set(word, frequency);
    total += frequency;
  }
  return { frequencies, total };
}
