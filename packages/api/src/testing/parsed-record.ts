import { LANGUAGES, type Language } from '@bank/contract';
import { recordTypes, type RecordBody, type RecordTypeName } from '@bank/contract/schemas';
import type { NewItem } from '@bank/store';
import { aRecord } from '@bank/store/testing';

/** A record whose body is read by its schema: one that could not be published fails the test. */
export function parsedRecord(
  type: RecordTypeName,
  key: string,
  body: object,
  language: Language = 'CN',
): NewItem {
  return aRecord(type, { key, language }, recordTypes[type].body.parse(body) as RecordBody<typeof type>);
}

/** The same in every language, for what is not about words. */
export const parsedInBoth = (type: RecordTypeName, key: string, body: object): NewItem[] =>
  LANGUAGES.map((language) => parsedRecord(type, key, body, language));
