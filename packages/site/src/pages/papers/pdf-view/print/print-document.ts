import { drawPage, freeCanvas } from '../sheets/draw-page.ts';
import type { OpenDocument } from '../document/open-document.ts';
import styles from './print.module.css';

/** Each page waits in memory as a picture until the dialogue is closed. */
export const PRINT_PAGES_MOST = 100;
/** What an office printer shows of a page; finer pictures only make the dialogue wait. */
const PRINT_DPI = 150;
const CSS_DPI = 96;

interface PrintingOptions {
  onPage: (page: number) => void;
  signal: AbortSignal;
}

/** Draws every page for paper, opens the browser's print dialogue on them, and clears them away after it. */
export async function printDocument(
  document_: OpenDocument,
  { onPage, signal }: PrintingOptions,
): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = styles['sheets'] ?? '';
  for (let number = 1; number <= document_.total; number += 1) {
    onPage(number);
    const picture = await pictureOf(document_, number, signal);
    if (picture === undefined) return;
    sheets.append(picture);
  }
  document.body.append(sheets);
  document.documentElement.dataset['pdfPrint'] = '';
  const paper = new CSSStyleSheet();
  paper.replaceSync(paperRule(document_));
  document.adoptedStyleSheets.push(paper);
  addEventListener(
    'afterprint',
    () => {
      sheets.remove();
      delete document.documentElement.dataset['pdfPrint'];
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
    },
    { once: true },
  );
  window.print();
}

async function pictureOf({ pdf }: OpenDocument, number: number, signal: AbortSignal) {
  const page = await pdf.getPage(number);
  const canvas = await drawPage(
    page,
    { scale: PRINT_DPI / CSS_DPI, rotation: 0, density: 1, intent: 'print' },
    signal,
  );
  if (canvas === undefined) return undefined;
  const picture = document.createElement('img');
  picture.alt = '';
  // The security policy allows pictures of our own addresses and data: ones, not blob: ones.
  picture.src = canvas.toDataURL();
  freeCanvas(canvas);
  await picture.decode();
  const sheet = document.createElement('div');
  sheet.append(picture);
  return sheet;
}

/** The paper has the form of the document's first page; the page of the site would leave margins. */
function paperRule({ firstSize: { width, height } }: OpenDocument): string {
  return `@page { size: ${width}px ${height}px; margin: 0 }`;
}
