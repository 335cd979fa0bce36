import type { RecordTypeName } from '@bank/contract/schemas';
import { LANGUAGE_FIELDS, RecordLine, isGroup } from '../../base/bundle/record-line.ts';
import { describeIssue } from '../../base/describe-issue.ts';
import type { Findings } from '../../base/findings.ts';
import type { RecordRow } from '../../formats/tables/record-rows.ts';
import { readStorableRows, type LetterKey } from '../../formats/tables/storable-rows.ts';
import type { Table } from '../../formats/tables/table.ts';
import { languagesOf } from './read-list.ts';
import type { SourceRecord } from './source-record.ts';

/** Reads the rows of a CSV file or workbook as records of one type. */
export function readRecordTable(
  table: Table,
  type: RecordTypeName,
  findings: Findings,
  letterKey?: LetterKey,
): SourceRecord[] {
  return readStorableRows(table, type, findings, letterKey).flatMap((row): SourceRecord[] => {
    const at = `${table.file}:${row.line}`;
    const entry = toEntry(row);
    const { languages, problem } = languagesOf(entry);
    if (problem !== undefined) findings.add({ at, ...problem });
    const parsed = RecordLine.safeParse({ ...entry, languages, from: at }, { reportInput: true });
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        for (const { path, expected, found } of describeIssue(issue, entry)) {
          findings.add({ ...row.locate('CN', path), expected, found, isLoss: true });
        }
      }
      return [];
    }
    return [{ type, record: parsed.data, locate: row.locate }];
  });
}

/** The record as it would stand in a YAML file. */
function toEntry({ key, envelope, fields }: RecordRow): Record<string, unknown> {
  const entry: Record<string, unknown> = { key, ...envelope };
  const isWritten = (language: 'CN' | 'EN') =>
    fields.some((field) => field.language === language && field.value !== '' && field.value !== undefined);
  for (const { path, language, value } of fields) {
    if (value === undefined || (language !== undefined && !isWritten(language))) continue;
    setAt(entry, language === undefined ? path : [LANGUAGE_FIELDS[language], ...path], value);
  }
  return entry;
}

/** `setAt({}, ['returns', 'Y1'], '3.4')` makes { returns: { Y1: '3.4' } }; undefined takes the field away. */
export function setAt(fields: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length > 0) {
    const group = isGroup(fields[name]) ? { ...fields[name] } : {};
    setAt(group, rest, value);
    fields[name] = group;
  } else if (value === undefined) delete fields[name];
  else fields[name] = value;
}
