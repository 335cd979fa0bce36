import type * as pdfLibrary from './pdf-library.ts';

export type PdfLibrary = typeof pdfLibrary;

/** Both parts are fetched together, and only once a document is opened. */
export async function loadLibrary() {
  const [library, startPdfWorker] = await Promise.all([import('./pdf-library.ts'), loadWorker()]);
  return { library, startPdfWorker };
}

async function loadWorker() {
  const { startPdfWorker, workerArrives } = await import('./trusted-worker.ts');
  await workerArrives();
  return startPdfWorker;
}
