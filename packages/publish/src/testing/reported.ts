import type { Language, Scope } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { asRead } from './as-read.ts';
import { recordName, type CheckedRecord, type ReleaseContent, type Report } from '../check/checked-record.ts';

/** A record of which a rule looks at these fields only. */
export function aRecord(
  type: RecordTypeName,
  key: string,
  body: object,
  more: Partial<Omit<CheckedRecord, 'body'>> = {},
): CheckedRecord {
  const record = { type, key, language: 'CN', publishAt: undefined, expireAt: undefined, texts: [], ...more };
  return { ...record, body } as CheckedRecord;
}

export const inEnglish = { language: 'EN' } satisfies { language: Language };

/** What a rule says of records, each in one line: `key CN field.0: expected this, found that`. */
export function reported(
  check: (content: ReleaseContent) => void,
  records: CheckedRecord[],
  { scope = 'site', media = [] }: { scope?: Scope; media?: readonly string[] } = {},
): string[] {
  const said: string[] = [];
  const say =
    (mark: string): Report =>
    ({ key, language }, { path, expected, found, needle }) => {
      const place = `${mark}${key} ${language} ${path.map(String).join('.')}`;
      said.push(
        `${place}: expected ${asRead(expected)}, found ${asRead(found)}${needle === undefined ? '' : ` at ${needle}`}`,
      );
    };
  const known = new Set(records.map(({ language, type, key }) => recordName(language, type, key)));
  check({ scope, records, media: new Set(media), known, report: say(''), warn: say('warning: ') });
  return said;
}
