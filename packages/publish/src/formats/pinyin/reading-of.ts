import { customPinyin, pinyin } from 'pinyin-pro';
import { BANKING_READINGS } from './banking-readings.ts';

customPinyin({ ...BANKING_READINGS });

/** How a Chinese name is typed, without tones: 天璇·稳健 90 天 → { pinyin: 'tianxuanwenjian90tian', initials: 'txwj90t' }. */
export function readingOf(name: string): { pinyin: string; initials: string } {
  const syllables = syllablesOf(name);
  const initials = syllables.map((part) => (/\d/.test(part) ? part : part.slice(0, 1))).join('');
  return { pinyin: syllables.join(''), initials };
}

/** `ATM 跨行取现` → ['atm', 'kua', 'hang', 'qu', 'xian']; ü is v, as it is typed. */
export function syllablesOf(name: string): string[] {
  return pinyin(name, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
    .map((part) => part.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter((part) => part !== '');
}
