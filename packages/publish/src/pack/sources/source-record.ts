import type { Language } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import type { RecordLine } from '../../base/bundle/record-line.ts';

export interface SourcePlace {
  /** `pages/home.yaml:12`, relative to the scope's folder. */
  at: string;
  /** As the author wrote it: `zh.title` in a list of records, `title` in a Markdown file of one language. */
  field: string;
}

/** A record as its author wrote it, with the way back to the line of each field. */
export interface SourceRecord {
  type: RecordTypeName;
  record: RecordLine;
  /** `needle` is a part of a long text, such as the address of a link in it. */
  locate: (language: Language, path: readonly PropertyKey[], needle?: string) => SourcePlace;
}
