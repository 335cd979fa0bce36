import type { FileRef } from '@bank/contract';
import type { MediaShelf } from './media-shelf.ts';
import type { SourcePlace } from './sources/source-record.ts';

/** Where the site serves them (VITE_IMG_BASE and VITE_FILE_BASE put another base before them when a page is drawn). */
export const IMAGE_BASE = '/images/';
export const FILE_BASE = '/files/';

const IMAGE_SOURCE = /<img\b([^>]*?)\bsrc="(images\/[^"]+)"([^>]*)>/g;
const FILE_LINK = /<a\b([^>]*?)\bhref="(files\/[^"]+)"/g;

/** `images/x.svg` and `files/x.pdf` in rich text become addresses of the site; pictures get their width and height. */
export function resolveTextMedia(
  html: string,
  shelf: MediaShelf,
  locate: (needle: string) => SourcePlace,
): string {
  return html
    .replaceAll(IMAGE_SOURCE, (whole, before: string, path: string, after: string) => {
      const file = shelf.find(path, () => locate(path));
      if (file === undefined) return whole;
      return `<img${before}src="${IMAGE_BASE}${file.path}"${sizeAttributes(file)}${after}>`;
    })
    .replaceAll(FILE_LINK, (whole, before: string, path: string) => {
      const file = shelf.find(path, () => locate(path));
      return file === undefined ? whole : `<a${before}href="${FILE_BASE}${file.path}"`;
    });
}

function sizeAttributes({ width, height }: FileRef): string {
  return width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
}
