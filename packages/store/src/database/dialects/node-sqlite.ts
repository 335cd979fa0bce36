import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

// Lists vary by filter and batches by size; far fewer shapes than this are in use at once.
const STATEMENTS_KEPT = 200;

function statement(prepared: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...values(parameters)),
    run: (parameters) => prepared.run(...values(parameters)),
    iterate: (parameters) => prepared.iterate(...values(parameters)),
  };
}

/** Lets Kysely use node:sqlite; each statement is prepared once and kept while it is among the most used. */
export function nodeSqlite(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const found = kept.get(sql) ?? statement(database.prepare(sql));
      kept.delete(sql);
      kept.set(sql, found);
      if (kept.size > STATEMENTS_KEPT) {
        for (const oldest of kept.keys()) {
          kept.delete(oldest);
          break;
        }
      }
      return found;
    },
  };
}
