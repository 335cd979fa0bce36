import { COLUMNS } from '@bank/contract';
import { merchantTypes as english } from '@bank/contract/names/en/merchant-types';
import { merchantTypes as chinese } from '@bank/contract/names/zh-cn/merchant-types';
import type { SearchDocument } from '@bank/search';
import { eachItem, joined, type DocumentReader } from './document-reader.ts';
import { columnTrail } from './trail.ts';

const MERCHANT_TYPES = { CN: chinese, EN: english } as const;

/** Credit cards and the merchants whose offers are not over. */
export async function* cardDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  yield* cards(reader);
  yield* merchants(reader);
}

async function* cards(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages, columns } = reader;
  const path = pages.get('card-detail')?.path;
  if (path === undefined) return;
  for await (const { key, body } of eachItem(reader, 'credit-card')) {
    const { cardName, summary, waiverRule, pointsText, eligibility, benefits, terms } = body;
    yield {
      ...productIn(language),
      id: `card-${language}-${key}`,
      columnId: COLUMNS.cards,
      columnName: columns.get(COLUMNS.cards)?.name ?? '',
      title: cardName,
      tags: benefits.map(({ title }) => title),
      summary: language === 'CN' ? summary + waiverRule : `${summary} ${waiverRule}`,
      body: [...benefits.map(({ text }) => text), pointsText, eligibility, ...terms].join('\n'),
      trail: columnTrail(reader, COLUMNS.cards),
      url: `${path}?${new URLSearchParams({ column: COLUMNS.cards, id: key })}`,
    };
  }
}

async function* merchants(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages, columns, today } = reader;
  const path = pages.get('merchant-detail')?.path;
  if (path === undefined) return;
  for await (const { key, body } of eachItem(reader, 'merchant')) {
    const { name, merchantType, offer, city = '', district = '', address = '', times, terms, endDate } = body;
    if (endDate < today) continue;
    yield {
      ...productIn(language),
      id: `merchant-${language}-${key}`,
      columnId: COLUMNS.merchants,
      columnName: columns.get(COLUMNS.merchants)?.name ?? '',
      title: name,
      tags: [MERCHANT_TYPES[language][merchantType], city, district].filter((tag) => tag !== ''),
      summary: joined([offer, times, address], language),
      body: terms.join('\n'),
      trail: columnTrail(reader, COLUMNS.merchants),
      url: `${path}?${new URLSearchParams({ id: key })}`,
    };
  }
}

function productIn(language: DocumentReader['language']) {
  return {
    language,
    shownIn: [language],
    docType: 'PRODUCT',
    kind: 'product',
    codes: [],
    urlType: '1',
    publishDate: '',
  } as const;
}
