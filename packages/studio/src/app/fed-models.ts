import { isCover } from '@bank/publish/editing';
import type { FedFigures } from '../editions/fed-figures.ts';
import { toFormText } from '../editions/form-text.ts';
import type { ItemField } from '../editions/item-fields.ts';
import { LANGUAGE_OF } from '../editions/item-files.ts';
import type { Words } from '../words/words.ts';
import { asRead, inBeijing } from './in-beijing.ts';

/** Kinds that are stored as they are written: a group or a picture becomes something else. */
const PLAIN: ReadonlySet<ItemField['kind']> = new Set(['line', 'text', 'number', 'choice', 'yes-no', 'day']);

/**
 * What visitors see in a field of a fed record, where the source file has it otherwise; ''. It is said beside the field: as its value every
 * form that is opened would hold a figure that the edition does not change, and changing it is refused when it is submitted. What the file
 * does not have may have come of packing, so nothing is said of it.
 */
export function fedNote(
  { name, side, kind, was, form }: ItemField,
  {
    figures,
    item,
    words,
    valueName,
  }: {
    figures: FedFigures | undefined;
    item: string;
    words: Words;
    valueName: (code: string) => string;
  },
): string {
  if (figures === undefined || !PLAIN.has(kind) || isCover(name)) return '';
  const seen =
    side === undefined
      ? (figures.fieldsOf(item, 'CN') ?? figures.fieldsOf(item, 'EN'))
      : figures.fieldsOf(item, LANGUAGE_OF[side]);
  const value = seen?.[name];
  const text = toFormText(kind, value);
  if (was === undefined || value === undefined || text === toFormText(kind, was)) return '';
  const shown = form.choices.length > 0 ? valueName(text) : asRead(text);
  return words.fedFigure(shown, figures.release, inBeijing(figures.since));
}
