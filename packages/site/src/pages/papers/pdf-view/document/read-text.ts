import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { plainCharacters } from './plain-characters.ts';

export type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The text of a page as it should be found, selected and read aloud. */
export async function readText(page: PDFPageProxy): Promise<PageText> {
  const text = await page.getTextContent();
  for (const item of text.items) if ('str' in item) item.str = plainCharacters(item.str);
  // A font of Chinese characters alone has one width and counts as monospace, whose digits are far too wide for it.
  for (const style of Object.values(text.styles))
    if (style.fontFamily === 'monospace') style.fontFamily = 'sans-serif';
  return text;
}
