import type { RecordBody } from '@bank/contract/schemas';
import type { SearchDocument } from '@bank/search';
import type { DocumentReader } from './document-reader.ts';
import { pageText } from './page-texts.ts';
import { pageTrail } from './trail.ts';

/** A page that shows one thing by its id says nothing by itself; products are list and page in one. */
const SHOWS_ONE_THING = /-details?$/;
const LISTS_AND_SHOWS = 'wealth-detail';

/** Pages of the menu: lists, tables, forms and homes of sections. */
export async function* menuPageDocuments(reader: DocumentReader): AsyncIterable<SearchDocument> {
  const { language, pages, menuNames } = reader;
  for (const page of pages.values()) {
    const { code, path, component, columnId = '' } = page;
    if (path === undefined || page.hidden || page.redirect !== undefined) continue;
    if (SHOWS_ONE_THING.test(component) && component !== LISTS_AND_SHOWS) continue;
    const text = await pageText(page, reader);
    const menuSummary = page.menu?.summary ?? '';
    const names = [page.title, page.banner?.title ?? '', ...(menuNames.get(path) ?? [])];
    yield {
      id: `page-${language}-${code}`,
      language,
      shownIn: [language],
      docType: 'PRODUCT',
      kind: 'page',
      columnId,
      columnName: sectionOf(page, pages),
      title: page.name,
      tags: [...new Set([...names, ...(await wordsOf(page, reader))])].filter(
        (name) => name !== '' && name !== page.name,
      ),
      summary: page.description ?? (menuSummary === '' ? (text[0] ?? '') : menuSummary),
      body: [page.description === undefined ? '' : menuSummary, ...text].join('\n').trim(),
      trail: pageTrail(reader, page.parent),
      codes: [],
      url: path,
      urlType: '1',
      publishDate: '',
    };
  }
}

/** The name of the topmost page above it; its own where there is none. */
function sectionOf(page: RecordBody<'page'>, pages: DocumentReader['pages']): string {
  let top = page;
  for (let above = pages.get(page.parent ?? ''); above !== undefined; above = pages.get(above.parent ?? '')) {
    top = above;
  }
  return top.name;
}

/** What a table holds that visitors search for by name. */
async function wordsOf({ component }: RecordBody<'page'>, { content, language }: DocumentReader) {
  if (component === 'fx-rates') {
    return (await content.list('fx-rate', language)).map(({ body }) => body.currencyName);
  }
  if (component === 'deposit-loan-rates') {
    return (await content.list('loan-rate', language)).map(({ body }) => body.termName);
  }
  return [];
}
