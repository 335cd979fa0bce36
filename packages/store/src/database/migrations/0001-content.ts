import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../dialects/store-dialect.ts';
import type { Migration } from './migration.ts';

async function createTables(schema: SchemaModule, columns: ColumnTypes): Promise<void> {
  const { text, integer, bytes, serial } = columns;
  await schema
    .createTable('blob')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('json', text, (column) => column.notNull())
    .execute();
  await schema
    .createTable('release')
    .addColumn('id', serial)
    .addColumn('scope', text, (column) => column.notNull())
    .addColumn('bundle_id', text, (column) => column.notNull())
    .addColumn('manifest', text, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('effective_at', integer)
    .addColumn('item_count', integer, (column) => column.notNull())
    .addUniqueConstraint('release_bundle', ['scope', 'bundle_id'])
    .execute();
  await schema
    .createTable('item')
    .addColumn('release_id', integer, (column) => column.notNull().references('release.id'))
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('locale', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('section', text, (column) => column.notNull())
    .addColumn('rank', integer, (column) => column.notNull())
    .addColumn('date', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('publish_at', integer)
    .addColumn('expire_at', integer)
    .addColumn('hash', text, (column) => column.notNull().references('blob.hash'))
    .addPrimaryKeyConstraint('item_key', ['release_id', 'type', 'locale', 'key'])
    .execute();
  // No reference to release: the log outlives what prune removes.
  await schema
    .createTable('activation')
    .addColumn('sequence', serial)
    .addColumn('scope', text, (column) => column.notNull())
    .addColumn('release_id', integer, (column) => column.notNull())
    .addColumn('activated_at', integer, (column) => column.notNull())
    .addColumn('effective_at', integer, (column) => column.notNull())
    .addColumn('actor', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .execute();
  await schema
    .createTable('media')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('sha256', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute();
  await schema
    .createTable('release_media')
    .addColumn('release_id', integer, (column) => column.notNull().references('release.id'))
    .addColumn('name', text, (column) => column.notNull().references('media.name'))
    .addPrimaryKeyConstraint('release_media_key', ['release_id', 'name'])
    .execute();
}

async function createIndexes(schema: SchemaModule): Promise<void> {
  // The order of lists, with the two dates behind so that counting reads the index alone.
  const listOrder = ['rank', 'date desc', 'key desc', 'publish_at', 'expire_at'] as const;
  await schema
    .createIndex('item_in_section')
    .on('item')
    .columns(['release_id', 'type', 'locale', 'section', ...listOrder])
    .execute();
  await schema
    .createIndex('item_in_type')
    .on('item')
    .columns(['release_id', 'type', 'locale', ...listOrder])
    .execute();
  await schema
    .createIndex('item_by_date')
    .on('item')
    .columns(['release_id', 'type', 'locale', 'section', 'date', 'key'])
    .execute();
  await schema
    .createIndex('item_dated')
    .on('item')
    .columns(['release_id', 'publish_at', 'expire_at'])
    .where((where) => where.or([where('publish_at', 'is not', null), where('expire_at', 'is not', null)]))
    .execute();
  // What prune asks before it removes a body or a picture.
  await schema.createIndex('item_body').on('item').column('hash').execute();
  await schema.createIndex('release_media_name').on('release_media').column('name').execute();
}

export const content0001: Migration = {
  name: '0001-content',
  async up(schema, columns) {
    await createTables(schema, columns);
    await createIndexes(schema);
  },
};
