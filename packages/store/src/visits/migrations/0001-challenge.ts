import type { Migration } from '../../database/migrations/migration.ts';

export const challenge0001: Migration = {
  name: '0001-challenge',
  async up(schema, { text, integer }) {
    await schema
      .createTable('challenge')
      .addColumn('key', text, (column) => column.primaryKey())
      .addColumn('form', text, (column) => column.notNull())
      .addColumn('answer', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull())
      .addColumn('tries', integer, (column) => column.notNull())
      .addColumn('used_at', integer)
      .execute();
    await schema.createIndex('challenge_expiry').on('challenge').column('expires_at').execute();
  },
};
