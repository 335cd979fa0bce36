import type { Scope } from '@bank/contract';
import type { SeriesTypeName } from '@bank/contract/schemas';
import {
  LARGEST_BUNDLE_BYTES,
  LARGEST_MANIFEST_BYTES,
  LARGEST_SERIES_BYTES,
  megabytes,
} from '../base/limits.ts';
import {
  BUNDLE_FORMAT,
  bundleId,
  byCodeUnit,
  manifestText,
  type Manifest,
  type SeriesMode,
} from '../base/bundle/manifest.ts';
import { digestOf, type FileContent } from '../base/bundle/file-content.ts';
import type { Bundle } from '../base/bundle/read-bundle.ts';
import { ContentError } from '../base/errors.ts';
import { words } from '../base/words.ts';
import type { MediaFile } from './media-shelf.ts';
import type { PackedRecords } from './packed-records.ts';
import type { PackedSeries } from './packed-series.ts';

interface BundleContent {
  scope: Scope;
  records: PackedRecords;
  /** Points by type, and whether they are all of them. */
  series?: ReadonlyMap<SeriesTypeName, PackedSeries>;
  seriesMode?: SeriesMode;
  media: ReadonlyMap<string, MediaFile>;
  effectiveAt?: string | undefined;
  packed?: Manifest['packed'];
}

/** The same content gives the same files and the same id. */
export function makeBundle(content: BundleContent, now: Date): Bundle {
  const files = new Map<string, FileContent>(content.records.files());
  const series: Manifest['series'] = {};
  for (const [type, points] of content.series ?? []) {
    series[type] = content.seriesMode ?? 'full';
    const file = points.file();
    refuseLarge(type, file.size);
    files.set(`series/${type}.csv`, file);
  }
  const listed = [...files].map(([path, file]) => ({ path, sha256: digestOf(file), size: file.size }));
  for (const [name, file] of content.media) {
    const path = `media/${name}`;
    files.set(path, file.content);
    listed.push({ path, sha256: file.sha256, size: file.content.size });
  }
  listed.sort((a, b) => byCodeUnit(a.path, b.path));
  const total = listed.reduce((sum, { size }) => sum + size, 0);
  if (total > LARGEST_BUNDLE_BYTES) {
    throw new ContentError(
      words`The ${content.scope} release would be ${megabytes(total)}; at most ${megabytes(LARGEST_BUNDLE_BYTES)} are accepted. Use smaller pictures and documents.`,
    );
  }
  const manifest: Manifest = {
    format: BUNDLE_FORMAT,
    id: bundleId({ scope: content.scope, files: listed, series }),
    scope: content.scope,
    createdAt: now.toISOString(),
    ...(content.effectiveAt === undefined ? {} : { effectiveAt: content.effectiveAt }),
    files: listed,
    ...(content.packed && { packed: content.packed }),
    ...(Object.keys(series).length > 0 && { series }),
  };
  if (manifestText(manifest).length > LARGEST_MANIFEST_BYTES) {
    throw new ContentError(
      words`The ${content.scope} release would have ${listed.length.toLocaleString('en')} files, too many for its manifest of at most ${megabytes(LARGEST_MANIFEST_BYTES)}. Use fewer pictures and documents.`,
    );
  }
  return { manifest, files };
}

function refuseLarge(type: string, size: number): void {
  if (size <= LARGEST_SERIES_BYTES) return;
  throw new ContentError(
    words`The history of ${type} would be ${megabytes(size)}; at most ${megabytes(LARGEST_SERIES_BYTES)} are accepted. Publish fewer days.`,
  );
}
