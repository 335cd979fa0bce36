import { z } from 'zod';
import * as schemas from '@bank/contract/schemas';

const named = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries(schemas)) {
  if (schema instanceof z.ZodObject && !named.has(schema)) named.add(schema, { id: name });
}

/** The shared schemas of the document: objects that the contract names, and what refers to itself. */
export class Components {
  readonly schemas: Record<string, object> = {};

  /** Puts a schema under a name of its own and gives back a reference to it. */
  add(name: string, schema: z.ZodType, io: 'input' | 'output'): { $ref: string } {
    this.schemas[name] = this.inline(name, schema, io);
    return referenceTo(name);
  }

  /** The schema itself; parts that have a name or refer to themselves go to the components. */
  inline(name: string, schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
    const {
      $schema: _,
      $defs = {},
      // The name of a schema is the key that it stands under.
      id: _id,
      ...own
    } = z.toJSONSchema(schema, {
      io,
      override: withPlainPattern,
      // Requests and answers read the same schema differently, so only answers share theirs.
      ...(io === 'output' && { metadata: named }),
    });
    const nameOf = (id: string) => id.replace(/^__schema/, `${name}Part`);
    const moved = (part: object) =>
      JSON.parse(
        JSON.stringify(part).replace(/"#\/\$defs\/([^"]+)"/g, (_match, id: string) =>
          JSON.stringify(referenceTo(nameOf(id)).$ref),
        ),
      ) as Record<string, unknown>;
    for (const [id, { id: _own, ...part }] of Object.entries($defs)) this.schemas[nameOf(id)] = moved(part);
    return moved(own);
  }
}

/** Many tools know no classes of Unicode; what such a pattern expects stands in the answer to who misses it. */
function withPlainPattern({
  jsonSchema,
}: {
  jsonSchema: { pattern?: string; allOf?: { pattern?: string }[] };
}): void {
  for (const part of [jsonSchema, ...(jsonSchema.allOf ?? [])]) {
    if (part.pattern?.includes('\\p{')) delete part.pattern;
  }
}

export const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
