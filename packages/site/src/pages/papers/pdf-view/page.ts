import { definePage } from '../../../base/page/page-module.ts';
import { PdfViewPage } from './PdfViewPage.tsx';
import { fileParameter } from '../../../parts/links/pdf-address.ts';

/**
 * /pdfView and its English twin. An address without a file of ours is an ordinary answer with a message, because
 * the page itself exists (S2-pdf); a viewer is never worth a search engine's visit.
 */
export const page = definePage({
  parameters: { file: fileParameter },
  load: () => Promise.resolve(null),
  head: () => ({ noindex: true }),
  Page: PdfViewPage,
});
