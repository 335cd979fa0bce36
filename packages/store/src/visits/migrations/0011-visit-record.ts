import type { Migration } from '../../database/migrations/migration.ts';

export const visitRecord0011: Migration = {
  name: '0011-visit-record',
  async up(schema, { text, integer, orderedByKey, partitionedByMoment }) {
    await schema
      .createTable('visit_record')
      .addColumn('at', integer, (column) => column.notNull())
      .addColumn('sign', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('duration', integer, (column) => column.notNull())
      .addColumn('path', text, (column) => column.notNull())
      .addColumn('module', text, (column) => column.notNull())
      .addColumn('sub_module', text, (column) => column.notNull())
      .addColumn('divide', text, (column) => column.notNull())
      .addColumn('finger_print', text, (column) => column.notNull())
      .addColumn('column_id', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('view', text, (column) => column.notNull())
      // The moment first: reports read by it, and a partition may hold only what its key tells.
      .addPrimaryKeyConstraint('visit_record_key', ['at', 'sign'])
      .modifyEnd(orderedByKey)
      .modifyEnd(partitionedByMoment)
      .execute();
  },
};
