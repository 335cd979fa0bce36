import { COLUMNS } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import { eachItem, type DocumentReader } from './document-reader.ts';

const DETAIL = '/creditcard/second/detail';

/** Credit cards with what they give and ask. Their pages are in Chinese only. */
export async function* creditCardDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages } = reader;
  const page = pages.get('card-list');
  if (page?.path === undefined) return;
  for await (const { key, body } of eachItem(reader, 'credit-card')) {
    yield {
      id: `card-${language}-${key}`,
      language,
      shownIn: [language],
      docType: 'PRODUCT',
      kind: 'product',
      columnId: COLUMNS.cards,
      columnName: page.name,
      title: body.cardName,
      tags: [page.name],
      summary: body.summary,
      body: [
        ...body.benefits.flatMap(({ title, text }) => [title, text]),
        body.waiverRule,
        body.pointsText,
        body.eligibility,
        ...body.terms,
      ].join('\n'),
      codes: [],
      url: `${DETAIL}?${new URLSearchParams({ column: COLUMNS.cards, id: key })}`,
      urlType: '1',
      publishDate: '',
    };
  }
}
