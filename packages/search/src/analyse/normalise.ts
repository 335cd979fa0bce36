import { simplifiedUnits } from './simplify.ts';

/** Text in the one spelling that index and query share, with the way back to what was written. */
export interface Normalised {
  readonly text: string;
  /** The text as written, composed (NFC); offsets count its UTF-16 units. */
  readonly original: string;
  /** Where position `index` of `text` begins in `original`. */
  readonly toOriginal: (index: number) => number;
}

const spellings = new Map<number, string>();

/** One code point: compatible form, lower case, no accents, simplified. Empty for a lone accent. */
function spell(codePoint: number): string {
  const known = spellings.get(codePoint);
  if (known !== undefined) return known;
  const plain = String.fromCodePoint(codePoint)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
  let spelling = '';
  for (let i = 0; i < plain.length; i += 1) {
    spelling += String.fromCharCode(simplifiedUnits[plain.charCodeAt(i)] as number);
  }
  spellings.set(codePoint, spelling);
  return spelling;
}

/** ＡＢＣ信用卡 → abc信用卡, 台灣 → 台湾, Café → cafe, ㎡ → m2. */
export function normalise(text: string): Normalised {
  const original = text.normalize('NFC');
  const starts: number[] = [];
  let sameLength = true;
  let normal = '';
  for (let i = 0; i < original.length; i += 1) {
    const unit = original.charCodeAt(i);
    const simple = simpleUnit(unit);
    if (simple >= 0) {
      normal += String.fromCharCode(simple);
      starts.push(i);
      continue;
    }
    const codePoint = original.codePointAt(i) as number;
    const width = codePoint > 0xffff ? 2 : 1;
    const spelling = spell(codePoint);
    if (spelling.length !== width) sameLength = false;
    for (let k = 0; k < spelling.length; k += 1) starts.push(i + Math.min(k, width - 1));
    normal += spelling;
    i += width - 1;
  }
  if (sameLength) return { text: normal, original, toOriginal: (index) => index };
  const offsets = Uint32Array.from(starts);
  return { text: normal, original, toOriginal: (index) => offsets[index] ?? original.length };
}

/** The spelling of a unit that is surely one unit long, or -1. */
function simpleUnit(unit: number): number {
  if (unit < 0x80) return unit >= 0x41 && unit <= 0x5a ? unit + 32 : unit;
  if (unit >= 0x4e00 && unit <= 0x9fff) return simplifiedUnits[unit] as number;
  return -1;
}

/** The spelling alone, for keys and comparisons. */
export function spellingOf(text: string): string {
  return normalise(text).text;
}
