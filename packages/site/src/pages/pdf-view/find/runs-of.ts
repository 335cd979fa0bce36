import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRun } from './fold-text.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The runs of a page in the order in which pdf.js also makes the elements of its text layer. */
export function runsOf({ items }: TextContent): TextRun[] {
  return items.filter((item) => 'str' in item);
}
