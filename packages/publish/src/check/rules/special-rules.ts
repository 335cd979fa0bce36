import { COLUMNS, LANGUAGES, type Language } from '@bank/contract';
import { describeFound, quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

type ArticleRecord = CheckedRecord<'article'>;

const INDUSTRIES: ReadonlySet<string> = new Set([
  COLUMNS.technologyFinance,
  COLUMNS.cultureFinance,
  COLUMNS.greenFinance,
  COLUMNS.smallBusiness,
]);
/** The tag by which editors say what a piece is → the field that tables and lists take from it. */
const KINDS = [
  { tags: { CN: '方案', EN: 'Scheme' }, field: 'scheme' },
  { tags: { CN: '案例', EN: 'Case' }, field: 'outcome' },
] as const;

/** SPE-1: a scheme says limit, term and basis, a case what it came to, and neither other than its text. */
export function checkSpecial(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    for (const article of recordsOf(content, 'article', language)) {
      checkKind(content, article, language);
      checkMeasures(content, article);
    }
  }
}

function checkKind(content: ReleaseContent, article: ArticleRecord, language: Language): void {
  const { body } = article;
  for (const { tags, field } of KINDS) {
    const tag = tags[language];
    const isOfKind = INDUSTRIES.has(body.columnId) && body.tags.includes(tag);
    if (isOfKind === (body[field] !== undefined)) continue;
    const expected = isOfKind
      ? words`${field} in a piece of special finance tagged ${tag}`
      : words`no ${field}: it belongs to a piece of special finance tagged ${tag}`;
    content.report(article, {
      path: [field],
      expected,
      found: isOfKind ? words`none` : describeFound(body[field]),
    });
  }
}

function checkMeasures(content: ReleaseContent, article: ArticleRecord): void {
  const { scheme, content: text } = article.body;
  if (scheme === undefined) return;
  for (const field of ['limit', 'term'] as const) {
    const { value, unit } = scheme[field];
    const written = unit === undefined ? value : `${value} ${unit}`;
    if (text.includes(written)) continue;
    content.report(article, {
      path: ['scheme', field],
      expected: words`an amount or a time that the text says in the same words`,
      found: quote(written),
    });
  }
}
