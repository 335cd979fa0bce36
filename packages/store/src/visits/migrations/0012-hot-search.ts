import type { Migration } from '../../database/migrations/migration.ts';

export const hotSearch0012: Migration = {
  name: '0012-hot-search',
  // Somebody may have dropped the list of migrations and left these.
  async up(schema, { text, integer }) {
    // The key of one day's digests; without it, which goes with the day, nobody can be found in them any more.
    await schema
      .createTable('hot_search_salt')
      .ifNotExists()
      .addColumn('day', text, (column) => column.primaryKey())
      .addColumn('salt', text, (column) => column.notNull())
      .execute();
    await schema
      .createTable('hot_search_visitor')
      .ifNotExists()
      .addColumn('digest', text, (column) => column.primaryKey())
      .addColumn('day', text, (column) => column.notNull())
      .execute();
    await schema
      .createIndex('hot_search_visitor_day')
      .ifNotExists()
      .on('hot_search_visitor')
      .column('day')
      .execute();
    await schema
      .createTable('hot_search_day')
      .ifNotExists()
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('spelling', text, (column) => column.notNull())
      .addColumn('keyword', text, (column) => column.notNull())
      .addColumn('visitors', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('hot_search_day_key', ['day', 'language', 'spelling'])
      .execute();
  },
};
