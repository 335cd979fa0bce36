import type { Findings } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';

/** What a table may be saved as. `gbk` is read as GB 18030, which holds GBK and GB 2312 whole. */
export const TABLE_ENCODINGS = ['utf-8', 'gbk'] as const;
export type TableEncoding = (typeof TABLE_ENCODINGS)[number];

const GBK_NAME = /\.gbk\.csv$/;
const UTF8_MARK = [0xef, 0xbb, 0xbf];

/** `fx-rates.gbk.csv` says that it is GBK; any other name that it is UTF-8. */
export function encodingByName(file: string): TableEncoding {
  return GBK_NAME.test(file) ? 'gbk' : 'utf-8';
}

/** Throws on bytes that are none of the encoding's. */
export function tableDecoder(encoding: TableEncoding): InstanceType<typeof TextDecoder> {
  return new TextDecoder(encoding === 'gbk' ? 'gb18030' : 'utf-8', { fatal: true });
}

/**
 * Whether a table that is said to be GBK is UTF-8 after all. Nearly every UTF-8 text can be read as GBK too, as other
 * characters; that a GBK text is sound UTF-8 and has Chinese in it happens to none that is longer than a word.
 */
export function isUtf8AfterAll(bytes: Uint8Array): boolean {
  if (UTF8_MARK.every((byte, index) => bytes[index] === byte)) return true;
  try {
    return /\p{Script=Han}/u.test(tableDecoder('utf-8').decode(bytes));
  } catch {
    return false;
  }
}

const LINE_FEED = 0x0a;

/** The line that cannot be read. No longer character of UTF-8 or GBK holds a line feed. */
export function firstUnreadable(chunks: Iterable<Uint8Array>, encoding: TableEncoding): number {
  const decoder = tableDecoder(encoding);
  let line = 1;
  try {
    for (const chunk of chunks) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
        decoder.decode(chunk.subarray(start, end + 1), { stream: true });
        start = end + 1;
        line += 1;
      }
      decoder.decode(chunk.subarray(start), { stream: true });
    }
  } catch {
    // The line is what was looked for.
  }
  return line;
}

/** What a table is saved as that cannot be read as it was said to be. */
export function otherEncodingThan(encoding: TableEncoding): Words {
  return encoding === 'gbk' ? words`another encoding` : words`another encoding such as GBK`;
}

export function addEncodingProblem(
  { file, line, encoding, found }: { file: string; line: number; encoding: TableEncoding; found: Words },
  findings: Findings,
): void {
  const gbkName = file.replace(/\.csv$/, '.gbk.csv');
  const expected =
    encoding === 'gbk'
      ? words`a text saved as GBK, as was said of it`
      : words`a text saved as UTF-8 (in Excel: save as "CSV UTF-8"), or as GBK under the name ${gbkName}`;
  findings.add({ at: `${file}:${line}`, expected, found });
}
