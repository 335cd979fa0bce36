import { readPart } from './workbook-xml.ts';

export type CellValue = string | number | boolean | Date | null;

export interface SheetRow {
  /** As the spreadsheet program numbers it. */
  line: number;
  cells: CellValue[];
}

export interface SheetContext {
  /** Texts that cells name by number. */
  texts: readonly string[];
  dates: ReadonlySet<number>;
  /** Days count from 1904 in workbooks that an old Mac began. */
  isFrom1904: boolean;
}

const DAY_MS = 86_400_000;
const EPOCH_MS = Date.parse('1899-12-30');
const EPOCH_1904_MS = Date.parse('1904-01-01');

/** The rows of a sheet that hold cells; a formula is what it last came to. */
export function readSheet(xml: Buffer, context: SheetContext): SheetRow[] {
  const rows: SheetRow[] = [];
  let line = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let text: string | undefined;
  let isPhonetic = false;
  let isValue = false;
  readPart(xml, {
    open({ name, attributes }) {
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        column = -1;
        rows.push({ line, cells: [] });
      }
      if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r']);
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        text = undefined;
      }
      if (name === 'rPh') isPhonetic = true;
      if (name === 'v' || name === 't') text ??= '';
      isValue = name === 'v' || (name === 't' && !isPhonetic);
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isPhonetic = false;
      const row = rows.at(-1);
      if (name !== 'c' || row === undefined) return;
      while (row.cells.length < column) row.cells.push(null);
      row.cells[column] = text === undefined ? null : valueOf(text, { type, style }, context);
    },
    text(more) {
      if (isValue) text = (text ?? '') + more;
    },
  });
  return rows;
}

function valueOf(
  text: string,
  { type, style }: { type: string; style: number },
  { texts, dates, isFrom1904 }: SheetContext,
): CellValue {
  if (type === 's') return texts[Number(text)] ?? null;
  if (type === 'b') return text === '1';
  if (type === 'd') return new Date(`${text}Z`);
  if (type !== 'n') return text;
  if (text === '') return null;
  if (!dates.has(style)) return Number(text);
  // A moment is kept as a fraction of a day, which is no whole number of seconds.
  const seconds = Math.round((Number(text) * DAY_MS) / 1_000);
  return new Date((isFrom1904 ? EPOCH_1904_MS : EPOCH_MS) + seconds * 1_000);
}

const LAST_COLUMN = 16_384;

/** 'AA12' → 26. Throws where Excel has no such column, for the cells before it would have to be made. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? '';
  const number = letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (number < 1 || number > LAST_COLUMN) throw new Error(`no column ${place}`);
  return number - 1;
}
