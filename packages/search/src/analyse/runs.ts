import type { Span } from './segment.ts';

/** Neighbouring characters that are all Chinese, or all other letters and digits. */
export interface Run extends Span {
  readonly isHan: boolean;
}

const HAN = /^\p{Script=Han}/u;
const LETTER_OR_DIGIT = /^[\p{L}\p{N}]/u;
const UNKNOWN = 0;
const OTHER = 1;
const LATIN = 2;
const CHINESE = 3;

/** Of each UTF-16 unit, filled as texts are read. */
const kinds = new Uint8Array(0x10000);

function kindOf(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  return HAN.test(character) ? CHINESE : LETTER_OR_DIGIT.test(character) ? LATIN : OTHER;
}

/** What stands between the runs is left out. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let running = OTHER;
  let start = 0;
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    let kind = kinds[unit] as number;
    let width = 1;
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const codePoint = text.codePointAt(at) as number;
      kind = kindOf(codePoint);
      if (codePoint > 0xffff) width = 2;
    } else if (kind === UNKNOWN) {
      kind = kinds[unit] = kindOf(unit);
    }
    if (kind !== running) {
      if (running !== OTHER) runs.push({ isHan: running === CHINESE, start, end: at });
      running = kind;
      start = at;
    }
    at += width;
  }
  if (running !== OTHER) runs.push({ isHan: running === CHINESE, start, end: at });
  return runs;
}
