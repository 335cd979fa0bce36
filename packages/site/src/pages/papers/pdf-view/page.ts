import { otherLanguage, paperInLanguages, type PaperInLanguages } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { PdfViewPage } from './PdfViewPage.tsx';
import { paperName } from './paper-name.ts';
import { fileParameter, pdfViewAddress } from '../../../parts/links/pdf-address.ts';

/**
 * /pdfView and its English twin. An address without a file of ours is an ordinary answer with a message, because
 * the page itself exists (S2-pdf); a viewer is never worth a search engine's visit.
 */
export const page = definePage<PaperInLanguages>({
  parameters: { file: fileParameter },
  load: ({ client, query: { file }, signal }) =>
    file === undefined ? Promise.resolve({}) : client.call(paperInLanguages, { path: file }, signal),
  head: (paper, { language, query: { file } }) => {
    const title = file === undefined ? undefined : paperName(paper, file, language);
    const other = otherLanguage(language);
    const path = paper[other]?.path;
    // Without a file of its own the other language shows this one, and says so.
    const twin = path === undefined ? undefined : pdfViewAddress(other, path);
    return { noindex: true, ...(title !== undefined && { title }), ...(twin !== undefined && { twin }) };
  },
  Page: PdfViewPage,
});
