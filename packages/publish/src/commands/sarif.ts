import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Told } from '../base/errors.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** What a check of a folder found as SARIF 2.1.0 (OASIS), which code reviews and editors show at its line. */
export function sarifOf(found: readonly Told<string>[], folder: string) {
  const rules = [...new Set(found.map(({ rule }) => rule))].sort();
  const lines = linesBelow(folder);
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content check', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { CHECKED: { uri: `${pathToFileURL(folder).href}/` } },
        results: found.map((one) => ({
          ruleId: one.rule,
          ruleIndex: rules.indexOf(one.rule),
          level: one.level,
          message: { text: one.message },
          locations: [locationOf(one, lines)],
        })),
      },
    ],
  };
}

type LinesOf = (file: string) => readonly string[];

function locationOf({ file, line, column, record, field }: Told<string>, lines: LinesOf) {
  const name = [record, field].filter((part) => part !== '').join(' ');
  // Columns of findings are cells of a table; a workbook has no characters.
  const isCell = column > 0 && file.endsWith('.csv');
  const character = isCell ? characterOf(lines(file)[line - 1] ?? '', column) : undefined;
  const region = { startLine: line, ...(character !== undefined && { startColumn: character }) };
  return {
    physicalLocation: {
      artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: 'CHECKED' },
      ...(line > 0 && { region }),
    },
    ...(name !== '' && { logicalLocations: [{ fullyQualifiedName: name }] }),
  };
}

function linesBelow(folder: string): LinesOf {
  const known = new Map<string, string[]>();
  return (file) => {
    const lines = known.get(file) ?? linesOf(join(folder, file));
    known.set(file, lines);
    return lines;
  };
}

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/);

/** Where a cell of a row of CSV begins, both counted from 1; undefined where a line break stands in the row before it. */
function characterOf(row: string, cell: number): number | undefined {
  let passed = 1;
  let isQuoted = false;
  if (cell === passed) return 1;
  for (const [at, character] of row.split('').entries()) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted && (passed += 1) === cell) return at + 2;
  }
  return undefined;
}
