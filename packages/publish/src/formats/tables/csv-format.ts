import type { Finding } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';

/** How authors' CSV files are read, whole or as they come. */
export const CSV_OPTIONS = {
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  trim: true,
};

export function csvExpectation({ code }: { code: string }): Words {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return words`a closing quote`;
  return words`quotes around the whole cell, and doubled inside it`;
}

export function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

export function encodingProblem(file: string, line: number, isUtf16: boolean): Finding {
  return {
    at: `${file}:${line}`,
    expected: words`a text saved as UTF-8 (in Excel: save as "CSV UTF-8")`,
    found: isUtf16 ? words`UTF-16` : words`another encoding such as GBK`,
  };
}
