import { PDF_VIEW_PATHS, type Language } from '@bank/contract';
import type { QueryParameter } from '../../base/page/query-parameters.ts';

/** What the import gives every document as its name; no address, path or scheme has this form (PDF-3). */
const FILE_NAME = /^[0-9a-f]{24}\.pdf$/;

export const fileParameter: QueryParameter = (value) => (FILE_NAME.test(value) ? value : undefined);

/** Address of the viewer for `FileRef.path`; undefined for what the viewer does not show, such as a spreadsheet. */
export function pdfViewAddress(language: Language, path: string): string | undefined {
  return FILE_NAME.test(path) ? `${PDF_VIEW_PATHS[language]}?file=${path}` : undefined;
}
