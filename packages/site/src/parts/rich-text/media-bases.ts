import type { BrowserEnvironment } from '../../base/render-contract.ts';

// What publishing writes before the path of a picture and of a file.
const IMAGE_SOURCE = /(<img\b[^>]*? src=")\/images\//g;
const FILE_LINK = /(<a\b[^>]*? href=")\/files\//g;

/** Pictures and files in rich text come from where covers and lists of files come from. The input is sanitised HTML. */
export function withMediaBases(
  html: string,
  { imageBase, fileBase }: Pick<BrowserEnvironment, 'imageBase' | 'fileBase'>,
): string {
  return html
    .replaceAll(IMAGE_SOURCE, (_, before: string) => before + imageBase)
    .replaceAll(FILE_LINK, (_, before: string) => before + fileBase);
}
