import type { ContentWriter, NewItem, NewMedia, NewRelease, Release } from '@bank/store';
import { recordTypes, type RecordType } from '@bank/contract/schemas';
import { sha256 } from './bundle/manifest.ts';
import { checkBundle, type CheckOptions, type CheckedBundle } from './check/check-bundle.ts';
import type { CheckedRecord } from './check/checked-record.ts';

/**
 * Checks a bundle, cleans its rich text and stores it as a release in one transaction; nothing changes when anything
 * fails. Visitors see it after `activate`. The same bundle twice gives the release that exists.
 */
export async function importBundle(
  writer: ContentWriter,
  directory: string,
  options: CheckOptions = {},
  now = Date.now(),
): Promise<Release> {
  return writer.importRelease(toRelease(checkBundle(directory, options)), now);
}

export function toRelease({ manifest, records, media }: CheckedBundle): NewRelease {
  return {
    scope: manifest.scope,
    bundleId: manifest.id,
    manifest,
    effectiveAt: manifest.effectiveAt === undefined ? undefined : Date.parse(manifest.effectiveAt),
    items: records.map(toItem),
    media: media.map((file): NewMedia => ({ ...file, sha256: sha256(file.bytes) })),
  };
}

function toItem({ type, language, key, body, publishAt, expireAt }: CheckedRecord): NewItem {
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
