import { z } from 'zod';

/** How the cells of a column become values. */
export interface ColumnKind {
  value: 'text' | 'number' | 'boolean' | 'file';
  /** Several values in a cell, parted by `|`. */
  isList: boolean;
  /** An empty cell leaves the field out; otherwise it is an empty text. */
  isOptional: boolean;
}

/** The kind of the field at a dotted path such as `returns.Y1`; undefined when the schema has no such single value. */
export function columnKind(body: z.ZodType, path: readonly string[]): ColumnKind | undefined {
  let schema = body;
  let isOptional = false;
  for (const step of path) {
    const { inner } = unwrapped(schema);
    const next =
      inner instanceof z.ZodObject
        ? inner.shape[step]
        : inner instanceof z.ZodRecord && z.safeParse(inner.keyType, step).success
          ? inner.valueType
          : undefined;
    if (next === undefined) return undefined;
    // A value of a record may always be left out.
    isOptional = inner instanceof z.ZodRecord || unwrapped(next as z.ZodType).isOptional;
    schema = next as z.ZodType;
  }
  const { inner } = unwrapped(schema);
  const isList = inner instanceof z.ZodArray;
  const value = valueKind(isList ? unwrapped(inner.element as z.ZodType).inner : inner);
  return value && { value, isList, isOptional };
}

/** Every column that a type's table may have, groups written with dots. */
export function columnNames(body: z.ZodType, prefix = ''): string[] {
  const { inner } = unwrapped(body);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const own = unwrapped(field as z.ZodType).inner;
    if (own instanceof z.ZodObject) return columnNames(own, `${path}.`);
    if (own instanceof z.ZodRecord) return [`${path}.…`];
    return columnKind(field as z.ZodType, []) === undefined ? [] : [path];
  });
}

function unwrapped(schema: z.ZodType): { inner: z.ZodType; isOptional: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return { inner: unwrapped(schema.unwrap() as z.ZodType).inner, isOptional: true };
  }
  return { inner: schema, isOptional: false };
}

function valueKind(schema: z.ZodType): ColumnKind['value'] | undefined {
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  // A list of groups in a table is a list of documents, each named by its path below media/.
  if (schema instanceof z.ZodObject) return 'path' in schema.shape ? 'file' : undefined;
  if (schema instanceof z.ZodUnion) {
    const kinds = new Set(schema.options.map((option) => valueKind(option as z.ZodType)));
    return kinds.size === 1 ? [...kinds][0] : undefined;
  }
  if (schema instanceof z.ZodLiteral) return typeof schema.value === 'number' ? 'number' : 'text';
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
  return isText || schema instanceof z.ZodEnum ? 'text' : undefined;
}

const LIST_PART = '|';

/** What a cell says; undefined leaves the field out. Text that is no number or boolean stays text, for the schema to refuse. */
export function cellValue(cell: string, { value, isList, isOptional }: ColumnKind): unknown {
  if (isList) {
    return cell === '' ? [] : cell.split(LIST_PART).map((part) => single(part.trim(), value));
  }
  if (cell === '') return isOptional || value !== 'text' ? undefined : '';
  return single(cell, value);
}

function single(text: string, value: ColumnKind['value']): unknown {
  if (value === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (value === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return value === 'file' ? { file: text } : text;
}
