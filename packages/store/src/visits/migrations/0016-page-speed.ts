import type { Migration } from '../../database/migrations/migration.ts';

export const pageSpeed0016: Migration = {
  name: '0016-page-speed',
  async up(schema, { text, integer }) {
    await schema
      .createTable('page_speed')
      .ifNotExists()
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('path', text, (column) => column.notNull())
      .addColumn('window_kind', text, (column) => column.notNull())
      .addColumn('measure', text, (column) => column.notNull())
      .addColumn('bucket', integer, (column) => column.notNull())
      .addColumn('documents', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('page_speed_key', ['day', 'path', 'window_kind', 'measure', 'bucket'])
      .execute();
  },
};
