import { recordTypes, type RecordTypeName } from '@bank/contract/schemas';
import type { FieldKind } from './form-text.ts';
import { schemaOf } from './record-schema.ts';
import { BODY } from './source-text.ts';

/** A field as its schema describes it. */
export interface FormField {
  name: string;
  kind: FieldKind;
  isRequired: boolean;
  /** The codes that its value, or each of its values, may be; none where any may. */
  choices: readonly string[];
  longest: number | undefined;
}

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Longer than this, a text wants more than a line. */
const LINE_CHARACTERS = 140;

const known = new Map<RecordTypeName, readonly FormField[]>();

/** The fields of a type, in the order of its schema; its long text last. */
export function fieldsOfType(type: RecordTypeName): readonly FormField[] {
  const fields = known.get(type) ?? readFields(type);
  known.set(type, fields);
  return fields;
}

function readFields(type: RecordTypeName): FormField[] {
  const schema = schemaOf(type) as Schema;
  const { richText } = recordTypes[type];
  const branches = [schema, ...(schema.anyOf ?? schema.oneOf ?? [])];
  const fields = new Map<string, FormField>();
  for (const { properties = {}, required = [] } of branches) {
    for (const [name, one] of Object.entries(properties)) {
      if (fields.has(name)) continue;
      fields.set(name, {
        name,
        kind: richText.includes(name) ? (name === BODY ? 'long' : 'text') : kindOf(one),
        isRequired: required.includes(name),
        choices: choicesOf(one.items ?? one),
        longest: one.maxLength,
      });
    }
  }
  const all = [...fields.values()];
  return [...all.filter(({ name }) => name !== BODY), ...all.filter(({ name }) => name === BODY)];
}

function kindOf(schema: Schema): FieldKind {
  if (choicesOf(schema).length > 0) return 'choice';
  if (schema.format === 'date') return 'day';
  switch (schema.type) {
    case 'string':
      return (schema.maxLength ?? 0) > LINE_CHARACTERS ? 'text' : 'line';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'yes-no';
    case 'array':
      return schema.items?.type === 'string' ? 'lines' : 'yaml';
    default:
      return 'yaml';
  }
}

const choicesOf = ({ enum: values = [] }: Schema) =>
  values.every((value) => typeof value === 'string') ? values : [];

/** A field that the source has and the schema does not name, such as what packing reads. */
export function unnamedField(name: string, value: unknown): FormField {
  return { name, kind: kindOfValue(value), isRequired: false, choices: [], longest: undefined };
}

function kindOfValue(value: unknown): FieldKind {
  if (typeof value === 'boolean') return 'yes-no';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string')
    return value.length > LINE_CHARACTERS || value.includes('\n') ? 'text' : 'line';
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? 'lines' : 'yaml';
}

/** As it is written decides; a field that may be a text or a group is shown as what it is. */
export function kindFor(field: FormField, value: unknown): FieldKind {
  if (value === undefined) return field.kind === 'yaml' && field.name === 'cover' ? 'line' : field.kind;
  const isText = typeof value === 'string';
  if (field.kind === 'yaml' && (isText || typeof value === 'number')) return kindOfValue(value);
  if (isText && ['yes-no', 'lines'].includes(field.kind)) return 'line';
  if (typeof value === 'object' && field.kind !== 'lines') return 'yaml';
  if (field.kind === 'lines' && !(value as unknown[]).every((one) => typeof one === 'string')) return 'yaml';
  return field.kind;
}
