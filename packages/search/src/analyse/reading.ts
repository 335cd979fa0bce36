import { pinyin } from 'pinyin-pro';

/** How Chinese text is typed: 大额存单 → { pinyin: 'daecundan', initials: 'decd' }. */
export interface Reading {
  readonly pinyin: string;
  readonly initials: string;
}

/** Toneless, ü as v. Letters and digits among the characters stay: A股 → agu, ag. */
export function readingOf(text: string): Reading {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map(
    (s) => s.toLowerCase().replace(/[^a-z0-9]/g, ''),
  );
  let initials = '';
  for (const syllable of syllables) initials += /\d/.test(syllable) ? syllable : syllable.slice(0, 1);
  return { pinyin: syllables.join(''), initials };
}
