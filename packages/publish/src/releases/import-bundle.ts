import {
  bodyHash,
  type ContentWriter,
  type Deed,
  type ImportedRelease,
  type ItemEntry,
  type NewItem,
  type NewRelease,
} from '@bank/store';
import { recordTypes, type RecordType } from '@bank/contract/schemas';
import { factsOf, isSigned } from '../base/bundle/manifest.ts';
import { checkBundle, type CheckOptions, type CheckedBundle } from '../check/check-bundle.ts';
import { withFundFigures } from './fund-figures/derive-fund-figures.ts';
import { Findings } from '../base/findings.ts';
import { checkSignatures } from '../base/signatures.ts';
import type { CheckedRecord } from '../check/checked-record.ts';
import { inEffect } from './in-effect.ts';
import { refuseForeignColumns } from './allowed-columns.ts';
import { ConfigError } from '../base/errors.ts';
import { words, type Words } from '../base/words.ts';

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
  await refuseOtherBasis(writer, checked.manifest, now);
  const release = toRelease(checked);
  await refuseWhatSignersMayNot(writer, release, { ...options, manifest: checked.manifest, now });
  return writer.importRelease(release, now, deed);
}

/** Over another release than the one it was made for it would undo what came since. @throws ConfigError */
async function refuseOtherBasis(
  writer: ContentWriter,
  { id, scope, basis }: CheckedBundle['manifest'],
  now: number,
): Promise<void> {
  if (basis === undefined) return;
  const releases = await writer.releases(scope);
  // Behind the id of the bundle stands what else a release was computed with.
  if (releases.some(({ bundleId }) => bundleId.split(' ', 1)[0] === id)) return;
  const active = inEffect(await writer.activations(scope), now)?.releaseId;
  const shown = releases.find((release) => release.id === active);
  if (shown?.id === basis.release && shown.bundleId === basis.bundleId) return;
  throw new ConfigError(
    words`Nothing was changed: this bundle of ${scope} was made over release ${basis.release}, and visitors see another one. Make it again.`,
  );
}

/** Compared with what visitors would see without it. @throws ContentError */
async function refuseWhatSignersMayNot(
  writer: ContentWriter,
  { scope, items, effectiveAt }: NewRelease,
  {
    manifest,
    signatures,
    occasion = {},
    now,
  }: CheckOptions & Pick<CheckedBundle, 'manifest'> & { now: number },
): Promise<void> {
  if (signatures?.required !== true || occasion.isEmergency === true) return;
  const valid = checkSignatures(manifest, signatures, new Findings(), occasion);
  const moment = Math.max(now, occasion.moment ?? effectiveAt ?? now);
  const before = inEffect(await writer.activations(scope), moment)?.releaseId;
  await refuseForeignColumns(writer, { scope, before, after: async () => entriesOf(items) }, valid);
}

/** As the store will have them. */
function* entriesOf(items: Iterable<NewItem>): Generator<ItemEntry & { body: unknown }> {
  for (const item of items) yield { ...item, hash: bodyHash(JSON.stringify(item.body)) };
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
    ...(manifest.basis && { basis: manifest.basis.release }),
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
