import type { Language } from '@bank/contract';
import type { QueryParameter } from '../../routing/query-parameters.ts';

/** What the import gives every document as its name; no address, path or scheme has this form (PDF-3). */
const FILE_NAME = /^[0-9a-f]{24}\.pdf$/;

const VIEWER_PATHS = { CN: '/pdfView', EN: '/en/pdfView' } as const satisfies Record<Language, string>;

export const fileParameter: QueryParameter = (value) => (FILE_NAME.test(value) ? value : undefined);

/** Address of the viewer for `FileRef.path`; undefined for what the viewer does not show, such as a spreadsheet. */
export function pdfViewAddress(language: Language, path: string): string | undefined {
  return FILE_NAME.test(path) ? `${VIEWER_PATHS[language]}?file=${path}` : undefined;
}
