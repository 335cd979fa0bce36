import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withinChunkTimeout } from '../../../../base/state/chunk-timeout.ts';
import { DocumentUnopened, reasonOf } from './document-unopened.ts';
import type { PdfLibrary } from './load-library.ts';
import { loadLibrary } from './load-library.ts';
import { assetFactory, assetFolder } from './viewer-assets.ts';

export interface OpenDocument {
  readonly pdf: PDFDocumentProxy;
  readonly library: PdfLibrary;
  /** Number of pages. */
  readonly total: number;
  /** As the author wrote it into the file; often empty. */
  readonly title: string;
  /** The first page at 100 %, in CSS px; stands in for pages that have not been read yet. */
  readonly firstSize: PageSize;
  close(): void;
}

/** At 100 % and upright, in CSS px. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

interface OpeningOptions {
  /** 0 to 100; undefined while the file's size is unknown. */
  onProgress: (percent: number | undefined) => void;
  signal: AbortSignal;
}

/** A PDF point is 1/72 inch, a CSS px 1/96. */
export const PX_PER_POINT = 96 / 72;

// 64 million pixels: a damaged or hostile file must not take the whole memory with one picture.
const LARGEST_IMAGE_PIXELS = 2 ** 26;
const ERRORS_ONLY = 0;

/** Reads a PDF in a worker. Rejects with {@link DocumentUnopened}. */
export async function openDocument(
  url: string,
  { onProgress, signal }: OpeningOptions,
): Promise<OpenDocument> {
  const { library, startPdfWorker } = await withinChunkTimeout('The PDF library', loadLibrary).catch(
    (cause) => {
      throw new DocumentUnopened('viewer', { cause });
    },
  );
  signal.throwIfAborted();
  const thread = startPdfWorker();
  const worker = library.PDFWorker.create({ port: thread, verbosity: ERRORS_ONLY });
  const task = library.getDocument({
    url,
    worker,
    verbosity: ERRORS_ONLY,
    // Once pdf.js 6.5 asks for ranges, some documents stay closed for ever although every byte has come.
    disableRange: true,
    maxImageSize: LARGEST_IMAGE_PIXELS,
    BinaryDataFactory: assetFactory(library.version),
    wasmUrl: assetFolder(library.version, 'wasmUrl'),
    // The security policy allows no WebAssembly; the decoders also come as plain script.
    useWasm: false,
  });
  const close = () => {
    task.destroy().catch(() => undefined);
    worker.destroy();
    thread.terminate();
  };
  signal.addEventListener('abort', close, { once: true });
  task.onProgress = ({ percent }: { percent: number }) =>
    onProgress(Number.isNaN(percent) ? undefined : Math.min(100, percent));
  try {
    const pdf = await Promise.race([task.promise, brokenThread(thread)]);
    const [first, metadata] = await Promise.all([pdf.getPage(1), pdf.getMetadata()]);
    const { width, height } = first.getViewport({ scale: PX_PER_POINT });
    return {
      pdf,
      library,
      total: pdf.numPages,
      title: titleOf(metadata.info),
      firstSize: { width, height },
      close,
    };
  } catch (error) {
    close();
    throw new DocumentUnopened(reasonOf(error), { cause: error });
  }
}

/** Without this, a worker that cannot be fetched would leave the visitor waiting for ever. */
function brokenThread(thread: Worker): Promise<never> {
  return new Promise((_, reject) => {
    thread.addEventListener('error', () => reject(new DocumentUnopened('viewer')), { once: true });
  });
}

function titleOf(info: object): string {
  const title: unknown = 'Title' in info ? info.Title : undefined;
  return typeof title === 'string' ? title.trim() : '';
}
