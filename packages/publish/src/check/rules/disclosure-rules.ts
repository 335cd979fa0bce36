import { COLUMNS, INFO_CATEGORIES, LANGUAGES } from '@bank/contract';
import { describeFound } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type ReleaseContent } from '../checked-record.ts';

/** What the bank must disclose is a document of a known category, or the call for it would leave it out. */
export function checkDisclosure(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    for (const article of recordsOf(content, 'article', language)) {
      const { columnId, docKind, attachments } = article.body;
      if (columnId !== COLUMNS.informationDisclosure) continue;
      if (!INFO_CATEGORIES.some((category) => category === docKind)) {
        const expected = words`one of ${INFO_CATEGORIES}`;
        content.report(article, { path: ['docKind'], expected, found: describeFound(docKind) });
      }
      if (attachments.length === 0) {
        const expected = words`the document itself, as a file`;
        content.report(article, { path: ['attachments'], expected, found: words`none` });
      }
    }
  }
}
