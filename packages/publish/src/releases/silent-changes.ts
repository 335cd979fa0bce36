import { COLUMNS } from '@bank/contract';
import { recordTypes, type RecordBody } from '@bank/contract/schemas';
import type { ContentWriter, ImportedRelease, ItemEntry } from '@bank/store';
import { Findings } from '../base/findings.ts';
import { words, type Words } from '../base/words.ts';
import { fieldChanges } from './field-changes.ts';

/** What customers act by: whoever has read one before must see what is different. */
const NOTICE_COLUMNS: ReadonlySet<string> = new Set([
  COLUMNS.personalNotices,
  COLUMNS.wealthNotices,
  COLUMNS.fees,
  COLUMNS.fundNotices,
  COLUMNS.companyNotices,
  COLUMNS.marketNotices,
  COLUMNS.cardNotices,
  COLUMNS.notices,
]);
/** Fields that are read; the rest files, orders or pictures a notice. */
const READ_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'summary',
  'content',
  'facts',
  'pull',
  'notes',
  'figures',
  'effectiveDate',
]);

type Article = RecordBody<'article'>;

/** A line for each notice whose text differs from what visitors are shown without a new entry in its `changes`. */
export async function silentChanges(
  writer: ContentWriter,
  shown: number,
  { id, scope }: Pick<ImportedRelease, 'id' | 'scope'>,
): Promise<Words[]> {
  if (scope !== recordTypes.article.scope) return [];
  const old = new Map((await writer.contents(shown)).map((entry) => [nameOf(entry), entry.hash]));
  const pairs = (await writer.contents(id)).flatMap((entry) => {
    const hash = old.get(nameOf(entry));
    return entry.type === 'article' && hash !== undefined && hash !== entry.hash
      ? [{ entry, was: hash, is: entry.hash }]
      : [];
  });
  const bodies = await writer.bodies([...new Set(pairs.flatMap(({ was, is }) => [was, is]))]);
  const findings = new Findings();
  for (const { entry, was, is } of pairs) {
    const fields = silentFields(bodies.get(was) as Article, bodies.get(is) as Article);
    if (fields.length === 0) continue;
    findings.warn({
      at: `article/${entry.key} ${entry.language}`,
      field: 'changes',
      expected: words`a new entry, since readers of this notice find another ${fields}`,
      found: words`none`,
      record: `article/${entry.key}`,
    });
  }
  return findings.warnings;
}

/** Names of the fields that read otherwise; none where an entry tells of it. */
function silentFields(was: Article, is: Article): string[] {
  if (!NOTICE_COLUMNS.has(is.columnId)) return [];
  const changes = fieldChanges(was, is);
  const isTold = changes.some(({ field, before }) => before === undefined && /^changes(\.\d+)?$/.test(field));
  if (isTold) return [];
  const names = changes.map(({ field }) => field.split('.', 1)[0] ?? '');
  return [...new Set(names.filter((name) => READ_FIELDS.has(name)))];
}

const nameOf = ({ type, key, language }: ItemEntry) => `${type}/${key}/${language}`;
