import type { Scope } from '@bank/contract';
import { seriesFields, type SeriesTypeName } from '@bank/contract/schemas';
import type { NewPoint } from '@bank/store';
import {
  LARGEST_BUNDLE_BYTES,
  LARGEST_MANIFEST_BYTES,
  LARGEST_RECORDS_BYTES,
  megabytes,
} from '../base/limits.ts';
import {
  BUNDLE_FORMAT,
  bundleId,
  byCodeUnit,
  manifestText,
  sha256,
  type Manifest,
  type SeriesMode,
} from '../base/bundle/manifest.ts';
import type { Bundle } from '../base/bundle/read-bundle.ts';
import { ContentError } from '../base/errors.ts';
import type { MediaFile } from './media-shelf.ts';
import type { PackedRecords } from './packed-records.ts';

interface BundleContent {
  scope: Scope;
  records: PackedRecords;
  /** Points by type, and whether they are all of them. */
  series?: ReadonlyMap<SeriesTypeName, readonly NewPoint[]>;
  seriesMode?: SeriesMode;
  media: ReadonlyMap<string, MediaFile>;
  effectiveAt?: string | undefined;
}

/** The same content gives the same files and the same id. */
export function makeBundle(content: BundleContent, now: Date): Bundle {
  const files = new Map(content.records.files());
  const series: Manifest['series'] = {};
  for (const [type, points] of content.series ?? []) {
    series[type] = content.seriesMode ?? 'full';
    const bytes = seriesFile(type, points);
    refuseLarge(type, bytes.length);
    files.set(`series/${type}.csv`, bytes);
  }
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
  if (manifestText(manifest).length > LARGEST_MANIFEST_BYTES) {
    throw new ContentError(
      `The ${content.scope} release would have ${listed.length.toLocaleString('en')} files, too many for its manifest of at most ` +
        `${megabytes(LARGEST_MANIFEST_BYTES)}. Use fewer pictures and documents.`,
    );
  }
  return { manifest, files };
}

function refuseLarge(type: string, size: number): void {
  if (size <= LARGEST_RECORDS_BYTES) return;
  throw new ContentError(
    `The history of ${type} would be ${megabytes(size)}; at most ${megabytes(LARGEST_RECORDS_BYTES)} are accepted. Publish fewer days.`,
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
