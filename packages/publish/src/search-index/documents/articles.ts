import { COLUMNS, articleAddress, plainText, storySentences, withoutNoteMarks } from '@bank/contract';
import type { DocumentKind, SearchDocument } from '@bank/search';
import { eachItem, type DocumentReader } from './document-reader.ts';
import { fileDocuments } from './files.ts';
import { headingsIn } from './headings-in.ts';
import { columnTrail } from './trail.ts';

/** What the bank gives notice of, and what it has to disclose. */
const NOTICES: ReadonlySet<string> = new Set([
  COLUMNS.personalNotices,
  COLUMNS.wealthNotices,
  COLUMNS.fundNotices,
  COLUMNS.cardNotices,
  COLUMNS.companyNotices,
  COLUMNS.marketNotices,
  COLUMNS.fees,
  COLUMNS.notices,
  COLUMNS.recruitment,
  COLUMNS.procurement,
  COLUMNS.periodicReports,
  COLUMNS.governance,
  COLUMNS.shareholderMeetings,
  COLUMNS.dividends,
  COLUMNS.capital,
  COLUMNS.informationDisclosure,
]);
/** Texts that stay as they are: what a visitor looks up rather than reads as news. */
const TEXTS: ReadonlySet<string> = new Set([
  COLUMNS.about,
  COLUMNS.depositInsurance,
  COLUMNS.legal,
  COLUMNS.privacy,
  COLUMNS.accessibility,
  COLUMNS.rights,
  COLUMNS.complaints,
  COLUMNS.instalments,
  COLUMNS.productManuals,
]);
const LAWS: ReadonlySet<string> = new Set([COLUMNS.consumerLaws, COLUMNS.fundLaws]);
const TEACHING: ReadonlySet<string> = new Set([COLUMNS.fundStudy, COLUMNS.riskCases, COLUMNS.knowledge]);

function kindOf(columnId: string): DocumentKind {
  if (NOTICES.has(columnId)) return 'notice';
  if (TEXTS.has(columnId) || LAWS.has(columnId)) return 'page';
  return TEACHING.has(columnId) ? 'faq' : 'news';
}
function typeOf(columnId: string): SearchDocument['docType'] {
  if (NOTICES.has(columnId)) return 'NOTICE';
  return TEXTS.has(columnId) ? 'PRODUCT' : 'NEWS';
}

function isPage({ pages }: DocumentReader, url: string): boolean {
  return [...pages.values()].some(({ path }) => path === url);
}

/** Articles of every column, and the files that they carry. */
export async function* articleDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, columns } = reader;
  for await (const { key, body } of eachItem(reader, 'article')) {
    const column = columns.get(body.columnId);
    if (column === undefined) continue;
    const { columnId, title, summary, publishDate, tags } = body;
    const own: SearchDocument = {
      id: `article-${language}-${key}`,
      language,
      shownIn: [language],
      // What the bank does for companies and institutions is written as articles that state its facts.
      docType: body.service === undefined ? typeOf(columnId) : 'PRODUCT',
      kind: body.service === undefined ? kindOf(columnId) : 'page',
      columnId,
      columnName: column.name,
      title,
      tags,
      summary,
      body: [
        plainText(withoutNoteMarks(body.content)),
        ...storySentences(body),
        ...(body.rules ?? []),
        ...(body.area ?? []),
      ].join('\n'),
      headings: headingsIn(body.content),
      trail: columnTrail(reader, columnId),
      codes: [body.docNo, body.prodCode].filter((code) => code !== undefined),
      url: articleAddress(column, reader.pages.get(column.page)?.path, key),
      urlType: '1',
      publishDate,
    };
    // An article that is a page itself is found as that page.
    if (!isPage(reader, own.url)) yield own;
    yield* fileDocuments(reader, body.attachments, { of: own, publishDate });
  }
}
