import { COLUMNS } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import { eachItem, type DocumentReader } from './document-reader.ts';
import { fileDocuments } from './files.ts';

/** Prices in force: of the lines of an item the newest that has begun; and the printed editions of the list. */
export async function* feeDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages, content, today } = reader;
  const page = pages.get('fees');
  if (page?.path === undefined) return;
  const ofFee = new Map<string, SearchDocument>();
  for await (const { body } of eachItem(reader, 'fee')) {
    const { feeCode, itemName, effectiveDate, endDate } = body;
    if (effectiveDate > today || (endDate !== undefined && endDate < today)) continue;
    const known = ofFee.get(feeCode);
    if (known !== undefined && known.publishDate >= effectiveDate) continue;
    ofFee.set(feeCode, {
      id: `fee-${language}-${feeCode}`,
      language,
      shownIn: [language],
      docType: 'PRODUCT',
      kind: 'fee',
      columnId: COLUMNS.fees,
      columnName: page.name,
      title: itemName,
      tags: [page.name],
      summary: [body.priceText, body.discountText ?? '']
        .filter((text) => text !== '')
        .join(language === 'CN' ? '；' : '; '),
      body: [body.serviceContent, body.scope].join('\n'),
      codes: [feeCode],
      url: `${page.path}?${new URLSearchParams({ keyword: feeCode })}`,
      urlType: '1',
      publishDate: effectiveDate,
    });
  }
  yield* ofFee.values();
  const list = { title: page.name, columnId: COLUMNS.fees, columnName: page.name };
  for (const { body } of await content.list('fee-version', language)) {
    if (body.file === undefined) continue;
    yield* fileDocuments(reader, [body.file], { of: list, publishDate: body.effectiveDate });
  }
}
