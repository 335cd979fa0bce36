import { gzipSync } from 'node:zlib';

/** A page without its scripts and the data in them. */
export const markupOf = (html: string) => html.replaceAll(/<script\b.*?<\/script>/gs, '');

const kb = (bytes: number) => bytes / 1024;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const bytesOf = (html: string) => Buffer.byteLength(html);

/** KB of pages at the mean: as they are, packed as small as gzip makes them, and without scripts. */
export const sizesOf = (pages: readonly string[]) => ({
  whole: kb(mean(pages.map(bytesOf))),
  packed: kb(mean(pages.map((html) => gzipSync(html, { level: 9 }).length))),
  markup: kb(mean(pages.map((html) => bytesOf(markupOf(html))))),
});
