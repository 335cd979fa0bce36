import type { Migration } from './migration.ts';

export const publishingLog0003: Migration = {
  name: '0003-publishing-log',
  async up(schema, { text, integer }) {
    await schema
      .createTable('publishing_log')
      .addColumn('sequence', integer, (column) => column.primaryKey())
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('step', text, (column) => column.notNull())
      .addColumn('scope', text, (column) => column.notNull())
      .addColumn('release_id', integer, (column) => column.notNull())
      .addColumn('bundle_id', text, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('machine', text, (column) => column.notNull())
      .addColumn('why', text, (column) => column.notNull())
      .addColumn('facts', text, (column) => column.notNull())
      .addColumn('digest', text, (column) => column.notNull())
      .execute();
  },
};
