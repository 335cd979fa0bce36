import { pinyin } from 'pinyin-pro';
import { nearSound } from './near-sound.ts';

/** How Chinese text is typed: 大额存单 → { pinyin: 'daecundan', initials: 'decd' }. */
export interface Reading {
  readonly pinyin: string;
  readonly initials: string;
  /** The same for what sounds alike to many: see `nearSound`. */
  readonly sound: string;
}

// Sandhi changes tones alone, which are left out.
const TONELESS = { toneType: 'none', toneSandhi: false, v: true, nonZh: 'consecutive' } as const;

/** Toneless, ü as v. Letters and digits among the characters stay: A股 → agu, ag. */
export function readingOf(text: string): Reading {
  const syllables = pinyin(text, { ...TONELESS, type: 'array' }).map((s) =>
    s.toLowerCase().replace(/[^a-z0-9]/g, ''),
  );
  let initials = '';
  for (const syllable of syllables) initials += /\d/.test(syllable) ? syllable : syllable.slice(0, 1);
  return { pinyin: syllables.join(''), initials, sound: syllables.map(nearSound).join('') };
}
