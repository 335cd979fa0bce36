import { COLUMNS, addressIn } from '@bank/contract';
import { riskLevels as englishRisks } from '@bank/contract/names/en/risk-levels';
import { wealthTypes as englishTypes } from '@bank/contract/names/en/wealth-types';
import { riskLevels as chineseRisks } from '@bank/contract/names/zh-cn/risk-levels';
import { wealthTypes as chineseTypes } from '@bank/contract/names/zh-cn/wealth-types';
import type { SearchDocument } from '@bank/search';
import { eachItem, hasPage, joined, type DocumentReader } from './document-reader.ts';
import { fileDocuments } from './files.ts';

const PATHS = { PERSONAL: '/personal/lcmx', COMPANY: '/company/lcmx' } as const;
const NAMES = {
  CN: { types: chineseTypes, risks: chineseRisks },
  EN: { types: englishTypes, risks: englishRisks },
} as const;

/** Registered wealth products (WLTH-6) with their papers. */
export async function* wealthDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language } = reader;
  for await (const { body } of eachItem(reader, 'wealth-product')) {
    const { prodCode, prodName, prodNameEn, organName, customerType } = body;
    const path = addressIn(language, customerType === 'CORP' ? PATHS.COMPANY : PATHS.PERSONAL);
    if (body.registerCode === '' || !hasPage(reader, path)) continue;
    const page = [...reader.pages.values()].find((one) => one.path === path);
    const { types, risks } = NAMES[language];
    const type = types[body.wealthType];
    const risk = `${body.riskLevel} ${risks[body.riskLevel]}`;
    const own: SearchDocument = {
      id: `wealth-${language}-${prodCode}`,
      language,
      shownIn: [language],
      docType: 'PRODUCT',
      kind: 'product',
      columnId: COLUMNS.wealth,
      columnName: page?.name ?? '',
      title: prodName,
      tags: [shortName(prodName), prodNameEn ?? '', organName, type, risk].filter((tag) => tag !== ''),
      summary: joined([type, risk, body.dealingText, organName], language),
      body: [body.redeemText ?? '', body.scope ?? ''].filter((text) => text !== '').join('\n'),
      codes: [prodCode, body.registerCode],
      url: `${path}?${new URLSearchParams({ prodCode })}`,
      urlType: '1',
      publishDate: body.raiseStart ?? body.valueDate ?? '',
    };
    yield own;
    const papers = body.documents.filter(({ docKind }) => docKind !== undefined);
    for (const paper of papers) {
      yield* fileDocuments(reader, [paper], { of: own, publishDate: paper.publishDate ?? own.publishDate });
    }
  }
}

/** What a product is called without its family: 公曜·周周盈 → 周周盈. */
function shortName(prodName: string): string {
  return prodName.split('·')[1]?.trim() ?? '';
}
