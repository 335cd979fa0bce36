import type { SearchDocument } from '@bank/search';
import { eachItem, type DocumentReader } from './document-reader.ts';

/** Branches and machines; city and district are tags, so that 北京 支行 finds those in Beijing first. */
export async function* branchDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages } = reader;
  const page = pages.get('branch-map');
  if (page?.path === undefined) return;
  for await (const { key, body } of eachItem(reader, 'branch')) {
    const { name, nameEn, province, city, district, address, addressEn, phone, cityCode } = body;
    const isChinese = language === 'CN';
    yield {
      id: `branch-${language}-${key}`,
      language,
      shownIn: [language],
      docType: 'BRANCH',
      kind: 'branch',
      columnId: '',
      columnName: page.name,
      title: isChinese ? name : nameEn,
      tags: [...new Set([city, district, province, isChinese ? nameEn : name])].filter((tag) => tag !== ''),
      summary: [isChinese ? address : addressEn, phone]
        .filter((part) => part !== '')
        .join(isChinese ? '，' : ', '),
      body: body.notice ?? '',
      codes: phone === '' ? [] : [phone],
      url: `${page.path}?${new URLSearchParams({ id: key })}`,
      urlType: '1',
      publishDate: '',
      city: cityCode,
    };
  }
}
