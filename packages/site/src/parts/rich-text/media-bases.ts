import type { BrowserEnvironment } from '../../base/render-contract.ts';

// What publishing writes before the path of a picture and of a file.
const IMAGE_SOURCE = /(<img\b[^>]*? src=")\/images\//g;
const CHOICES = /(<(?:img|source)\b[^>]*? )srcset="([^"]*)"/g;
const FILE_LINK = /(<a\b[^>]*? href=")\/files\//g;

/** How wide a text is: 46 em of its letters, and on phones the window but for its margins. */
const TEXT_SIZES = '(max-width: 767.98px) calc(100vw - 40px), 782px';

/** Pictures and files in rich text come from where covers and lists of files come from. The input is sanitised HTML. */
export function withMediaBases(
  html: string,
  { imageBase, fileBase }: Pick<BrowserEnvironment, 'imageBase' | 'fileBase'>,
): string {
  return html
    .replaceAll(IMAGE_SOURCE, (_, before: string) => before + imageBase)
    .replaceAll(CHOICES, (_, before: string, choices: string) => {
      const here = choices.replaceAll('/images/', () => imageBase);
      return `${before}sizes="${TEXT_SIZES}" srcset="${here}"`;
    })
    .replaceAll(FILE_LINK, (_, before: string) => before + fileBase);
}
