import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language, Scope } from '@bank/contract';
import { recordTypes, type RecordTypeName } from '@bank/contract/schemas';
import type { Manifest, SeriesMode } from '../base/bundle/manifest.ts';
import type { Bundle } from '../base/bundle/read-bundle.ts';
import type { RecordLine } from '../base/bundle/record-line.ts';
import { ConfigError } from '../base/errors.ts';
import { Findings, countOf } from '../base/findings.ts';
import { words } from '../base/words.ts';
import type { LetterKey } from '../formats/tables/storable-rows.ts';
import { shortMemory, type Memory } from '../formats/media/memory/memory.ts';
import { addReading } from '../formats/pinyin/add-reading.ts';
import { ChineseRuns } from '../formats/pinyin/chinese-runs.ts';
import { pinyinRecord } from './pinyin-record.ts';
import { MediaShelf } from './media-shelf.ts';
import { nameScenes } from './name-scenes.ts';
import { unusedFiles } from './unused-files.ts';
import { PackedRecords } from './packed-records.ts';
import { MEDIA_FOLDER, readSources, type SourceSeries } from './sources/read-sources.ts';
import { resolveMedia } from './resolve-media.ts';
import type { SourcePlace, SourceRecord } from './sources/source-record.ts';
import { makeBundle } from './make-bundle.ts';
import { writeBundle } from './write-bundle.ts';

/** Finds the author's line for a field of a packed record. */
export type Locate = (
  type: RecordTypeName,
  key: string,
  language: Language,
  path: readonly PropertyKey[],
  needle?: string,
) => SourcePlace | undefined;

/** A bundle that lies nowhere yet. */
export interface Packed {
  bundle: Bundle;
  recordCount: number;
  pointCount: number;
  mediaCount: number;
  /** Files in media/ that no record uses. */
  unused: string[];
  /** What the sources have wrong; the bundle holds the rest of them. */
  findings: Findings;
  locate: Locate;
}

export interface SourceOptions {
  /** The folder of one scope's sources. */
  folder: string;
  scope: Scope;
  /** What the files of histories hold; all of them, unless told otherwise. */
  seriesMode?: SeriesMode;
  /** Records of these types alone, and no histories. */
  only?: ReadonlySet<RecordTypeName>;
  effectiveAt?: string | undefined;
  /** Only a register of letters needs it. */
  letterKey?: LetterKey;
  now?: Date;
  memory?: Memory;
  /** Who packs, and on which machine; stands in the manifest. */
  packed?: Manifest['packed'];
}

/** What becomes of what was read before it is written. */
export type Lay = (packed: Packed) => Packed | Promise<Packed>;

/** Makes a bundle directory from authors' sources. @throws ContentError with every problem of the sources. */
export async function packScope({
  out,
  lay = (packed) => packed,
  ...options
}: SourceOptions & { out: string; lay?: Lay }): Promise<Packed & { manifest: Manifest }> {
  const packed = await lay(await packSources(options));
  packed.findings.stopIfAny(
    (count) =>
      words`Packing of ${options.scope} stopped: ${countOf(count, 'problem')} in ${options.folder}. Nothing was written.`,
  );
  writeBundle(out, packed.bundle);
  return { ...packed, manifest: packed.bundle.manifest };
}

/** Makes a bundle from authors' sources, of all that can be read of them. */
export async function packSources({
  folder,
  scope,
  seriesMode = 'full',
  only,
  effectiveAt,
  letterKey,
  now = new Date(),
  memory = shortMemory(),
  packed,
}: SourceOptions): Promise<Packed> {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new ConfigError(words`There is no source folder at ${folder}.`);
  }
  const findings = new Findings();
  const shelf = new MediaShelf(join(folder, MEDIA_FOLDER), findings, memory);
  const records = new PackedRecords();
  const runs = new ChineseRuns();
  const places = new Map<string, SourceRecord['locate']>();
  const series: SourceSeries = new Map();
  for await (const { type, record, locate } of readSources(
    { folder, scope, findings, letterKey, known: memory.yaml, ...(only && { only }) },
    series,
  )) {
    nameByKey(type, record);
    addReading(type, record);
    nameScenes(type, record);
    await resolveMedia({ type, record, locate }, shelf);
    const name = `${type}/${record.key}`;
    const first = places.get(name);
    if (first === undefined) places.set(name, locate);
    else {
      const at = (one: SourceRecord['locate']) => one(record.languages[0] ?? 'CN', ['key']).at;
      const expected = words`a key of its own (${at(first)} has the same)`;
      findings.add({ at: at(locate), field: 'key', expected, found: words`"${record.key}" again` });
      continue;
    }
    runs.add(record);
    records.add(type, record);
  }
  const recordCount = records.count;
  if (scope === 'site') records.add('pinyin', pinyinRecord(runs, shelf, memory.pinyin));
  const content = { scope, records, series, seriesMode, media: shelf.used, effectiveAt, packed };
  return {
    findings,
    bundle: makeBundle(content, now),
    recordCount,
    pointCount: [...series.values()].reduce((sum, { count }) => sum + count, 0),
    mediaCount: shelf.used.size,
    unused: unusedFiles(mediaFiles(join(folder, MEDIA_FOLDER)), (path) => shelf.wasAsked(path)),
    locate: (type, key, language, path, needle) => places.get(`${type}/${key}`)?.(language, path, needle),
  };
}

/** A record that has an id in its body and names none is known by its key. */
function nameByKey(type: RecordTypeName, record: RecordLine): void {
  const { body } = recordTypes[type];
  const hasId = body instanceof z.ZodObject && 'id' in body.shape;
  const namesOne = [record, record.zh, record.en].some((fields) => fields !== undefined && 'id' in fields);
  if (hasId && !namesOne) record['id'] = record.key;
}

function mediaFiles(folder: string): string[] {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
