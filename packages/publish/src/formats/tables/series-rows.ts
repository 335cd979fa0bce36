import { seriesFields, type SeriesTypeName } from '@bank/contract/schemas';
import type { NewPoint } from '@bank/store';
import { quote, type Findings } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { pointCheck } from './series-rules.ts';
import type { Table, TableHead, TableRow } from './table.ts';

export interface SeriesRow extends NewPoint {
  line: number;
}

/** Reads the points of one type from a table with the columns key, date and its fields, in any order. */
export function readSeriesRows(table: Table, type: SeriesTypeName, findings: Findings): SeriesRow[] {
  const read = seriesRowReader(table, type, findings);
  return read === undefined ? [] : table.rows.map(read);
}

/** What reads a row of such a table; undefined when its columns are not those of the type. */
export function seriesRowReader(
  table: TableHead,
  type: SeriesTypeName,
  findings: Findings,
): ((row: TableRow) => SeriesRow) | undefined {
  const fields = seriesFields(type);
  if (!checkColumns(table, type, fields, findings)) return undefined;
  const place = (name: string) => table.columns.indexOf(name);
  const [keyPlace, datePlace] = [place('key'), place('date')];
  const valuePlaces = fields.map(place);
  const check = pointCheck(type);
  const firstLineOf = firstLines();
  return ({ line, cells }) => {
    const key = cells[keyPlace] ?? '';
    const date = cells[datePlace] ?? '';
    const values = valuePlaces.map((index) => (index === -1 ? '' : (cells[index] ?? '')));
    for (const { field, expected, found } of check({ key, date, values })) {
      const column = place(field);
      findings.add({ at: table.at(line, column === -1 ? undefined : column), field, expected, found });
    }
    const first = firstLineOf(key, date, line);
    if (first !== line) {
      const expected = words`one row for a key and day (line ${first} has the same)`;
      const found = words`${key} ${date} again`;
      findings.add({ at: table.at(line, datePlace), field: 'date', expected, found });
    }
    return { key, date, values, line };
  };
}

/** The line on which a key and day stood first. Each key and each day is kept once: of both there are few, of rows millions. */
function firstLines(): (key: string, date: string, line: number) => number {
  const lines = new Map<string, Map<string, number>>();
  const days = new Map<string, string>();
  return (key, date, line) => {
    const day = days.get(date) ?? date;
    if (day === date) days.set(date, day);
    let own = lines.get(key);
    if (own === undefined) lines.set(key, (own = new Map()));
    const first = own.get(day);
    if (first === undefined) own.set(day, line);
    return first ?? line;
  };
}

function checkColumns(
  table: TableHead,
  type: SeriesTypeName,
  fields: readonly string[],
  findings: Findings,
): boolean {
  const before = findings.count;
  const known = ['key', 'date', ...fields];
  for (const [index, name] of table.columns.entries()) {
    if (known.includes(name)) continue;
    const expected = words`a column of ${type} (${known})`;
    findings.add({ at: table.at(table.headerLine, index), expected, found: quote(name) });
  }
  for (const name of ['key', 'date']) {
    if (table.columns.includes(name)) continue;
    findings.add({
      at: table.at(table.headerLine, 0),
      expected: words`a column named ${name}`,
      found: quote(table.columns.join(',')),
    });
  }
  if (!fields.some((field) => table.columns.includes(field)) && findings.count === before) {
    const expected = words`a column of values (${fields})`;
    findings.add({ at: table.at(table.headerLine, 0), expected, found: quote(table.columns.join(',')) });
  }
  return findings.count === before;
}
