import type { Language } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { LANGUAGE_FIELDS } from '../base/bundle/record-line.ts';
import type { Finding } from '../base/findings.ts';
import type { Locate } from '../pack/pack-scope.ts';
import type { FieldIssue } from './checked-record.ts';
import type { ReadLine } from './read-records.ts';

/** What a finding says of a line's place: all that is kept of one whose fields are done with. */
export interface LineOrigin {
  type: RecordTypeName;
  key: string;
  /** `content/article.ndjson:12` */
  at: string;
  from: ReadLine['record']['from'];
  /** Names of the fields of the line itself: all languages share them, or they are the languages' own. */
  fields: string[];
}

export function originOf({ type, record, at }: ReadLine): LineOrigin {
  const { key, from } = record;
  return { type, key, at, from, fields: Object.keys(record) };
}

/** A finding at the author's line where it is known, else at the line of the bundle. */
export function findingFor(
  line: LineOrigin,
  language: Language,
  { path, needle, ...words }: FieldIssue,
  locate: Locate | undefined,
): Finding {
  const place = locate?.(line.type, line.key, language, path, needle);
  const record = `${line.type}/${line.key}`;
  if (place !== undefined) return { ...place, ...words, record };
  const from = sourceOf(line, language);
  const field = path.map(String).join('.');
  const shown = isOwnField(line, language, path) ? `${LANGUAGE_FIELDS[language]}.${field}` : field;
  return {
    at: from ?? line.at,
    field: shown,
    ...words,
    record,
    also: from === undefined ? undefined : line.at,
  };
}

function sourceOf({ from }: LineOrigin, language: Language): string | undefined {
  if (from === undefined || typeof from === 'string') return from;
  return from[LANGUAGE_FIELDS[language]] ?? from.zh ?? from.en;
}

/** In a list of records the languages share a line; in Markdown each has its own file and needs no prefix. */
function isOwnField({ from, fields }: LineOrigin, language: Language, path: readonly PropertyKey[]): boolean {
  return (
    typeof from !== 'object' &&
    fields.includes(LANGUAGE_FIELDS[language]) &&
    !fields.includes(String(path[0])) &&
    path[0] !== 'languages'
  );
}
