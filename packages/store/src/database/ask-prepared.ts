import type { CompiledQuery } from 'kysely';
import type { ContentDatabase } from './tables.ts';
import type { AskedQuery } from './told-statements.ts';

/** Stands in a query that is being built for a value that differs from one question to the next. */
class Placeholder {
  readonly name: string;
  /** Place in a list of values. */
  readonly index: number | undefined;

  constructor(name: string, index?: number) {
    this.name = name;
    this.index = index;
  }

  valueIn(values: Readonly<Record<string, unknown>>): unknown {
    const value = values[this.name];
    return this.index === undefined ? value : (value as readonly unknown[])[this.index];
  }
}

type Build<Values, Row> = (database: ContentDatabase, values: Values) => CompiledQuery<Row>;

// By the function that builds it, then by the values that are there: what is absent leaves its condition out.
const queries = new WeakMap<ContentDatabase, Map<unknown, Map<string, CompiledQuery>>>();

/**
 * Asks what `build` makes of the values. Building a query takes as long as answering it, so that is done once for each
 * set of names; `build` must use the values for nothing but to put them into the query.
 */
export async function askPrepared<Values extends object, Row>(
  database: ContentDatabase,
  build: Build<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const shape = given
    .map(([name, value]) => (Array.isArray(value) ? `${name}*${value.length}` : name))
    .join();
  const kept = entry(
    entry(queries, database, () => new Map()),
    build,
    () => new Map<string, CompiledQuery>(),
  );
  const query = entry(kept, shape, () => build(database, placeholders(given) as Values));
  const asked: AskedQuery<Row> = {
    ...query,
    askedBy: build.name,
    parameters: query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? parameter.valueIn(values as Record<string, unknown>) : parameter,
    ),
  };
  return (await database.executeQuery<Row>(asked)).rows;
}

function placeholders(given: [string, unknown][]): object {
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((_, index) => new Placeholder(name, index)) : new Placeholder(name),
    ]),
  );
}

interface Entries<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function entry<Key, Value>(entries: Entries<Key, Value>, key: Key, make: () => Value): Value {
  const found = entries.get(key) ?? make();
  entries.set(key, found);
  return found;
}
