import type { Migration } from './migration.ts';

export const series0002: Migration = {
  name: '0002-series',
  async up(schema, { text, integer, orderedByKey }) {
    // No reference to release: an open row outlives the release that brought it.
    await schema
      .createTable('series_point')
      .addColumn('type', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('date', text, (column) => column.notNull())
      .addColumn('from_release', integer, (column) => column.notNull())
      .addColumn('to_release', integer)
      .addColumn('figures', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('series_point_key', ['type', 'key', 'date', 'from_release'])
      .modifyEnd(orderedByKey)
      .execute();
  },
};
