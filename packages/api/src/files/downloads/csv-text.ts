/** Excel takes a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), full-width marks included. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n]/;

/** Where nothing is known a cell is empty. */
export type CsvRow = readonly (string | undefined)[];

/** RFC 4180 with CRLF and a byte order mark. Cells that a spreadsheet would run are made text. */
export function csvText(rows: Iterable<CsvRow>): string {
  let text = BYTE_ORDER_MARK;
  for (const row of rows) text += `${row.map(csvCell).join(',')}\r\n`;
  return text;
}

/** `−1` and `1.02` stay figures; `=1+1` becomes `'=1+1`, which every spreadsheet shows as it is written. */
function csvCell(value = ''): string {
  const safe = FORMULA_START.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
