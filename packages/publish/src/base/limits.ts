/** What one file, one release and one text may weigh, in bytes. */
export const LARGEST_MEDIA_BYTES = 8 * 1024 * 1024;
export const LARGEST_SOURCE_BYTES = 8 * 1024 * 1024;
export const LARGEST_BUNDLE_BYTES = 2 * 1024 * 1024 * 1024;
/** A history of three hundred funds over five years is 20 MB, three million points are 110. */
export const LARGEST_SERIES_BYTES = 256 * 1024 * 1024;
/** Tables that are read whole. */
export const LARGEST_TABLE_BYTES = 64 * 1024 * 1024;
/** A workbook is a zip file, which may grow a thousandfold when it is opened. */
export const LARGEST_UNPACKED_BYTES = 200 * 1024 * 1024;
/** All records of a type share one file, so it is bounded by what a release of a few hundred thousand articles needs. */
export const LARGEST_RECORDS_BYTES = 1024 * 1024 * 1024;
/** A record is read whole: two texts of a megabyte, their markup and their fields. */
export const LARGEST_RECORD_BYTES = 16 * 1024 * 1024;
export const LARGEST_MANIFEST_BYTES = 8 * 1024 * 1024;
export const LARGEST_RICH_TEXT_BYTES = 1024 * 1024;
/** What a browser has to keep in memory for a picture, four bytes each. */
export const MOST_PIXELS = 40_000_000;
export const LONGEST_SIDE = 16_384;
/** A parser takes a second for a million of them. */
export const MOST_TAGS = 50_000;
/** SEC-5. */
export const DEEPEST_RICH_TEXT = 100;

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
