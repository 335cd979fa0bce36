import { COLUMNS } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import { eachItem, type DocumentReader } from './document-reader.ts';
import { fileDocuments } from './files.ts';

/** Announcements to the exchange and periodic reports: each is its document. */
export async function* announcementDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const columnName = reader.columns.get(COLUMNS.announcements)?.name ?? '';
  for await (const { body } of eachItem(reader, 'announcement')) {
    const { title, number, publishDate, file, announceType, reportYear } = body;
    const of = { title, columnId: COLUMNS.announcements, columnName };
    for (const document of fileDocuments(reader, [file], { of, publishDate })) {
      yield {
        ...document,
        title,
        tags: reportYear === undefined ? [] : [reportYear],
        codes: number === undefined ? [] : [number],
        // The reports stand on their own; the rest of the list is notices.
        kind: REPORTS.has(announceType) ? 'file' : 'notice',
      };
    }
  }
}

const REPORTS: ReadonlySet<string> = new Set(['01', '02', '03', '04']);
