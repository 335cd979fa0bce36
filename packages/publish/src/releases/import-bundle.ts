import type { ContentWriter, Deed, ImportedRelease, NewItem, NewRelease } from '@bank/store';
import { recordTypes, type RecordType } from '@bank/contract/schemas';
import { factsOf, isSigned } from '../base/bundle/manifest.ts';
import { checkBundle, type CheckOptions, type CheckedBundle } from '../check/check-bundle.ts';
import { withFundFigures } from './fund-figures/derive-fund-figures.ts';
import type { CheckedRecord } from '../check/checked-record.ts';
import type { Words } from '../base/words.ts';

interface ImportOptions extends CheckOptions {
  /** Told what is let through but should be looked at. */
  warn?: (line: Words) => void;
  /** Stands in the log. */
  deed?: Deed;
}

/**
 * Checks a bundle, cleans its rich text and stores it as a release in one transaction; nothing changes when anything
 * fails. Visitors see it after `activate`. The same bundle twice gives the release that exists.
 */
export async function importBundle(
  writer: ContentWriter,
  directory: string,
  { warn, deed, ...options }: ImportOptions = {},
  now = Date.now(),
): Promise<ImportedRelease> {
  const checked = checkBundle(directory, options);
  if (warn !== undefined) checked.warnings.forEach(warn);
  return writer.importRelease(toRelease(checked), now, deed);
}

export function toRelease({ manifest, records, media, series }: CheckedBundle): NewRelease {
  return withFundFigures({
    scope: manifest.scope,
    bundleId: manifest.id,
    manifest,
    effectiveAt: manifest.effectiveAt === undefined ? undefined : Date.parse(manifest.effectiveAt),
    items: { [Symbol.iterator]: () => itemsOf(records) },
    media,
    ...(series.length > 0 && { series }),
    isSigned: isSigned(manifest),
    facts: factsOf(manifest),
  });
}

function* itemsOf(records: Iterable<CheckedRecord>): Generator<NewItem> {
  for (const record of records) yield toItem(record);
}

export function toItem({ type, language, key, body, publishAt, expireAt }: CheckedRecord): NewItem {
  // Each type's filing takes the body that its own schema gave, which a lookup by a variable name cannot say.
  const filing: RecordType<never> = recordTypes[type] as RecordType<never>;
  const own = body as never;
  return {
    type,
    language,
    key,
    section: filing.section(own),
    rank: filing.rank(own),
    date: filing.date?.(own) ?? '',
    title: filing.title?.(own) ?? nameOf(body),
    text: filing.text?.(own) ?? '',
    publishAt,
    expireAt,
    body,
  };
}

const NAME_FIELDS = ['title', 'name', 'prodName', 'fundName', 'groupName', 'termName', 'currencyName'];

/** What a person calls the record: `diff` shows it. */
function nameOf(body: object): string {
  const fields = body as Record<string, unknown>;
  const name = NAME_FIELDS.map((field) => fields[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : '';
}
