import { plainText } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import { eachItem, type DocumentReader } from './document-reader.ts';

/** Slides that have a text of their own. */
export async function* bannerDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages, today } = reader;
  const page = pages.get('banner-detail');
  if (page?.path === undefined) return;
  for await (const { key, body } of eachItem(reader, 'banner')) {
    if (body.content === undefined) continue;
    if ((body.startDate ?? today) > today || (body.endDate ?? today) < today) continue;
    yield {
      id: `banner-${language}-${key}`,
      language,
      shownIn: [language],
      docType: 'NEWS',
      kind: 'news',
      columnId: '',
      columnName: page.name,
      title: body.title.replace(/\s+/g, ' '),
      tags: [],
      summary: body.subTitle ?? '',
      body: plainText(body.content),
      codes: [],
      url: `${page.path}?${new URLSearchParams({ id: key })}`,
      urlType: '1',
      publishDate: body.startDate ?? '',
    };
  }
}
