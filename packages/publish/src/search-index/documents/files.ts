import { PDF_VIEW_PATHS, type FileRef } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import type { DocumentReader } from './document-reader.ts';

/** The stored name of a PDF, without `.pdf`. */
const STORED_PDF = /^([0-9a-f]{24})\.pdf$/;

interface FileContext {
  /** The page or record that carries the files. */
  of: Pick<SearchDocument, 'title' | 'columnId' | 'columnName'>;
  publishDate: string;
}

/** A document for each PDF that can be read on the site; other files are found by the page that carries them. */
export function* fileDocuments(
  reader: DocumentReader,
  files: readonly FileRef[],
  { of, publishDate }: FileContext,
): Iterable<SearchDocument> {
  const { language } = reader;
  for (const file of files) {
    const [, name] = STORED_PDF.exec(file.path) ?? [];
    if (name === undefined) continue;
    yield {
      // The same paper of many products is one document: `onlyOnce` keeps the first.
      id: `file-${language}-${name}`,
      language,
      shownIn: [language],
      docType: 'FILE',
      kind: 'file',
      columnId: of.columnId,
      columnName: of.columnName,
      title: file.name,
      tags: of.title === file.name ? [] : [of.title],
      summary: '',
      body: reader.textOf(file),
      codes: [],
      url: `${PDF_VIEW_PATHS[language]}?file=${file.path}`,
      urlType: '1',
      publishDate,
      fileExt: file.ext,
      fileSize: file.size,
    };
  }
}
