import {
  firstLine,
  plainText,
  serviceGuideSentences,
  storySentences,
  withoutNoteMarks,
} from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import { eachItem, type DocumentReader } from './document-reader.ts';
import { headingsIn } from './headings-in.ts';

/** Short service texts that menus and the footer lead to. */
export async function* linkPageDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages, menuNames, menuTrails } = reader;
  const page = pages.get('link-details');
  if (page?.path === undefined) return;
  for await (const { key, body } of eachItem(reader, 'link-page')) {
    const text = [
      plainText(withoutNoteMarks(body.content)),
      ...serviceGuideSentences(body),
      ...storySentences(body),
    ].join('\n');
    const url = body.url ?? `${page.path}?${new URLSearchParams({ id: body.id })}`;
    yield {
      id: `link-page-${language}-${key}`,
      language,
      shownIn: [language],
      docType: 'PRODUCT',
      kind: 'page',
      columnId: '',
      columnName: page.name,
      title: body.name,
      tags: (menuNames.get(url) ?? []).filter((name) => name !== body.name),
      summary: body.answer ?? firstLine(body.content),
      body: text,
      headings: headingsIn(body.content),
      trail: menuTrails.get(url) ?? [],
      codes: [],
      url,
      urlType: '1',
      publishDate: body.updateTime.slice(0, 10),
    };
  }
}
