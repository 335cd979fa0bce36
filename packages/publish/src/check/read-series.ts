import type { SeriesTypeName } from '@bank/contract/schemas';
import type { NewPoint, NewSeries } from '@bank/store';
import type { Bundle } from '../base/bundle/read-bundle.ts';
import { seriesHeader } from '../pack/make-bundle.ts';
import { pointCheck } from '../formats/tables/series-rules.ts';
import { quote, type Findings } from '../base/findings.ts';

/** Reads the histories of a bundle, every value checked again: who packed it is not known here. */
export function readSeries({ manifest, files }: Bundle, findings: Findings): NewSeries[] {
  return [...files].flatMap(([path, bytes]): NewSeries[] => {
    const type = /^series\/(.+)\.csv$/.exec(path)?.[1] as SeriesTypeName | undefined;
    const mode = type && manifest.series?.[type];
    if (type === undefined || mode === undefined) return [];
    return [{ type, mode, points: readPoints(bytes.toString('utf8'), path, type, findings) }];
  });
}

function readPoints(text: string, path: string, type: SeriesTypeName, findings: Findings): NewPoint[] {
  const [header = '', ...lines] = text.split('\n');
  if (header !== seriesHeader(type)) {
    findings.add({ at: `${path}:1`, expected: seriesHeader(type), found: quote(header) });
    return [];
  }
  const width = header.split(',').length;
  const check = pointCheck(type);
  let before = '';
  return lines.flatMap((row, index): NewPoint[] => {
    if (row === '' && index === lines.length - 1) return [];
    const at = `${path}:${index + 2}`;
    const [key = '', date = '', ...values] = row.split(',');
    if (values.length !== width - 2) {
      findings.add({ at, expected: `${width} values`, found: quote(row) });
      return [];
    }
    for (const { field, expected, found } of check({ key, date, values })) {
      findings.add({ at, field, expected, found });
    }
    // Packing sorts the rows, so a day that is given twice stands beside itself.
    const name = `${key},${date},`;
    if (name <= before)
      findings.add({ at, expected: 'rows in order, each key and day once', found: quote(row) });
    before = name;
    return [{ key, date, values }];
  });
}
