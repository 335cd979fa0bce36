/** Pairs that whole regions do not keep apart when they speak, and so when they type. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^([zcs])h/, '$1'],
  [/^n/, 'l'],
  [/^hu(?=[aion])/, 'f'],
  [/^fi$/, 'fei'],
  [/^fn$/, 'fen'],
  [/^hu$/, 'fu'],
  [/([aei])ng$/, '$1n'],
];

/** zhang → zan, ning → lin, hui → fei: one form for syllables that sound alike to many. */
export function nearSound(syllable: string): string {
  return SAME.reduce((sound, [pattern, same]) => sound.replace(pattern, same), syllable);
}
