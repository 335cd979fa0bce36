import { LANGUAGES, type Language } from '@bank/contract';
import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

type Page = CheckedRecord<'page'>;

/** Every entry of a menu opens something, and every column has a page that lists it. */
export function checkMenus(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    const pages = recordsOf(content, 'page', language);
    const whole = recordsOf({ ...content, records: withBroken(content) }, 'page', language);
    for (const page of pages) checkEntries(content, page, whole);
    checkColumnPages(content, pages, language);
  }
}

function checkEntries(content: ReleaseContent, page: Page, pages: readonly Page[]): void {
  const { code, path, redirect } = page.body;
  if (path !== undefined || redirect !== undefined) return;
  for (const menu of ['menu', 'left'] as const) {
    const entry = page.body[menu];
    if (entry === undefined || entry.urlType === '0' || (entry.url ?? '') !== '') continue;
    // A heading: what stands below it opens.
    if (pages.some((below) => isBelow(below, code) && has(below, menu))) continue;
    const expected = words`${menu}.url or a path that the entry ${quote(page.body.name)} opens, or entries below it`;
    content.report(page, { path: [menu], expected, found: words`none of them` });
  }
}

/* Of a page with a wrong field, that one may be what makes it an entry. */
const isBelow = ({ body, lost = [] }: Page, code: string) => body.parent === code || lost.includes('parent');
const has = ({ body, lost = [] }: Page, menu: 'menu' | 'left') =>
  body[menu] !== undefined || lost.includes(menu);

function checkColumnPages(content: ReleaseContent, pages: readonly Page[], language: Language): void {
  const byCode = new Map(pages.map((page) => [page.body.code, page]));
  for (const column of recordsOf(content, 'column', language)) {
    const page = byCode.get(column.body.page);
    if (page === undefined || page.body.path !== undefined) continue;
    content.report(column, {
      path: ['page'],
      expected: words`the code of a page in ${language} that has a path, where the column is listed`,
      found: words`${quote(column.body.page)}, a heading without one`,
    });
  }
}
