import { LANGUAGES, SECTIONS, type Language } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { namesOf, recordsOf, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

const PAGE_IDS = new Set<string>(Object.values(SECTIONS));

/** Columns, section ids and product codes that records name must be known in the same language. */
export function checkReferences(content: ReleaseContent): void {
  for (const language of LANGUAGES) {
    checkColumns(content, language);
    checkGroups(content, 'product-group', 'wealth-product', 'prodCode', language);
    checkGroups(content, 'fund-group', 'fund', 'fundCode', language);
  }
  for (const record of content.records) {
    if (!('pageId' in record.body) || PAGE_IDS.has(record.body.pageId)) continue;
    const expected = words`one of ${[...PAGE_IDS]}`;
    content.report(record, { path: ['pageId'], expected, found: quote(record.body.pageId) });
  }
}

function checkColumns(content: ReleaseContent, language: Language): void {
  const codes = namesOf(content, 'page', language, 'code');
  const columns = recordsOf(content, 'column', language);
  checkUnique(content, columns, 'columnId');
  const known = namesOf(content, 'column', language, 'columnId');
  for (const column of columns) {
    if (codes.has(column.body.page)) continue;
    content.report(column, {
      path: ['page'],
      expected: words`the code of a page in ${language}`,
      found: quote(column.body.page),
    });
  }
  for (const record of [
    ...recordsOf(content, 'article', language),
    ...recordsOf(content, 'edu-item', language),
    ...recordsOf(content, 'page', language),
  ]) {
    const { columnId } = record.body;
    if (columnId === undefined || known.has(columnId)) continue;
    content.report(record, {
      path: ['columnId'],
      expected: words`a column of columns.yaml in ${language}`,
      found: quote(columnId),
    });
  }
}

function checkGroups(
  content: ReleaseContent,
  groupType: 'product-group' | 'fund-group',
  productType: 'wealth-product' | 'fund',
  codeField: 'prodCode' | 'fundCode',
  language: Language,
): void {
  checkUnique(content, recordsOf<RecordTypeName>(content, productType, language), codeField);
  const known = namesOf(content, productType, language, codeField);
  for (const group of recordsOf(content, groupType, language)) {
    for (const [index, code] of group.body.codes.entries()) {
      if (known.has(code)) continue;
      content.report(group, {
        path: ['codes', index],
        expected: words`the ${codeField} of a product in ${language}`,
        found: quote(code),
      });
    }
  }
}

function checkUnique(content: ReleaseContent, records: CheckedRecord[], field: string): void {
  const owners = new Map<string, string>();
  for (const record of records) {
    const value = String((record.body as Record<string, unknown>)[field]);
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, record.key);
    else
      content.report(record, {
        path: [field],
        expected: words`a ${field} of its own (${owner} has the same)`,
        found: quote(value),
      });
  }
}
