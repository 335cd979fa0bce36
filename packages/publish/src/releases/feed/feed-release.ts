import { beijingDay, type Language, type Scope } from '@bank/contract';
import type {
  ContentWriter,
  Deed,
  ImportedRelease,
  NewItem,
  NewSeries,
  Release,
  SeriesChange,
} from '@bank/store';
import { factsOf, isSigned, type Manifest } from '../../base/bundle/manifest.ts';
import {
  recordName,
  type CheckedRecord,
  type ReleaseContent,
  type Report,
} from '../../check/checked-record.ts';
import { checkContent } from '../../check/check-content.ts';
import { ConfigError, UsageError, toldIn, type Told } from '../../base/errors.ts';
import { Findings, countOf } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import { withFundFigures } from '../fund-figures/derive-fund-figures.ts';
import { toItem } from '../import-bundle.ts';
import { inEffect } from '../activations.ts';
import { checkSignatures, signManifest, type SignaturePolicy, type Signer } from '../../base/signatures.ts';
import type { TableEncoding } from '../../formats/tables/table-encoding.ts';
import { pluralOf } from '../../pack/sources/record-type-of.ts';
import type { TypedTable } from '../../pack/sources/sheet-tables.ts';
import type { LetterKey } from '../../formats/tables/storable-rows.ts';
import { fedQuotes } from './fed-quotes.ts';
import { feedManifest, signedEarlier, type FeedFile, type FeedManifest } from './feed-manifest.ts';
import { feedRecords, type FedRecords } from './feed-records.ts';
import { feedSeries } from './feed-series.ts';
import { readFeedTables } from './feed-tables.ts';
import { withSoundRows } from './sound-rows.ts';

export interface FeedOptions {
  scope: Scope;
  files: readonly FeedFile[];
  /** The files hold every record of their types: those that they do not name are removed. */
  isWhole?: boolean;
  /** Rows that are wrong are left out, and told, instead of refusing the file. */
  isPartial?: boolean | undefined;
  /** Of CSV files whose name does not say it. */
  encoding?: TableEncoding | undefined;
  signatures?: SignaturePolicy;
  signers?: readonly Signer[];
  /** What `tryFeed` gave of these files, signed by people since. */
  signed?: Manifest;
  /** Only a register of letters needs it. */
  letterKey?: LetterKey;
  /** Stands in the log. */
  deed?: Deed;
  /** In which the release keeps what is wrong with the rows that were left out. */
  language?: Language;
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
  /** What is wrong with the rows that were not taken, in their order; of a file that is taken whole nothing. */
  leftOut: readonly Told[];
}

/**
 * Makes a release out of the one that visitors see and a few tables: their rows change records and add points to
 * histories, all else stays. Refused as a whole when anything is wrong, unless rows may be left out. @throws ContentError, ConfigError
 */
export async function feedRelease(writer: ContentWriter, options: FeedOptions): Promise<Fed> {
  const { scope, files, isWhole = false, signatures, signers = [], deed, language = 'EN', now } = options;
  if (isWhole && options.isPartial === true)
    throw new UsageError(words`Where keys that are not named are removed, no row can be left out.`);
  const basis = await findBasis(writer, scope, now);
  const items = await writer.items(basis.id);
  const known = { writer, items, basis: basis.id, today: beijingDay(now) };
  const { findings, content, read, leftOut, whyNot } = await layFiles(options, known);
  const rows = new Set(leftOut.map(({ file, line }) => `${file}:${line}`)).size;
  const kept = leftOut.map((told) => toldIn(language, told));
  const made = feedManifest(scope, basis, files, { isWhole, leftOut: kept, now });
  let manifest = options.signed === undefined ? made : signedEarlier(options.signed, made);
  for (const signer of signers) manifest = signManifest(manifest, signer, now);
  if (signatures !== undefined) checkSignatures(manifest, signatures, findings);
  findings.stopIfAny((count) => {
    const refused = words`Refused: ${countOf(count, 'problem')} in ${files.map(({ name }) => name)}. Nothing was changed; visitors go on seeing release ${basis.id} of ${scope}.`;
    return whyNot === undefined ? refused : words`${refused} No row was left out: ${whyNot}`;
  });
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
      facts: {
        ...factsOf(manifest),
        files: files.map(({ name }) => name).join(', '),
        feeds: read.feeds.join(', '),
        ...(rows > 0 && { rowsLeftOut: String(rows) }),
      },
    }),
    now,
    deed,
  );
  const series = (release.series ?? []).filter(({ added, corrected }) => added + corrected > 0);
  const isNew = release.createdAt === now;
  return { release, isNew, records, series, warnings: findings.warnings, leftOut };
}

