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
    spelling += String.fromCharCode(simplifiedUnits()[plain.charCodeAt(i)] as number);
  }
  spellings.set(codePoint, spelling);
  return spelling;
}

const UNKNOWN = -2;
const NOT_ONE = -1;
/** For each UTF-16 unit its spelling where that is one unit as well; filled as texts are read. */
const units = new Int32Array(0x10000).fill(UNKNOWN);
let spelled = new Uint16Array(4096);

function spellUnit(unit: number): number {
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
  const spelling = isSurrogate ? '' : spell(unit);
  return (units[unit] = spelling.length === 1 ? spelling.charCodeAt(0) : NOT_ONE);
}

/** ＡＢＣ信用卡 → abc信用卡, 台灣 → 台湾, Café → cafe, ㎡ → m2. */
export function normalise(text: string): Normalised {
  const original = text.normalize('NFC');
  const sameLength = spellUnits(original);
  return sameLength === undefined
    ? withOffsets(original)
    : { text: sameLength, original, toOriginal: (index) => index };
}

/** The spelling of a text in which every unit is spelled as one unit, as nearly all are; undefined for another. */
function spellUnits(text: string): string | undefined {
  if (text.length > spelled.length) spelled = new Uint16Array(text.length * 2);
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    let spelling = units[unit] as number;
    if (spelling === UNKNOWN) spelling = spellUnit(unit);
    if (spelling === NOT_ONE) return undefined;
    spelled[i] = spelling;
  }
  return Buffer.from(spelled.buffer, 0, text.length * 2).toString('utf16le');
}

function withOffsets(original: string): Normalised {
  const starts: number[] = [];
  let text = '';
  for (let i = 0; i < original.length; i += 1) {
    const codePoint = original.codePointAt(i) as number;
    const width = codePoint > 0xffff ? 2 : 1;
    const spelling = spell(codePoint);
    for (let k = 0; k < spelling.length; k += 1) starts.push(i + Math.min(k, width - 1));
    text += spelling;
    i += width - 1;
  }
  const offsets = Uint32Array.from(starts);
  return { text, original, toOriginal: (index) => offsets[index] ?? original.length };
}

/** The spelling alone, for keys and comparisons. */
export function spellingOf(text: string): string {
  return normalise(text).text;
}
