import { ContentUnavailable } from '../base/content-unavailable.ts';
import type { Connection, StoreDialect } from './dialects/store-dialect.ts';
import type { ContentDatabase } from './tables.ts';

/** The error as a caller should see it: ContentUnavailable for every way in which the database fails to answer. */
function asSeenByCallers(error: unknown, dialect: StoreDialect): unknown {
  if (error instanceof ContentUnavailable) return error;
  const reason = dialect.whyUnavailable(error);
  return reason === undefined ? error : new ContentUnavailable(reason);
}

export type Answer = <Result>(ask: (database: ContentDatabase) => Promise<Result>) => Promise<Result>;

/** Asks the database as it is now, and begins with a fresh connection after a failure. */
export function answering(connection: Connection, dialect: StoreDialect): Answer {
  return async (ask) => {
    try {
      return await ask(connection.database());
    } catch (error) {
      const seen = asSeenByCallers(error, dialect);
      if (seen instanceof ContentUnavailable) connection.drop();
      throw seen;
    }
  };
}

export function openedWriter(dialect: StoreDialect): Connection {
  try {
    return dialect.openWriter();
  } catch (error) {
    throw asSeenByCallers(error, dialect);
  }
}
