import type { Language, Scope } from '@bank/contract';
import type { RecordBody, RecordTypeName } from '@bank/contract/schemas';
import type { Words } from '../base/words.ts';

/** One record in one language, after its schema. Rich text is clean. */
export interface CheckedRecord<Name extends RecordTypeName = RecordTypeName> {
  type: Name;
  language: Language;
  key: string;
  body: RecordBody<Name>;
  /** Milliseconds since the epoch. */
  publishAt: number | undefined;
  expireAt: number | undefined;
  /** What rich text linked to and showed, as written, and the tags that were taken out with what stood in them. */
  texts: { field: string; links: string[]; images: string[]; dropped?: string[] }[];
  /** Set where its schema refused it: what is left has the fields that are right, and is never stored. */
  isBroken?: true;
  /** The fields that it refused, and that are not in the body. */
  lost?: readonly string[];
}

/** What is wrong with one field of a record. */
export interface FieldIssue {
  path: readonly PropertyKey[];
  expected: Words;
  found: Words;
  /** A part of a long text, such as the address of a link in it. */
  needle?: string;
  /** The name of the rule that says so. */
  rule?: string;
}

export type Report = (record: CheckedRecord, problem: FieldIssue) => void;

/** What the rules that compare records with each other look at. */
export interface ReleaseContent {
  scope: Scope;
  records: CheckedRecord[];
  /** Those of which only the fields that are right are here: what they link to is looked at, and may link to them. */
  broken?: CheckedRecord[];
  /** Names of the media files in the bundle. */
  media: ReadonlySet<string>;
  /** Every record of the release by `recordName`, those that are not here too. */
  known: ReadonlySet<string>;
  report: Report;
  /** As `report`, for what is let through. */
  warn: Report;
}

/** `CN article/longer-hours` */
export const recordName = (language: Language, type: RecordTypeName, key: string) =>
  `${language} ${type}/${key}`;

/** For rules that look at what is there: records with a wrong field too. */
export function withBroken({ records, broken = [] }: ReleaseContent): CheckedRecord[] {
  return [...records, ...broken];
}

/**
 * The values of a field by which other records name those of a type. One whose other fields are wrong is there all the same; where
 * this very field of one was refused any value may be meant, so that whoever names it is not blamed before it is mended.
 */
export function namesOf(
  content: ReleaseContent,
  type: RecordTypeName,
  language: Language,
  field: string,
): { has: (name: string) => boolean } {
  const records = recordsOf({ ...content, records: withBroken(content) }, type, language);
  if (records.some(({ lost = [] }) => lost.includes(field))) return { has: () => true };
  return new Set(records.map(({ body }) => String((body as Record<string, unknown>)[field])));
}

export function recordsOf<Name extends RecordTypeName>(
  content: ReleaseContent,
  type: Name,
  language: Language,
): CheckedRecord<Name>[] {
  return content.records.filter(
    (record): record is CheckedRecord<Name> => record.type === type && record.language === language,
  );
}
