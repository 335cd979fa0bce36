import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

/** A phone of 390 pixels shows three columns and moves the rest sideways; the measure of a text holds six of figures. */
const MOST_COLUMNS = 6;
/** Half-width characters, so eighty Chinese ones: in a column of a third of the measure six lines. */
const LONGEST_CELL = 160;

/** A table in a text can be read where the text is read. To be looked at: the law may ask for one that cannot. */
export function checkTables(content: ReleaseContent): void {
  for (const record of withBroken(content)) {
    for (const { field } of record.texts) {
      const text: unknown = (record.body as Record<string, unknown>)[field];
      if (typeof text !== 'string') continue;
      for (const [, table = ''] of text.matchAll(/<table\b[^>]*>([\s\S]*?)<\/table>/g)) {
        checkTable(content, record, { field, table });
      }
    }
  }
}

function checkTable(
  content: ReleaseContent,
  record: CheckedRecord,
  { field, table }: { field: string; table: string },
): void {
  const rows = [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) => cellsOf(row));
  const widest = Math.max(0, ...rows.map((cells) => cells.reduce((sum, { span }) => sum + span, 0)));
  const first = rows[0]?.find(({ text }) => text !== '')?.text;
  // As an author writes a row in Markdown.
  const needle = first === undefined ? {} : { needle: `| ${first} |` };
  if (widest > MOST_COLUMNS) {
    const expected = words`a table of at most ${MOST_COLUMNS} columns, what a page is wide enough for`;
    content.warn(record, { path: [field], expected, found: words`${widest} columns`, ...needle });
  }
  for (const { text } of rows.flat()) {
    const length = halfWidths(text);
    if (length <= LONGEST_CELL) continue;
    const expected = words`cells of at most ${LONGEST_CELL / 2} Chinese or ${LONGEST_CELL} other characters; a sentence stands better in the text`;
    content.warn(record, {
      path: [field],
      expected,
      found: quote(text),
      needle: text.slice(0, 20),
    });
  }
}

function cellsOf(row: string): { text: string; span: number }[] {
  return [...row.matchAll(/<t[hd]\b([^>]*)>([\s\S]*?)<\/t[hd]>/g)].map(([, attributes = '', inner = '']) => ({
    span: Number(/\bcolspan="(\d+)"/.exec(attributes)?.[1] ?? 1),
    text: inner
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll('&amp;', '&')
      .trim(),
  }));
}

/** Chinese characters are twice as wide as others. */
function halfWidths(text: string): number {
  return Array.from(text).reduce((sum, one) => sum + (/[⺀-￯]/.test(one) ? 2 : 1), 0);
}
