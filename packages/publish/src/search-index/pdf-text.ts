import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readableText, type TextRun } from './readable-text.ts';

/** An annual report has 300 pages and says on the first hundred what it is about. */
const MOST_PAGES = 100;
const MOST_CHARACTERS = 60_000;

const PDFJS = dirname(
  dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))),
);

/** The words of a PDF, a paragraph a line; '' for one that holds pictures only or cannot be read. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    // It takes the bytes for itself.
    data: Uint8Array.from(bytes),
    cMapUrl: `${join(PDFJS, 'cmaps')}/`,
    standardFontDataUrl: `${join(PDFJS, 'standard_fonts')}/`,
    disableFontFace: true,
    useWasm: false,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    const runs: TextRun[] = [];
    let length = 0;
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      const page = await document.getPage(number);
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item)) continue;
        runs.push({ text: item.str, endsLine: item.hasEOL });
        length += item.str.length;
      }
      runs.push({ text: '', endsLine: true });
      page.cleanup();
      if (length >= MOST_CHARACTERS) break;
    }
    return readableText(runs).slice(0, MOST_CHARACTERS);
  } catch {
    // A damaged or locked file is found by its name.
    return '';
  } finally {
    await loading.destroy();
  }
}
