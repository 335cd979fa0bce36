import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Scope } from '@bank/contract';
import { seriesFields, type SeriesTypeName } from '@bank/contract/schemas';
import type { NewPoint } from '@bank/store';
import { LARGEST_BUNDLE_BYTES, megabytes } from '../bundle/limits.ts';
import {
  BUNDLE_FORMAT,
  MANIFEST_NAME,
  bundleId,
  byCodeUnit,
  sha256,
  type BundleFile,
  type Manifest,
  type SeriesMode,
} from '../bundle/manifest.ts';
import type { RecordLine } from '../bundle/record-line.ts';
import { ConfigError, ContentError } from '../errors.ts';

interface BundleContent {
  scope: Scope;
  /** Records by type. */
  records: ReadonlyMap<string, readonly RecordLine[]>;
  /** Points by type, and whether they are all of them. */
  series?: ReadonlyMap<SeriesTypeName, readonly NewPoint[]>;
  seriesMode?: SeriesMode;
  media: ReadonlyMap<string, Buffer>;
  effectiveAt?: string | undefined;
}

/** Writes a bundle; the same content gives the same files and the same id. An older bundle in the place is replaced whole. */
export function writeBundle(directory: string, content: BundleContent, now: Date): Manifest {
  const files = new Map<string, Buffer>();
  for (const [type, records] of content.records) {
    const lines = [...records]
      .sort((a, b) => byCodeUnit(a.key, b.key))
      .map((record) => JSON.stringify(ordered(record)));
    files.set(`content/${type}.ndjson`, Buffer.from(`${lines.join('\n')}\n`));
  }
  const series: Manifest['series'] = {};
  for (const [type, points] of content.series ?? []) {
    series[type] = content.seriesMode ?? 'full';
    files.set(`series/${type}.csv`, seriesFile(type, points));
  }
  for (const [name, bytes] of content.media) files.set(`media/${name}`, bytes);

  const listed: BundleFile[] = [...files]
    .map(([path, bytes]) => ({ path, sha256: sha256(bytes), size: bytes.length }))
    .sort((a, b) => byCodeUnit(a.path, b.path));
  const total = listed.reduce((sum, { size }) => sum + size, 0);
  if (total > LARGEST_BUNDLE_BYTES) {
    throw new ContentError(
      `The ${content.scope} release would be ${megabytes(total)}; at most ${megabytes(LARGEST_BUNDLE_BYTES)} are ` +
        'accepted. Use smaller pictures and documents.',
    );
  }
  const manifest: Manifest = {
    format: BUNDLE_FORMAT,
    id: bundleId(content.scope, listed, series),
    scope: content.scope,
    createdAt: now.toISOString(),
    ...(content.effectiveAt === undefined ? {} : { effectiveAt: content.effectiveAt }),
    files: listed,
    ...(Object.keys(series).length > 0 && { series }),
  };
  files.set(MANIFEST_NAME, Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  writeFolder(directory, files);
  return manifest;
}

/** Keys, days and decimals hold neither commas nor quotes, so the file needs none. */
function seriesFile(type: SeriesTypeName, points: readonly NewPoint[]): Buffer {
  const rows = points.map(({ key, date, values }) => [key, date, ...values].join(','));
  return Buffer.from(`${[seriesHeader(type), ...rows.sort(byCodeUnit)].join('\n')}\n`);
}

export function seriesHeader(type: SeriesTypeName): string {
  return ['key', 'date', ...seriesFields(type)].join(',');
}

function ordered({ key, languages, from, publishAt, expireAt, zh, en, ...common }: RecordLine): object {
  return { key, languages, from, publishAt, expireAt, ...common, zh, en };
}

function writeFolder(directory: string, files: ReadonlyMap<string, Buffer>): void {
  const isForeign =
    existsSync(directory) && !existsSync(join(directory, MANIFEST_NAME)) && readdirSync(directory).length > 0;
  if (isForeign) {
    throw new ConfigError(
      `${directory} holds other files, which packing would delete. Name another folder with --out.`,
    );
  }
  // Written beside and then renamed: whoever watches the folder never sees half a bundle.
  const beside = `${directory}.writing-${process.pid}`;
  rmSync(beside, { recursive: true, force: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(beside, path)), { recursive: true });
    writeFileSync(join(beside, path), bytes);
  }
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(dirname(directory), { recursive: true });
  renameSync(beside, directory);
}
