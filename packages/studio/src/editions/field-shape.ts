import type { RecordTypeName } from '@bank/contract/schemas';
import { schemaOf } from './record-schema.ts';

/** What a group of fields is made of, as far as a form can ask for it. */
export type Shape =
  | { kind: 'line'; longest: number | undefined }
  | { kind: 'number' }
  | { kind: 'yes-no' }
  | { kind: 'day' }
  | { kind: 'file' }
  | { kind: 'choice'; choices: readonly string[] }
  /** Of which only some may be given, where there are `choices`. */
  | { kind: 'lines'; choices?: readonly string[] }
  /** Rows of cells, such as those of a table. */
  | { kind: 'rows' }
  | { kind: 'list'; item: Shape; most: number | undefined }
  | { kind: 'group'; fields: readonly ShapeField[] };

export interface ShapeField {
  name: string;
  isRequired: boolean;
  shape: Shape;
}

interface Schema {
  type?: string;
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
}

const line: Shape = { kind: 'line', longest: undefined };

/** Written otherwise than it is stored: packing reads the file that is named. */
const WRITTEN: Readonly<Record<string, Shape>> = {
  attachments: {
    kind: 'list',
    most: undefined,
    item: {
      kind: 'group',
      fields: [
        { name: 'file', isRequired: true, shape: { kind: 'file' } },
        { name: 'name', isRequired: true, shape: line },
        { name: 'en', isRequired: false, shape: line },
      ],
    },
  },
};

/** Of a field that is a group or a list of groups; undefined for all others and for what no form can ask for. */
export function shapeOf(type: RecordTypeName, name: string): Shape | undefined {
  const own = (schemaOf(type) as Schema).properties?.[name];
  if (own === undefined) return undefined;
  const shape = WRITTEN[name] ?? shapeIn(own);
  const isGroup = shape?.kind === 'group' || (shape?.kind === 'list' && shape.item.kind === 'group');
  return isGroup ? shape : undefined;
}

function shapeIn(schema: Schema): Shape | undefined {
  const { type, enum: values, format, maxLength, properties, items, anyOf = [] } = schema;
  if (values !== undefined)
    return values.every((value) => typeof value === 'string')
      ? { kind: 'choice', choices: values }
      : undefined;
  // A number or a text, such as a cell that keeps its nought.
  if (anyOf.length > 0)
    return anyOf.every((one) => ['string', 'number'].includes(one.type ?? '')) ? line : undefined;
  switch (type) {
    case 'string':
      return format === 'date' ? { kind: 'day' } : { kind: 'line', longest: maxLength };
    case 'number':
    case 'integer':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'yes-no' };
    case 'array':
      return listShape(schema, items);
    case 'object':
      return groupShape(properties ?? {}, schema.required ?? []);
    default:
      return undefined;
  }
}

function listShape({ maxItems }: Schema, items: Schema | undefined): Shape | undefined {
  if (items === undefined) return undefined;
  if (items.type === 'array') return shapeIn(items.items ?? {}) === undefined ? undefined : { kind: 'rows' };
  const item = shapeIn(items);
  if (item === undefined) return undefined;
  if (item.kind === 'group') return { kind: 'list', item, most: maxItems };
  return item.kind === 'choice' ? { kind: 'lines', choices: item.choices } : { kind: 'lines' };
}

/** Lines lost are worse than no form: one field that cannot be asked for leaves the group as it is written. */
function groupShape(properties: Record<string, Schema>, required: readonly string[]): Shape | undefined {
  const fields: ShapeField[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const shape = shapeIn(schema);
    if (shape === undefined) return undefined;
    fields.push({ name, isRequired: required.includes(name), shape });
  }
  return { kind: 'group', fields };
}

/** Every name in it, at any depth. */
export function namesIn(shape: Shape): string[] {
  if (shape.kind === 'list') return namesIn(shape.item);
  if (shape.kind !== 'group') return [];
  return shape.fields.flatMap((field) => [field.name, ...namesIn(field.shape)]);
}
