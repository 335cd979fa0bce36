import { beijingDay, type Scope } from '@bank/contract';
import type {
  ContentWriter,
  Deed,
  ImportedRelease,
  NewItem,
  NewSeries,
  Release,
  SeriesChange,
} from '@bank/store';
import { factsOf, isSigned } from '../../base/bundle/manifest.ts';
import {
  recordName,
  type CheckedRecord,
  type ReleaseContent,
  type Report,
} from '../../check/checked-record.ts';
import { checkContent } from '../../check/check-content.ts';
import { ConfigError } from '../../base/errors.ts';
import { Findings, countOf } from '../../base/findings.ts';
import { verbatim, words, type Words } from '../../base/words.ts';
import { withFundFigures } from '../fund-figures/derive-fund-figures.ts';
import { toItem } from '../import-bundle.ts';
import { inEffect } from '../activations.ts';
import { checkSignatures, signManifest, type SignaturePolicy, type Signer } from '../../base/signatures.ts';
import { readTable } from '../../formats/tables/read-table.ts';
import type { LetterKey } from '../../formats/tables/storable-rows.ts';
import { LARGEST_TABLE_BYTES, megabytes } from '../../base/limits.ts';
import { fedQuotes } from './fed-quotes.ts';
import { feedFileType } from './feed-file-type.ts';
import { feedManifest, type FeedFile } from './feed-manifest.ts';
import { feedRecords, type FedRecords } from './feed-records.ts';
import { feedSeries } from './feed-series.ts';

export interface FeedOptions {
  scope: Scope;
  files: readonly FeedFile[];
  /** The files hold every record of their types: those that they do not name are removed. */
  isWhole?: boolean;
  signatures?: SignaturePolicy;
  signers?: readonly Signer[];
  /** Only a register of letters needs it. */
  letterKey?: LetterKey;
  /** Stands in the log. */
  deed?: Deed;
  now: number;
}

interface RecordChange {
  type: string;
  key: string;
  kind: 'added' | 'changed' | 'removed';
}

export interface Fed {
  /** The release that was made; the basis itself when the files say nothing new. */
  release: ImportedRelease;
  isNew: boolean;
  records: RecordChange[];
  series: readonly SeriesChange[];
  warnings: readonly Words[];
}

/**
 * Makes a release out of the one that visitors see and a few tables: their rows change records and add points to
 * histories, all else stays. Refused as a whole when anything is wrong. @throws ContentError, ConfigError
 */
export async function feedRelease(writer: ContentWriter, options: FeedOptions): Promise<Fed> {
  const { scope, files, isWhole = false, signatures, signers = [], deed, now } = options;
  const basis = await findBasis(writer, scope, now);
  const findings = new Findings();
  let manifest = feedManifest(scope, basis, files, { isWhole, now });
  for (const signer of signers) manifest = signManifest(manifest, signer, now);
  if (signatures !== undefined) checkSignatures(manifest, signatures, findings);

  const items = await writer.items(basis.id);
  const today = beijingDay(now);
  const read = await readFiles(options, { writer, items, basis: basis.id, today }, findings);
  const content = mergedContent(scope, items, read.records, { isWhole, findings });
  // Histories alone leave the records as they were checked when they came.
  if (read.records.size > 0) {
    const known = new Set(content.records.map(({ language, type, key }) => recordName(language, type, key)));
    checkContent(
      { ...content, known, media: new Set(await writer.mediaNames(basis.id)) },
      { findings, isWhole: true },
    );
  }
  findings.stopIfAny(
    (count) =>
      words`Refused: ${countOf(count, 'problem')} in ${files.map(({ name }) => name)}. Nothing was changed; visitors go on seeing release ${basis.id} of ${scope}.`,
  );

  const quotes = read.series.some(({ type }) => type === 'fx-day')
    ? []
    : await fedQuotes(writer, basis.id, read.records.get('fx-rate')?.records ?? []);
  const next = content.records.map((record) => content.unchanged.get(record) ?? toItem(record));
  const records = recordChanges(items, next);
  const release = await writer.importRelease(
    withFundFigures({
      scope,
      bundleId: manifest.id,
      manifest,
      effectiveAt: undefined,
      items: next,
      media: [],
      series: [...read.series, ...quotes],
      basis: basis.id,
      isSigned: isSigned(manifest),
      facts: { ...factsOf(manifest), files: files.map(({ name }) => name).join(', ') },
    }),
    now,
    deed,
  );
  const series = (release.series ?? []).filter(({ added, corrected }) => added + corrected > 0);
  return { release, isNew: release.createdAt === now, records, series, warnings: findings.warnings };
}

