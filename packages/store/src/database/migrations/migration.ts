import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../dialects/store-dialect.ts';

export interface Migration {
  /** Never changed once released: databases remember which names they have seen. */
  readonly name: string;
  up(schema: SchemaModule, columns: ColumnTypes): Promise<void>;
}
