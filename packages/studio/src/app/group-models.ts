import type { RecordTypeName } from '@bank/contract/schemas';
import { isGroup } from '@bank/publish/editing';
import { namesIn, shapeOf, type Shape } from '../editions/field-shape.ts';
import type { GroupModel } from '../pages/page-model.ts';
import { partName, valueName } from '../words/record-name.ts';
import type { Words } from '../words/words.ts';

/** What a form asks for a group; undefined where it is written otherwise, or where a part has no words yet. */
export function groupModel(
  type: RecordTypeName,
  name: string,
  value: unknown,
  words: Words,
): GroupModel | undefined {
  const shape = shapeOf(type, name);
  if (shape === undefined || !fits(shape, value)) return undefined;
  if (namesIn(shape).some((part) => partName(words, type, part) === undefined)) return undefined;
  return { shape: labelled(shape, { type, words, part: name }), value };
}

function fits({ kind }: Shape, value: unknown): boolean {
  if (value === undefined) return true;
  return kind === 'list' ? Array.isArray(value) && value.every(isGroup) : isGroup(value);
}

interface Place {
  type: RecordTypeName;
  words: Words;
  part: string;
}

function labelled(shape: Shape, place: Place): object {
  const { type, words, part } = place;
  if (shape.kind === 'list') return { ...shape, item: labelled(shape.item, place) };
  if ('choices' in shape) {
    const choices = shape.choices?.map((code) => ({ code, name: valueName(words, type, part, code) }));
    return { ...shape, choices };
  }
  if (shape.kind !== 'group') return shape;
  const fields = shape.fields.map((field) => ({
    ...field,
    label: partName(words, type, field.name),
    shape: labelled(field.shape, { ...place, part: field.name }),
  }));
  return { ...shape, fields };
}