/** What would come of files: everything that is wrong or odd with them, and what people sign. */
export interface FeedTrial {
  told: readonly Told[];
  manifest: FeedManifest;
  basis: Release;
  /** What visitors see. */
  items: readonly NewItem[];
}

/** As `feedRelease`, and stores nothing. @throws ConfigError */
export async function tryFeed(
  writer: ContentWriter,
  options: Pick<FeedOptions, 'scope' | 'files' | 'now'>,
): Promise<FeedTrial> {
  const { scope, files, now } = options;
  const basis = await findBasis(writer, scope, now);
  const items = await writer.items(basis.id);
  const { findings } = await layFiles(options, { writer, items, basis: basis.id, today: beijingDay(now) });
  const manifest = feedManifest(scope, basis, files, { isWhole: false, leftOut: [], now });
  return { told: findings.told, manifest, basis, items };
}

interface Laid extends Awaited<ReturnType<typeof layTables>> {
  leftOut: readonly Told[];
  /** Why no row was left out, where that was asked for. */
  whyNot?: Words;
}

/** The files laid over the release that visitors see, and everything that is wrong with that; in part where that was asked for. */
async function layFiles(options: FeedOptions, basis: Basis): Promise<Laid> {
  const { scope, files, encoding, isPartial = false } = options;
  const ofForm = new Findings();
  const tables = await readFeedTables(files, { scope, encoding }, ofForm);
  const first = await layTables(tables, options, basis, ofForm);
  if (!isPartial || first.findings.count === 0) return { ...first, leftOut: [] };
  const leftOut: Told[] = [];
  let sound: readonly TypedTable[] = tables;
  let laid = first;
  // Of what is left something may be wrong that its rows were not looked at for before.
  while (laid.findings.count > 0) {
    leftOut.push(...laid.findings.told.filter(({ level }) => level === 'error'));
    const rest = await withSoundRows(sound, laid.findings.told, { ...basis, whole: tables });
    if ('whyNot' in rest) return { ...first, leftOut: [], whyNot: rest.whyNot };
    sound = rest.sound;
    laid = await layTables(sound, options, basis, new Findings());
  }
  return { ...laid, leftOut };
}

async function layTables(
  tables: readonly TypedTable[],
  { scope, isWhole = false, letterKey }: FeedOptions,
  basis: Basis,
  findings: Findings,
) {
  const records = new Map<string, FedRecords>();
  const series: NewSeries[] = [];
  for (const { table, type } of tables) {
    if (type.series !== undefined) series.push(await feedSeries(table, type.series, basis, findings));
    else {
      const own = basis.items.filter((item) => item.type === type.records);
      records.set(type.records, feedRecords(table, type.records, own, findings, letterKey));
    }
  }
  const content = mergedContent(scope, basis.items, records, { isWhole, findings });
  // Histories alone leave the records as they were checked when they came.
  if (records.size > 0) {
    const media = new Set(await basis.writer.mediaNames(basis.basis));
    const known = new Set(content.records.map(({ language, type, key }) => recordName(language, type, key)));
    checkContent({ ...content, known, media }, { findings, isWhole: true });
  }
  const feeds = tables.map(({ type }) => type.series ?? pluralOf(type.records));
  return { findings, content, read: { records, series, feeds } };
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
