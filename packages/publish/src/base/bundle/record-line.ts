import { z } from 'zod';
import { LANGUAGES, type Language } from '@bank/contract';

const RecordKey = z
  .string()
  .regex(
    /^(?!(?:constructor|prototype)$)[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,
    'a key of letters, digits, -, _ and . (at most 128)',
  );
const Moment = z.iso.datetime({ offset: true });
const Fields = z.record(z.string(), z.unknown());
const Place = z.string().max(500);

/** One line of `content/<type>.ndjson`; every other field is a common field of the body. */
export const RecordLine = z.looseObject({
  key: RecordKey,
  languages: z.array(z.enum(LANGUAGES)).min(1),
  /** `path:line` of the author's source, for each language where they are different files. */
  from: z.union([Place, z.strictObject({ zh: Place.optional(), en: Place.optional() })]).optional(),
  publishAt: Moment.optional(),
  expireAt: Moment.optional(),
  zh: Fields.optional(),
  en: Fields.optional(),
});
export type RecordLine = z.infer<typeof RecordLine>;

const ENVELOPE = new Set(['key', 'languages', 'from', 'publishAt', 'expireAt', 'zh', 'en']);

/** The name that authors give a language's own fields. */
export const LANGUAGE_FIELDS = { CN: 'zh', EN: 'en' } as const satisfies Record<Language, string>;

/** The body for one language: the common fields with that language's own over them. Groups merge, lists are replaced. */
export function bodyFor(record: RecordLine, language: Language): Record<string, unknown> {
  return merge(commonFields(record), record[LANGUAGE_FIELDS[language]] ?? {});
}

export function commonFields(record: RecordLine): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !ENVELOPE.has(name)));
}

function merge(base: Record<string, unknown>, over: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const below = merged[name];
    merged[name] = isGroup(below) && isGroup(value) ? merge(below, value) : value;
  }
  return merged;
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
