import type * as pdfLibrary from './pdf-library.ts';

export type PdfLibrary = typeof pdfLibrary;

/** Both parts are fetched together, and only once a document is opened. */
export async function loadLibrary() {
  const [library, { startPdfWorker }] = await Promise.all([
    import('./pdf-library.ts'),
    import('./trusted-worker.ts'),
  ]);
  return { library, startPdfWorker };
}
