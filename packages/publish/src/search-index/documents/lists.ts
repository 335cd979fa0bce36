import type { SearchDocument } from '@bank/search';
import type { DocumentReader } from './document-reader.ts';
import { isMadeOfRecords, listText } from './page-texts.ts';

const MOST_TITLES = 4;

/** Lists that the menus lead to, where one page lists several columns: 科创金融, 投诉渠道. The summary names what is new in them. */
export async function* listDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages, columns, menuNames, menuTrails, content } = reader;
  const pageAt = new Map([...pages.values()].map((page) => [page.path, page]));
  for (const [url, names] of menuNames) {
    const [path = '', query = ''] = url.split('?');
    const columnId = new URLSearchParams(query).get('column') ?? '';
    const page = pageAt.get(path);
    const column = columns.get(columnId);
    if (page === undefined || column === undefined || query !== `column=${columnId}`) continue;
    // A page of tables shows them all at once.
    if (column.name === page.name || isMadeOfRecords(page)) continue;
    const text = await listText(columnId, reader);
    const newest = await content.list('article', language, { section: columnId, limit: MOST_TITLES });
    yield {
      id: `list-${language}-${columnId}`,
      language,
      shownIn: [language],
      docType: 'PRODUCT',
      kind: 'page',
      columnId,
      columnName: pages.get(page.parent ?? '')?.name ?? page.name,
      title: column.name,
      tags: names.filter((name) => name !== column.name),
      summary: newest.map(({ body }) => body.title).join(language === 'CN' ? '；' : '; ') || (text[0] ?? ''),
      body: text.join('\n'),
      trail: menuTrails.get(url) ?? [],
      codes: [],
      url,
      urlType: '1',
      publishDate: '',
    };
  }
}
