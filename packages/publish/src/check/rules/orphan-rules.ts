import { LANGUAGES, type Language } from '@bank/contract';
import { recordsOf, withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';
import { linksIn } from '../links-in.ts';
import { words } from '../../base/words.ts';

/** Pages that the frame of the site and the buttons of other pages lead to, whatever the records say, by their components. */
export const LED_TO_BY_THE_SITE: ReadonlySet<string> = new Set(
  (
    'search pdf-view welcome not-found site-map feedback glossary link-details banner-detail fund-compare fund-methods ' +
    'wealth-compare fund-detail wealth-detail card-detail merchant-detail event-detail consumer-detail special-detail'
  ).split(' '),
);

/** Where the records of a release lead. Fed batch by batch, since a page may be linked by any text. */
export class Leads {
  readonly #paths = new Set<string>();

  add(content: ReleaseContent): void {
    for (const record of withBroken(content)) {
      for (const { url } of linksIn(record)) {
        const [path = ''] = url.trim().split(/[?#]/);
        this.#paths.add(nameIn(record.language, path));
      }
    }
  }

  has(language: Language, path: string): boolean {
    return this.#paths.has(nameIn(language, path));
  }
}

const nameIn = (language: Language, path: string) => `${language} ${path}`;

/** Pages that no menu, column, list or text leads to. To be looked at: an advertisement may name the address. */
export function checkOrphans(content: ReleaseContent, leads: Leads): void {
  // One with a wrong field may be the one that leads there.
  if (content.scope !== 'site' || content.broken?.some(({ type }) => type === 'page')) return;
  for (const language of LANGUAGES) {
    const pages = recordsOf(content, 'page', language);
    const listed = new Set(recordsOf(content, 'column', language).map(({ body }) => body.page));
    const parents = new Set(pages.map(({ body }) => body.parent));
    for (const page of pages) {
      const { code, path } = page.body;
      if (path === undefined || isInMenu(page) || listed.has(code) || parents.has(code)) continue;
      if (leads.has(language, path) || LED_TO_BY_THE_SITE.has(page.body.component)) continue;
      const expected = words`a menu, column, list or text in ${language} that leads to ${path}`;
      content.warn(page, { rule: 'orphans', path: ['path'], expected, found: words`none` });
    }
  }
}

function isInMenu({ body: { menu, left, hidden } }: CheckedRecord<'page'>): boolean {
  return menu !== undefined || left !== undefined || hidden;
}
