import type { Migration } from '../../database/migrations/migration.ts';

export const visitSum0015: Migration = {
  name: '0015-visit-sum',
  async up(schema, { text, integer, bytes }) {
    await schema
      .createTable('visit_day')
      .addColumn('day', integer, (column) => column.primaryKey())
      .addColumn('ticket', text, (column) => column.notNull())
      .addColumn('begun_at', integer, (column) => column.notNull())
      .addColumn('summed_at', integer)
      .execute();
    await schema
      .createTable('visit_month')
      .addColumn('month', integer, (column) => column.primaryKey())
      .execute();
    await schema
      .createTable('visit_sum')
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('displays', integer, (column) => column.notNull())
      .addColumn('visits', integer, (column) => column.notNull())
      .addColumn('visitors', integer, (column) => column.notNull())
      .addColumn('clicks', integer, (column) => column.notNull())
      .addColumn('careers_clicks', integer, (column) => column.notNull())
      .addColumn('searches', integer, (column) => column.notNull())
      .addColumn('empty_searches', integer, (column) => column.notNull())
      .addColumn('median_ms', integer)
      .addColumn('p90_ms', integer)
      .addColumn('lengths', bytes, (column) => column.notNull())
      .addColumn('sketch', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_sum_key', ['kind', 'day', 'key'])
      .execute();
  },
};
