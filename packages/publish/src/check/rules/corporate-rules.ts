import { COLUMNS, CORPORATE_COLUMNS, LANGUAGES, MARKET_LINES, WEALTH_DOCUMENT_KINDS } from '@bank/contract';
import { describeFound, quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

/** Columns of services: what stands there without its facts would be in no list. */
const SERVICE_COLUMNS: readonly string[] = [
  COLUMNS.corporateFinance,
  COLUMNS.cashManagement,
  COLUMNS.tradeFinance,
  COLUMNS.interbank,
  COLUMNS.bonds,
  COLUMNS.assetManagement,
  COLUMNS.custody,
];

/** CORP-3 and MKT-1: services and cases name each other, market notices name their line. */
export function checkCorporate(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    const articles = recordsOf(content, 'article', language);
    const byKey = new Map(articles.map((article) => [article.key, article]));
    const broken = new Set(content.broken?.map(({ key }) => key));
    for (const article of articles) {
      checkFacts(content, article);
      checkRelated(content, article, (id) => broken.has(id) || isService(byKey.get(id)));
      checkLine(content, article);
      checkPaper(content, article);
    }
  }
}

function checkFacts(content: ReleaseContent, article: CheckedRecord<'article'>): void {
  const { columnId, service } = article.body;
  if (SERVICE_COLUMNS.includes(columnId) && service === undefined) {
    const expected = words`kind and facts of the service or case`;
    content.report(article, { path: ['service'], expected, found: describeFound(service) });
  }
  if (service === undefined) return;
  if (!CORPORATE_COLUMNS.test(columnId)) {
    const expected = words`a column of companies or financial markets, or no service`;
    content.report(article, { path: ['columnId'], expected, found: quote(columnId) });
  }
  if (service.facts.length === 0) {
    const expected = words`at least one fact, such as the time to an answer`;
    content.report(article, { path: ['service', 'facts'], expected, found: words`none` });
  }
  if (service.kind === 'CASE' && service.related.length === 0) {
    const expected = words`the services that the case used`;
    content.report(article, { path: ['service', 'related'], expected, found: words`none` });
  }
}

const isService = (article: CheckedRecord<'article'> | undefined) =>
  article?.body.service?.kind === 'SERVICE';

function checkRelated(
  content: ReleaseContent,
  article: CheckedRecord<'article'>,
  mayBeService: (id: string) => boolean,
): void {
  for (const [index, id] of (article.body.service?.related ?? []).entries()) {
    if (mayBeService(id) && id !== article.key) continue;
    const expected = words`the key of another service in ${article.language}`;
    content.report(article, { path: ['service', 'related', index], expected, found: quote(id) });
  }
}

function checkLine(content: ReleaseContent, article: CheckedRecord<'article'>): void {
  const { columnId, docKind } = article.body;
  if (columnId !== COLUMNS.marketNotices || MARKET_LINES.some((line) => line === docKind)) return;
  const expected = words`one of ${MARKET_LINES}`;
  content.report(article, { path: ['docKind'], expected, found: describeFound(docKind) });
}

/** WLTH-10: an uploaded paper without product or kind would be shown nowhere. */
function checkPaper(content: ReleaseContent, article: CheckedRecord<'article'>): void {
  const { columnId, docKind, prodCode, attachments } = article.body;
  if (columnId !== COLUMNS.productManuals) return;
  if (prodCode === undefined) {
    const expected = words`the code of the product that the paper is of`;
    content.report(article, { path: ['prodCode'], expected, found: describeFound(prodCode) });
  }
  if (!WEALTH_DOCUMENT_KINDS.some((kind) => kind === docKind)) {
    const expected = words`one of ${WEALTH_DOCUMENT_KINDS}`;
    content.report(article, { path: ['docKind'], expected, found: describeFound(docKind) });
  }
  if (attachments.length === 0) {
    const expected = words`the paper itself, as a file`;
    content.report(article, { path: ['attachments'], expected, found: words`none` });
  }
}
