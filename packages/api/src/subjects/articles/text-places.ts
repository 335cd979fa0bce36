import { articleAddress, otherLanguage, type Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { columnsById } from '../navigation/columns.ts';
import { pageTree } from '../navigation/page-tree.ts';

/** An article or a lesson, by what its address holds. */
interface Text {
  key: string;
  body: { columnId: string };
}

/** Where a text is read, and where in the other language: a column may stand on another kind of page there. */
export async function placesOf(
  content: ContentSnapshot,
  language: Language,
  text: Text,
): Promise<{ address: string; twin?: string }> {
  const other = otherLanguage(language);
  const [address = '', twin, article] = await Promise.all([
    addressOf(content, language, text),
    addressOf(content, other, text),
    content.find('article', other, text.key),
  ]);
  const hasTwin = article !== undefined || (await content.find('edu-item', other, text.key)) !== undefined;
  return { address, ...(hasTwin && twin !== undefined && { twin }) };
}

/** Undefined where the language has no such column. */
export async function addressOf(
  content: ContentSnapshot,
  language: Language,
  { key, body: { columnId } }: Text,
): Promise<string | undefined> {
  const [columns, { byCode }] = await Promise.all([
    columnsById(content, language),
    pageTree(content, language),
  ]);
  const column = columns.get(columnId);
  return column && articleAddress(column, byCode.get(column.page)?.path, key);
}
