const HAN = /\p{Script=Han}/gu;

/** The Chinese characters of a text, each once: 还款还清 → 还款清. */
export function charactersOf(text: string): string {
  return [...new Set(text.match(HAN))].join('');
}

/** The share of some characters that stand among others; 0 where none is asked for. */
export function charactersShared(asked: string, among: string): number {
  let shared = 0;
  let all = 0;
  for (const character of asked) {
    all += 1;
    if (among.includes(character)) shared += 1;
  }
  return all === 0 ? 0 : shared / all;
}
