import type { FileRef } from '@bank/contract';
import { MEDIA_TYPES, type MediaExt } from '../formats/media/media-type.ts';
import type { Shelf } from './media-shelf.ts';
import type { SourcePlace } from './sources/source-record.ts';

/** Where the site serves them (VITE_IMG_BASE and VITE_FILE_BASE put another base before them when a page is drawn). */
export const IMAGE_BASE = '/images/';
export const FILE_BASE = '/files/';

const IMAGE_SOURCE = /<img\b([^>]*?)\bsrc="(images\/[^"]+)"([^>]*)>/g;
const FILE_LINK = /<a\b([^>]*?)\bhref="(files\/[^"]+)"/g;

/**
 * `images/x.svg` and `files/x.pdf` in rich text become addresses of the site; pictures get their width and height, and
 * photographs a <picture> of all that was made of them. How wide a text is, only the site knows: it adds `sizes`.
 */
export async function resolveTextMedia(
  html: string,
  shelf: Shelf,
  locate: (needle: string) => SourcePlace,
): Promise<string> {
  const pictures = new Map<string, FileRef | undefined>();
  for (const [, , path = ''] of html.matchAll(IMAGE_SOURCE))
    pictures.set(path, await shelf.picture(path, () => locate(path)));
  return html
    .replaceAll(IMAGE_SOURCE, (whole, before: string, path: string, after: string) => {
      const file = pictures.get(path);
      return file === undefined ? whole : pictureOf(file, before, after);
    })
    .replaceAll(FILE_LINK, (whole, before: string, path: string) => {
      const file = shelf.find(path, () => locate(path));
      return file === undefined ? whole : `<a${before}href="${FILE_BASE}${file.path}"`;
    });
}

function pictureOf(file: FileRef, before: string, after: string): string {
  const { path, ext, width, height, variants = [] } = file;
  const size = width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
  const endings = [...new Set(variants.map((one) => endingOf(one.path)))];
  const srcsetOf = (ending: string) =>
    variants
      .filter((one) => endingOf(one.path) === ending)
      .map((one) => `${IMAGE_BASE}${one.path} ${one.width}w`)
      .join(', ');
  const own = endings.includes(ext) ? ` srcset="${srcsetOf(ext)}"` : '';
  const img = `<img${before}src="${IMAGE_BASE}${path}"${own}${size}${after}>`;
  if (endings.length === 0) return img;
  const sources = endings
    .filter((ending) => ending !== ext)
    .map((ending) => `<source type="${MEDIA_TYPES[ending as MediaExt]}" srcset="${srcsetOf(ending)}">`);
  return `<picture>${sources.join('')}${img}</picture>`;
}

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
