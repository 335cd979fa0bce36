import type { Migration } from '../../database/migrations/migration.ts';

export const missedSearch0014: Migration = {
  name: '0014-missed-search',
  async up(schema, { text, integer }) {
    await schema
      .createTable('missed_search_day')
      .ifNotExists()
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('spelling', text, (column) => column.notNull())
      .addColumn('keyword', text, (column) => column.notNull())
      // '' where nothing was found.
      .addColumn('meant', text, (column) => column.notNull())
      .addColumn('visitors', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('missed_search_day_key', ['day', 'language', 'spelling'])
      .execute();
  },
};
