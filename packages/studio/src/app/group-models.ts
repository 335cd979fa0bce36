import type { RecordTypeName } from '@bank/contract/schemas';
import { isGroup } from '@bank/publish/editing';
import { namesIn, shapeOf, type Shape } from '../editions/field-shape.ts';
import type { GroupModel } from '../pages/page-model.ts';
import type { Words } from '../words/words.ts';

/** What a form asks for a group; undefined where it is written otherwise, or where a part has no words yet. */
export function groupModel(
  type: RecordTypeName,
  name: string,
  value: unknown,
  { group: { parts } }: Words,
): GroupModel | undefined {
  const shape = shapeOf(type, name);
  if (shape === undefined || !fits(shape, value)) return undefined;
  if (namesIn(shape).some((part) => parts[part] === undefined)) return undefined;
  return { shape: labelled(shape, parts), value };
}

function fits({ kind }: Shape, value: unknown): boolean {
  if (value === undefined) return true;
  return kind === 'list' ? Array.isArray(value) && value.every(isGroup) : isGroup(value);
}

function labelled(shape: Shape, parts: Words['group']['parts']): object {
  if (shape.kind === 'list') return { ...shape, item: labelled(shape.item, parts) };
  if (shape.kind !== 'group') return shape;
  const fields = shape.fields.map((field) => ({
    ...field,
    label: parts[field.name] ?? field.name,
    shape: labelled(field.shape, parts),
  }));
  return { ...shape, fields };
}
