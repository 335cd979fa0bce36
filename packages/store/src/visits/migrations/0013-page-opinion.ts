import type { Migration } from '../../database/migrations/migration.ts';

export const pageOpinion0013: Migration = {
  name: '0013-page-opinion',
  async up(schema, { text, integer }) {
    await schema
      .createTable('page_opinion')
      .ifNotExists()
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('path', text, (column) => column.notNull())
      .addColumn('useful', integer, (column) => column.notNull())
      .addColumn('useless', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('page_opinion_key', ['day', 'path'])
      .execute();
  },
};
