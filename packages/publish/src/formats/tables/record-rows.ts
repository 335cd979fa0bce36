import { LANGUAGES, type Language } from '@bank/contract';
import { recordTypes, type RecordType, type RecordTypeName } from '@bank/contract/schemas';
import { LANGUAGE_FIELDS } from '../../base/bundle/record-line.ts';
import { quote, type Findings } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { cellValue, columnKind, columnNames, type ColumnKind } from './column-kind.ts';
import type { Table } from './table.ts';

/** One cell of a row as a field: `undefined` where an empty cell leaves the field out. */
interface GivenField {
  path: readonly string[];
  /** Absent for a field that both languages share. */
  language?: Language;
  value: unknown;
}

/** A row of a table of records. */
export interface RecordRow {
  key: string;
  line: number;
  /** The cells of `languages`, `publishAt` and `expireAt`, when the table has these columns. */
  envelope: { languages?: string[]; publishAt?: string; expireAt?: string };
  fields: GivenField[];
  /** The cell of a field, or else the row: `{ at: 'x.csv:3:2', field: 'zh.name' }`. */
  locate: (language: Language, path: readonly PropertyKey[]) => { at: string; field: string };
}

interface Column {
  name: string;
  index: number;
  path: readonly string[];
  language?: Language;
  kind: ColumnKind;
}

const ENVELOPE = ['key', 'languages', 'publishAt', 'expireAt'];

/**
 * Reads the rows of a table of one type's records; unknown columns and keys that come twice are findings. What an unknown
 * column holds is left out, so that the rows are checked by all others.
 */
export function readRecordRows(table: Table, type: RecordTypeName, findings: Findings): RecordRow[] {
  if (!table.columns.includes('key')) {
    const expected = words`a column named key`;
    const found = quote(table.columns.join(','));
    findings.add({ at: table.at(table.headerLine, 0), expected, found, isLoss: true });
    return [];
  }
  const { columns, unknown } = readColumns(table, type, findings);
  const place = (name: string) => table.columns.indexOf(name);
  const firstLines = new Map<string, number>();
  return table.rows.flatMap(({ line, cells }) => {
    const key = cells[place('key')] ?? '';
    const first = firstLines.get(key);
    if (first !== undefined) {
      const expected = words`a key of its own (line ${first} has the same)`;
      findings.add({
        at: table.at(line, place('key')),
        field: 'key',
        expected,
        found: words`${quote(key)} again`,
      });
      return [];
    }
    firstLines.set(key, line);
    const text = (name: string) => cells[place(name)] ?? '';
    const [languages, publishAt, expireAt] = [text('languages'), text('publishAt'), text('expireAt')];
    const row: RecordRow = {
      key,
      line,
      envelope: {
        ...(languages !== '' && { languages: languages.split('|').map((one) => one.trim()) }),
        ...(publishAt !== '' && { publishAt }),
        ...(expireAt !== '' && { expireAt }),
      },
      fields: columns.map(({ path, language, index, kind }) => ({
        path,
        ...(language && { language }),
        value: cellValue(cells[index] ?? '', kind),
      })),
      locate: (language, path) => locate(table, { line, unknown }, language, path),
    };
    return [row];
  });
}

interface Columns {
  columns: Column[];
  /** The first that the type does not have. */
  unknown: number | undefined;
}

function readColumns(table: Table, type: RecordTypeName, findings: Findings): Columns {
  const unknown: number[] = [];
  const { body: stored, source }: RecordType = recordTypes[type];
  const body = source ?? stored;
  const columns = table.columns.flatMap((name, index): Column[] => {
    if (ENVELOPE.includes(name)) return [];
    const [prefix = '', ...rest] = name.split('.');
    const language = LANGUAGES.find((one) => LANGUAGE_FIELDS[one] === prefix);
    const path = language === undefined ? [prefix, ...rest] : rest;
    const kind = columnKind(body, path);
    if (kind === undefined || path.length === 0) {
      const known = columnNames(body);
      const expected = words`a column of ${type}: key, languages, publishAt, expireAt, ${known} (zh. or en. before it for one language)`;
      findings.add({ at: table.at(table.headerLine, index), expected, found: quote(name) });
      unknown.push(index);
      return [];
    }
    return [{ name, index, path, kind, ...(language && { language }) }];
  });
  return { columns, unknown: unknown[0] };
}

/**
 * A problem may lie deeper than a cell (an entry of a list) or in a field that has no column: beside an unknown column that
 * is likely one by another name, so it is told once, there, and not of each row.
 */
function locate(
  table: Table,
  { line, unknown }: Pick<RecordRow, 'line'> & Pick<Columns, 'unknown'>,
  language: Language,
  path: readonly PropertyKey[],
) {
  const steps = path.map(String);
  for (let length = steps.length; length > 0; length -= 1) {
    const common = steps.slice(0, length).join('.');
    for (const name of [`${LANGUAGE_FIELDS[language]}.${common}`, common]) {
      const index = table.columns.indexOf(name);
      if (index !== -1) return { at: table.at(line, index), field: name };
    }
  }
  const at = unknown === undefined ? table.at(line) : table.at(table.headerLine, unknown);
  return { at, field: steps.join('.') };
}
