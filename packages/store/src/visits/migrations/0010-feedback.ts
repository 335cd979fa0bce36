import type { Migration } from '../../database/migrations/migration.ts';

export const feedback0010: Migration = {
  name: '0010-feedback',
  async up(schema, { text, integer }) {
    await schema
      .createTable('feedback')
      // Whoever takes other tables away must not take these rows with them.
      .ifNotExists()
      .addColumn('ticket_no', text, (column) => column.primaryKey())
      .addColumn('submission', text, (column) => column.notNull().unique())
      .addColumn('type', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('phone', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('page_url', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('is_suspect', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await schema
      .createIndex('feedback_time')
      .ifNotExists()
      .on('feedback')
      .columns(['created_at', 'ticket_no'])
      .execute();
  },
};
