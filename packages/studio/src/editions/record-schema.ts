import { z } from 'zod';
import { recordTypes, type RecordTypeName } from '@bank/contract/schemas';

const known = new Map<RecordTypeName, unknown>();

/** What the fields of a type are, as JSON Schema, which takes milliseconds to write down. */
export function schemaOf(type: RecordTypeName): unknown {
  const schema =
    known.get(type) ?? z.toJSONSchema(recordTypes[type].body, { io: 'input', unrepresentable: 'any' });
  known.set(type, schema);
  return schema;
}
