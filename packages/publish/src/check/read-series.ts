import type { SeriesTypeName } from '@bank/contract/schemas';
import type { NewPoint, NewSeries } from '@bank/store';
import type { FileContent } from '../base/bundle/file-content.ts';
import { linesOf } from '../base/bundle/file-lines.ts';
import type { Bundle } from '../base/bundle/read-bundle.ts';
import { seriesHeader } from '../base/bundle/series-header.ts';
import { pointCheck } from '../formats/tables/series-rules.ts';
import { quote, type Findings } from '../base/findings.ts';
import { verbatim, words } from '../base/words.ts';

/** Longer than any row: five values of a few dozen digits. */
const LONGEST_ROW = 64 * 1024;

/** A history whose rows have been checked, and are read from the bundle anew by whoever goes through them. */
export interface CheckedSeries extends NewSeries {
  count: number;
}

/** Reads the histories of a bundle, every value checked again: who packed it is not known here. */
export function readSeries({ manifest, files }: Bundle, findings: Findings): CheckedSeries[] {
  return [...files].flatMap(([path, content]): CheckedSeries[] => {
    const type = /^series\/(.+)\.csv$/.exec(path)?.[1] as SeriesTypeName | undefined;
    const mode = type && manifest.series?.[type];
    if (type === undefined || mode === undefined) return [];
    const count = checkPoints(content, path, type, findings);
    const points = count === 0 ? [] : { [Symbol.iterator]: () => pointsOf(content) };
    return [{ type, mode, count, points }];
  });
}

/** Gives how many there are. */
function checkPoints(content: FileContent, path: string, type: SeriesTypeName, findings: Findings): number {
  const header = seriesHeader(type);
  const width = header.split(',').length;
  const check = pointCheck(type);
  let before = '';
  let empty: string | undefined;
  let count = 0;
  let number = 0;
  for (const row of linesOf(content, LONGEST_ROW)) {
    number += 1;
    const at = `${path}:${number}`;
    if (number === 1) {
      if (row === header) continue;
      findings.add({ at, expected: verbatim(header), found: quote(row ?? '') });
      return 0;
    }
    // Only behind the last line break may nothing stand.
    if (empty !== undefined) findings.add({ at: empty, expected: words`${width} values`, found: quote('') });
    empty = row === '' ? at : undefined;
    if (row === '') continue;
    const { key, date, values } = pointOf(row ?? '');
    if (values.length !== width - 2) {
      findings.add({
        at,
        expected: words`${width} values`,
        found: row === undefined ? words`a longer line` : quote(row),
      });
      continue;
    }
    count += 1;
    for (const { field, expected, found } of check({ key, date, values })) {
      findings.add({ at, field, expected, found });
    }
    // Packing sorts the rows, so a day that is given twice stands beside itself.
    const name = `${key},${date},`;
    if (name <= before)
      findings.add({ at, expected: words`rows in order, each key and day once`, found: quote(row ?? '') });
    before = name;
  }
  return count;
}

function* pointsOf(content: FileContent): Generator<NewPoint> {
  let isHeader = true;
  for (const row of linesOf(content, LONGEST_ROW)) {
    if (!isHeader && row !== undefined && row !== '') yield pointOf(row);
    isHeader = false;
  }
}

function pointOf(row: string): NewPoint {
  const [key = '', date = '', ...values] = row.split(',');
  return { key, date, values };
}
