import { articleAddress, plainText, storySentences, withoutNoteMarks } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import { eachItem, type DocumentReader } from './document-reader.ts';
import { fileDocuments } from './files.ts';
import { headingsIn } from './headings-in.ts';
import { columnTrail } from './trail.ts';

/** Consumer education: texts, what pictures show, what films say. */
export async function* eduItemDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, columns } = reader;
  for await (const { key, body } of eachItem(reader, 'edu-item')) {
    const column = columns.get(body.columnId);
    if (column === undefined) continue;
    const { columnId, title, summary, publishDate, tags, quiz } = body;
    const isLink = body.mediaType === 'LINK' && body.url !== undefined;
    const own: SearchDocument = {
      id: `edu-${language}-${key}`,
      language,
      shownIn: [language],
      docType: 'NEWS',
      kind: 'faq',
      columnId,
      columnName: column.name,
      title,
      tags,
      summary,
      body: [
        plainText(withoutNoteMarks(body.content ?? '')),
        ...storySentences(body),
        body.alt ?? '',
        body.transcript ?? '',
        quiz?.question ?? '',
      ]
        .filter((text) => text !== '')
        .join('\n'),
      ...(!isLink && { headings: headingsIn(body.content ?? '') }),
      trail: columnTrail(reader, columnId),
      codes: [],
      url: isLink ? (body.url ?? '') : articleAddress(column, reader.pages.get(column.page)?.path, key),
      urlType: isLink ? '2' : '1',
      publishDate,
    };
    yield own;
    yield* fileDocuments(reader, body.attachments, { of: own, publishDate });
  }
}