async function findBasis(writer: ContentWriter, scope: Scope, now: number): Promise<Release> {
  const active = inEffect(await writer.activations(scope), now);
  const basis = (await writer.releases(scope)).find(({ id }) => id === active?.releaseId);
  if (basis !== undefined) return basis;
  throw new ConfigError(
    words`Nothing was changed: ${scope} has no active release that the files could be added to. Publish the scope once first: content pack, content import --activate.`,
  );
}

interface Basis {
  writer: ContentWriter;
  items: readonly NewItem[];
  basis: number;
  today: string;
}

async function readFiles({ scope, files, letterKey }: FeedOptions, basis: Basis, findings: Findings) {
  const records = new Map<string, FedRecords>();
  const series = new Map<string, NewSeries>();
  for (const { name, bytes } of files) {
    const type = feedFileType(name, scope, findings);
    if (type === undefined) continue;
    const typeName = 'series' in type ? type.series : type.records;
    if (records.has(typeName) || series.has(typeName)) {
      findings.add({ at: name, expected: words`one file of ${typeName}`, found: words`a second one` });
      continue;
    }
    if (bytes.length > LARGEST_TABLE_BYTES) {
      const expected = words`a file of at most ${megabytes(LARGEST_TABLE_BYTES)}`;
      findings.add({ at: name, expected, found: verbatim(megabytes(bytes.length)) });
      continue;
    }
    const table = await readTable(bytes, name, findings);
    if (table === undefined) continue;
    if (table.rows.length === 0) {
      findings.add({
        at: table.at(table.headerLine),
        expected: words`rows below the header`,
        found: words`none`,
      });
    } else if ('series' in type) series.set(typeName, await feedSeries(table, type.series, basis, findings));
    else {
      const own = basis.items.filter((item) => item.type === type.records);
      records.set(typeName, feedRecords(table, type.records, own, findings, letterKey));
    }
  }
  return { records, series: [...series.values()] };
}

/** All records of the release to be, with the items of those that no file touched. */
function mergedContent(
  scope: Scope,
  items: readonly NewItem[],
  fed: ReadonlyMap<string, FedRecords>,
  { isWhole, findings }: { isWhole: boolean; findings: Findings },
): Omit<ReleaseContent, 'media' | 'known'> & { unchanged: Map<CheckedRecord, NewItem> } {
  const named = new Set<string>();
  for (const [type, { records }] of fed) for (const { key } of records) named.add(`${type}/${key}`);
  const unchanged = new Map<CheckedRecord, NewItem>();
  for (const item of items) {
    if (named.has(`${item.type}/${item.key}`) || (isWhole && fed.has(item.type))) continue;
    const { type, language, key, publishAt, expireAt } = item;
    // Checked by the schema of its type before it was imported.
    const body = item.body as CheckedRecord['body'];
    unchanged.set({ type, language, key, body, publishAt, expireAt, texts: [] }, item);
  }
  const records = [...unchanged.keys(), ...[...fed.values()].flatMap((one) => one.records)];
  const place = (record: CheckedRecord, path: readonly PropertyKey[]) =>
    fed.get(record.type)?.placeOf(record, path) ?? {
      at: `${record.type} ${record.key}`,
      field: path.map(String).join('.'),
    };
  const report: Report = (record, { path, expected, found, rule }) =>
    findings.add({ ...place(record, path), expected, found, rule });
  const warn: Report = (record, { path, expected, found, rule }) => {
    // What stayed as it was has been warned of when it came.
    if (!unchanged.has(record)) findings.warn({ ...place(record, path), expected, found, rule });
  };
  return { scope, records, report, warn, unchanged };
}

function recordChanges(before: readonly NewItem[], after: readonly NewItem[]): RecordChange[] {
  const nameOf = ({ type, key, language }: NewItem) => `${type}/${key}/${language}`;
  const old = new Map(before.map((item) => [nameOf(item), item]));
  const changes = new Map<string, RecordChange>();
  const note = ({ type, key }: NewItem, kind: RecordChange['kind']) =>
    changes.set(`${type}/${key}`, { type, key, kind });
  for (const item of after) {
    const was = old.get(nameOf(item));
    old.delete(nameOf(item));
    if (was === undefined) note(item, 'added');
    else if (was !== item && JSON.stringify(was.body) !== JSON.stringify(item.body)) note(item, 'changed');
  }
  for (const item of old.values()) note(item, 'removed');
  return [...changes.values()];
}
