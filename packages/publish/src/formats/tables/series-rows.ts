import { seriesFields, type SeriesTypeName } from '@bank/contract/schemas';
import type { NewPoint } from '@bank/store';
import { quote, type Findings } from '../../base/findings.ts';
import { pointCheck } from './series-rules.ts';
import type { Table } from './table.ts';

export interface SeriesRow extends NewPoint {
  line: number;
}

/** Reads the points of one type from a table with the columns key, date and its fields, in any order. */
export function readSeriesRows(table: Table, type: SeriesTypeName, findings: Findings): SeriesRow[] {
  const fields = seriesFields(type);
  if (!checkColumns(table, type, fields, findings)) return [];
  const place = (name: string) => table.columns.indexOf(name);
  const [keyPlace, datePlace] = [place('key'), place('date')];
  const valuePlaces = fields.map(place);
  const check = pointCheck(type);
  const firstLines = new Map<string, number>();
  return table.rows.map(({ line, cells }) => {
    const key = cells[keyPlace] ?? '';
    const date = cells[datePlace] ?? '';
    const values = valuePlaces.map((index) => (index === -1 ? '' : (cells[index] ?? '')));
    for (const { field, expected, found } of check({ key, date, values })) {
      const column = place(field);
      findings.add({ at: table.at(line, column === -1 ? undefined : column), field, expected, found });
    }
    const name = `${key} ${date}`;
    const first = firstLines.get(name);
    if (first === undefined) firstLines.set(name, line);
    else {
      const expected = `one row for a key and day (line ${first} has the same)`;
      findings.add({ at: table.at(line, datePlace), field: 'date', expected, found: `${name} again` });
    }
    return { key, date, values, line };
  });
}

function checkColumns(
  table: Table,
  type: SeriesTypeName,
  fields: readonly string[],
  findings: Findings,
): boolean {
  const before = findings.count;
  const known = ['key', 'date', ...fields];
  for (const [index, name] of table.columns.entries()) {
    if (known.includes(name)) continue;
    const expected = `a column of ${type} (${known.join(', ')})`;
    findings.add({ at: table.at(table.headerLine, index), expected, found: quote(name) });
  }
  for (const name of ['key', 'date']) {
    if (table.columns.includes(name)) continue;
    findings.add({
      at: table.at(table.headerLine, 0),
      expected: `a column named ${name}`,
      found: quote(table.columns.join(',')),
    });
  }
  if (!fields.some((field) => table.columns.includes(field)) && findings.count === before) {
    const expected = `a column of values (${fields.join(', ')})`;
    findings.add({ at: table.at(table.headerLine, 0), expected, found: quote(table.columns.join(',')) });
  }
  return findings.count === before;
}
