import { Converter } from 'opencc-js/t2cn';

const FIRST_HAN = 0x2e80;
const LAST_HAN = 0xfaff;

/**
 * Traditional to simplified for each UTF-16 unit, so that offsets stay as they are. A character whose simplified
 * form lies outside the basic plane would change the length and keeps its traditional form, in index and query alike.
 */
function buildTable(): Uint16Array {
  const table = new Uint16Array(0x10000);
  const characters: string[] = [];
  for (let unit = 0; unit < 0x10000; unit += 1) {
    table[unit] = unit;
    if (unit >= FIRST_HAN && unit <= LAST_HAN) characters.push(String.fromCharCode(unit));
  }
  // A line for each character: OpenCC converts phrases, and none reaches across a line end.
  const simplified = Converter({ from: 't', to: 'cn' })(characters.join('\n')).split('\n');
  for (const [index, character] of simplified.entries()) {
    if (character.length === 1) table[FIRST_HAN + index] = character.charCodeAt(0);
  }
  return table;
}

let table: Uint16Array | undefined;

/** Made when the first text is read: a start does not wait for it. */
export const simplifiedUnits = (): Uint16Array => (table ??= buildTable());
