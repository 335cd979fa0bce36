import type { Language } from '@bank/contract';
import { toldIn, type Told } from '@bank/publish/editing';
import { isShared, partsOf } from '../editions/item-files.ts';
import type { FindingModel } from '../pages/page-model.ts';
import type { Words } from '../words/words.ts';

/** The form field that a finding is about: of a text the file says the language, of a list the field does. */
export function fieldOf({ file, field }: Pick<Told, 'file' | 'field'>): string {
  const [, side] = /\.(zh|en)\.md$/.exec(file) ?? [];
  const { side: own, name } = partsOf(field);
  const [first = ''] = name.split('.');
  if (own !== undefined) return `${own}.${first}`;
  if (side === undefined || isShared(first)) return first;
  // What is wrong with a text as a whole is told without a field.
  return `${side}.${first === '' ? 'content' : first}`;
}

export function findingModel(
  told: Told,
  {
    language,
    words,
    linkOf,
  }: { language: Language; words: Words; linkOf: (record: string) => string | undefined },
): FindingModel {
  const { level, file, line, column, record, field, expected, found } = toldIn(language, told);
  const place = [file, line, column].filter((part) => part !== 0).join(':');
  return {
    level,
    item: record,
    itemLink: linkOf(record),
    field: field === '' ? '' : fieldOf({ file, field }),
    place,
    text: `${words.expectedFound(expected, found)} (${place})`,
  };
}
