import type { Scope } from '@bank/contract';
import { seriesFields, type SeriesTypeName } from '@bank/contract/schemas';
import type { NewPoint } from '@bank/store';
import { LARGEST_BUNDLE_BYTES, LARGEST_RECORDS_BYTES, megabytes } from '../bundle/limits.ts';
import {
  BUNDLE_FORMAT,
  bundleId,
  byCodeUnit,
  sha256,
  type Manifest,
  type SeriesMode,
} from '../bundle/manifest.ts';
import type { Bundle } from '../bundle/read-bundle.ts';
import type { RecordLine } from '../bundle/record-line.ts';
import { ContentError } from '../errors.ts';
import type { MediaFile } from './media-shelf.ts';

interface BundleContent {
  scope: Scope;
  /** Records by type. */
  records: ReadonlyMap<string, readonly RecordLine[]>;
  /** Points by type, and whether they are all of them. */
  series?: ReadonlyMap<SeriesTypeName, readonly NewPoint[]>;
  seriesMode?: SeriesMode;
  media: ReadonlyMap<string, MediaFile>;
  effectiveAt?: string | undefined;
}

/** The same content gives the same files and the same id. */
export function makeBundle(content: BundleContent, now: Date): Bundle {
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
  for (const [path, bytes] of files) refuseLarge(path, bytes.length);
  const listed = [...files].map(([path, bytes]) => ({ path, sha256: sha256(bytes), size: bytes.length }));
  for (const [name, file] of content.media) {
    const path = `media/${name}`;
    files.set(path, file.bytes);
    listed.push({ path, sha256: file.sha256, size: file.bytes.length });
  }
  listed.sort((a, b) => byCodeUnit(a.path, b.path));
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
  return { manifest, files };
}

function refuseLarge(path: string, size: number): void {
  if (size <= LARGEST_RECORDS_BYTES) return;
  throw new ContentError(
    `${path} would be ${megabytes(size)}; at most ${megabytes(LARGEST_RECORDS_BYTES)} are accepted. Publish fewer or shorter records.`,
  );
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
