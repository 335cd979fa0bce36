import { LANGUAGES, type Language } from '@bank/contract';
import { recordTypes, type RecordTypeName } from '@bank/contract/schemas';
import type { NewItem } from '@bank/store';
import { z } from 'zod';
import { LANGUAGE_FIELDS, RecordLine } from '../../base/bundle/record-line.ts';
import type { CheckedRecord, FieldIssue } from '../../check/checked-record.ts';
import { checkBodies } from '../../check/read-records.ts';
import { describeIssue } from '../../base/describe-issue.ts';
import type { Finding, Findings } from '../../base/findings.ts';
import { setAt } from '../../pack/sources/read-record-table.ts';
import type { RecordRow } from '../../formats/tables/record-rows.ts';
import { readStorableRows, type LetterKey } from '../../formats/tables/storable-rows.ts';
import type { Table } from '../../formats/tables/table.ts';

/** Records of one type after a file's rows were laid over those of the basis. */
export interface FedRecords {
  records: CheckedRecord[];
  /** The place in the file of a field of a record; undefined for records that the file does not name. */
  placeOf(record: CheckedRecord, path: readonly PropertyKey[]): { at: string; field: string } | undefined;
}

/**
 * Lays the rows of a table over the records of its type. A column sets its field in the record of that key, other fields
 * stay; a key that is new needs every field that the type asks for.
 */
export function feedRecords(
  table: Table,
  type: RecordTypeName,
  items: readonly NewItem[],
  findings: Findings,
  letterKey?: LetterKey,
): FedRecords {
  const rows = readStorableRows(table, type, findings, letterKey);
  const byKey = Map.groupBy(items, (item) => item.key);
  const located = new Map(rows.map((row) => [row.key, row]));
  const records = rows.flatMap((row) => {
    const line = lineFor(row, type, byKey.get(row.key) ?? [], findings);
    if (line === undefined) return [];
    const at = table.at(row.line);
    return checkBodies({ type, record: line, at }, (_line, language, issue) =>
      findings.add(findingAt(row, language, issue)),
    ).filter(({ isBroken }) => isBroken !== true);
  });
  return {
    records,
    placeOf: (record, path) =>
      record.type === type ? located.get(record.key)?.locate(record.language, path) : undefined,
  };
}

function findingAt(row: RecordRow, language: Language, { path, expected, found }: FieldIssue): Finding {
  return { ...row.locate(language, path), expected, found };
}

function lineFor(
  { key, envelope, fields, locate }: RecordRow,
  type: RecordTypeName,
  old: readonly NewItem[],
  findings: Findings,
): RecordLine | undefined {
  const own = LANGUAGES.filter((language) =>
    fields.some((field) => field.language === language && field.value !== '' && field.value !== undefined),
  );
  const known = old.map((item) => item.language);
  const fallback = own.length > 0 ? own : LANGUAGES;
  const languages = envelope.languages ?? (known.length > 0 ? known : fallback);
  const entry: Record<string, unknown> = { ...datesOf(old), ...envelope, key, languages };
  for (const language of LANGUAGES) {
    if (!languages.includes(language)) continue;
    const body = structuredClone(old.find((item) => item.language === language)?.body ?? {}) as Record<
      string,
      unknown
    >;
    for (const field of fields) {
      if (field.language === undefined || field.language === language) setAt(body, field.path, field.value);
    }
    nameByKey(type, key, body);
    entry[LANGUAGE_FIELDS[language]] = body;
  }
  const parsed = RecordLine.safeParse(entry, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    for (const { path, expected, found } of describeIssue(issue, entry)) {
      findings.add({ ...locate('CN', path), expected, found });
    }
  }
  return undefined;
}

/** As when packing: a record that has an id and names none is known by its key. */
function nameByKey(type: RecordTypeName, key: string, fields: Record<string, unknown>): void {
  const { body } = recordTypes[type];
  if (body instanceof z.ZodObject && 'id' in body.shape && !('id' in fields)) fields['id'] = key;
}

function datesOf(old: readonly NewItem[]) {
  const [{ publishAt, expireAt } = { publishAt: undefined, expireAt: undefined }] = old;
  return {
    ...(publishAt !== undefined && { publishAt: new Date(publishAt).toISOString() }),
    ...(expireAt !== undefined && { expireAt: new Date(expireAt).toISOString() }),
  };
}
