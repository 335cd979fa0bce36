import { COLUMNS } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import { eachItem, type DocumentReader } from './document-reader.ts';

/** Offers of merchants to card holders, while they last. */
export async function* merchantDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages, today } = reader;
  const page = pages.get('merchant-detail');
  if (page?.path === undefined) return;
  for await (const { key, body } of eachItem(reader, 'merchant')) {
    const { name, offer, city = '', district = '', address = '', phone = '' } = body;
    if (body.endDate < today) continue;
    yield {
      id: `merchant-${language}-${key}`,
      language,
      shownIn: [language],
      docType: 'PRODUCT',
      kind: 'page',
      columnId: COLUMNS.merchants,
      columnName: page.name,
      title: name,
      tags: [city, district].filter((tag) => tag !== ''),
      summary: [offer, address].filter((part) => part !== '').join('，'),
      body: [body.times, body.cards, ...body.terms].join('\n'),
      codes: phone === '' ? [] : [phone],
      url: `${page.path}?${new URLSearchParams({ id: key })}`,
      urlType: '1',
      publishDate: body.startDate,
    };
  }
}
