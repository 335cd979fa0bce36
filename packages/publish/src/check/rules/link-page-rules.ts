import { LANGUAGES, type Language } from '@bank/contract';
import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type ReleaseContent } from '../checked-record.ts';

const COMPONENT = 'link-details';
/** The page that shows each text by the id in its address. */
const BY_ID = 'link-details';

/** A text with a page of its own and that page name each other: the page shows the text that has its code. */
export function checkLinkPages(content: ReleaseContent): void {
  if (content.scope !== 'site') return;
  for (const language of LANGUAGES) {
    const own = recordsOf(content, 'page', language).filter(
      ({ body }) => body.component === COMPONENT && body.code !== BY_ID,
    );
    const texts = recordsOf(content, 'link-page', language);
    for (const page of own) {
      if (mayBeBroken(content, 'link-page', language, ['id', page.body.code])) continue;
      const text = texts.find(({ body }) => body.id === page.body.code);
      if (text !== undefined && text.body.url === page.body.path) continue;
      const expected = words`a text of link-pages/ in ${language} with the id ${quote(page.body.code)} and the url ${quote(page.body.path ?? '')}`;
      const found = text === undefined ? words`no such text` : words`the url ${quote(text.body.url ?? '')}`;
      content.report(page, { path: ['component'], expected, found });
    }
    for (const text of texts) {
      const { id, url } = text.body;
      if (
        url === undefined ||
        mayBeBroken(content, 'page', language, ['code', id]) ||
        own.some(({ body }) => body.code === id && body.path === url)
      )
        continue;
      const expected = words`the path of a page with the code ${quote(id)} and the component ${COMPONENT}`;
      content.report(text, { path: ['url'], expected, found: quote(url) });
    }
  }
}

/** Whether its counterpart is there with a field that is wrong: that one is told, and mended first. */
function mayBeBroken(
  { broken = [] }: ReleaseContent,
  type: 'page' | 'link-page',
  language: Language,
  [field, name]: readonly [field: string, name: string],
): boolean {
  const ofType = broken.filter((record) => record.type === type && record.language === language);
  return ofType.some(
    ({ body, lost = [] }) => lost.includes(field) || (body as Record<string, unknown>)[field] === name,
  );
}
