import { plainText, withoutNoteMarks } from '@bank/contract';
import type { SearchDocument } from '@bank/search';

/** The headings of sanitised rich text, which publishing has given ids; as the text of the document says them. */
export function headingsIn(html: string): NonNullable<SearchDocument['headings']> {
  return [...withoutNoteMarks(html).matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs)]
    .map(([, _level, id = '', inner = '']) => ({ id, text: plainText(inner).replaceAll('\n', ' ') }))
    .filter(({ text }) => text !== '');
}
