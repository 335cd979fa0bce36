import { COLUMNS, FUND_TYPE_NAMES, addressIn } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import { eachItem, hasPage, joined, type DocumentReader } from './document-reader.ts';

const PATH = '/personal/second/fundshow';

/** Funds on sale. */
export async function* fundDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, content } = reader;
  const path = addressIn(language, PATH);
  if (!hasPage(reader, path)) return;
  const [companies, profiles, otherNames] = await Promise.all([
    content.list('fund-company', language),
    content.list('fund-profile', language),
    content.list('fund', language === 'CN' ? 'EN' : 'CN'),
  ]);
  const companyNames = new Map(companies.map(({ body }) => [body.companyCode, body.companyName]));
  const profileOf = new Map(profiles.map(({ body }) => [body.fundCode, body]));
  const otherNameOf = new Map(otherNames.map(({ body }) => [body.fundCode, body.fundName]));
  for await (const { body } of eachItem(reader, 'fund')) {
    const { fundCode, fundName, companyCode } = body;
    const profile = profileOf.get(fundCode);
    const type = FUND_TYPE_NAMES[language][body.fundType];
    const company = companyNames.get(companyCode) ?? '';
    yield {
      id: `fund-${language}-${fundCode}`,
      language,
      shownIn: [language],
      docType: 'PRODUCT',
      kind: 'product',
      columnId: COLUMNS.funds,
      columnName: reader.columns.get(COLUMNS.funds)?.name ?? '',
      title: fundName,
      tags: [type, company, profile?.subType ?? '', otherNameOf.get(fundCode) ?? ''].filter(
        (tag) => tag !== '',
      ),
      summary: joined(
        language === 'CN'
          ? [`${type}基金`, `基金代码 ${fundCode}`, company]
          : [`${type} fund`, `fund code ${fundCode}`, company],
        language,
      ),
      body: [profile?.fullName, profile?.strategy, profile?.scopeText]
        .filter((text) => text !== undefined && text !== '')
        .join('\n'),
      codes: [fundCode],
      url: `${path}?${new URLSearchParams({ fundCode })}`,
      urlType: '1',
      publishDate: profile?.setupDate ?? '',
    };
  }
}
