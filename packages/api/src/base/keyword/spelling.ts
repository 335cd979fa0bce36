/** `guashi`, `guas` and `gs` spell 挂失; a single letter spells nothing, for it would find almost every name. */
export function isSpelt(part: string, syllables: readonly string[]): boolean {
  if (!/^[a-z]{2,}$/.test(part)) return false;
  const initials = syllables.map((syllable) => syllable.slice(0, 1)).join('');
  return (
    initials.includes(part) || syllables.some((_, start) => syllables.slice(start).join('').startsWith(part))
  );
}

/** Full-width and half-width, upper and lower case are the same. */
export function oneSpelling(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
