import { sql } from 'kysely';
import { beijingMidnight } from '@bank/contract';
import type { Asking } from './asking.ts';
import type { VisitsDialect } from './dialects/visits-dialect.ts';
import { visitFigures } from './visit-figures.ts';
import type { NewVisitRecord, VisitRecords } from './visits-store.ts';

export function visitRecordsIn(
  { read, write }: Pick<Asking, 'read' | 'write'>,
  { makeDays, dropDaysBefore, elementsOf }: Pick<VisitsDialect, 'makeDays' | 'dropDaysBefore' | 'elementsOf'>,
): VisitRecords {
  return {
    append: (records) =>
      write(async (database) => {
        await makeDays(database, new Set(records.map(({ at }) => beijingMidnight(at))));
        const added = new Set<string>();
        // One parameter and one statement for groups of any size, so that it is compiled and prepared once.
        const { rows } = await sql<{ sign: string }>`
          insert into visit_record (at, sign, action, duration, path, module, sub_module, divide, finger_print,
            column_id, language, view)
          select cast(value ->> 0 as bigint), value ->> 1, value ->> 2, cast(value ->> 3 as bigint), value ->> 4,
            value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 11
          from ${elementsOf(JSON.stringify(records.map(rowOf)))}
          where true
          on conflict (at, sign) do nothing
          returning sign`.execute(database);
        for (const { sign } of rows) added.add(sign);
        return added;
      }),
    dropDaysBefore: (moment) => dropDaysBefore(write, beijingMidnight(moment)),
    figures: (asked) => read((database) => visitFigures(database, asked)),
    count: () =>
      read(async (database) => {
        const row = await database
          .selectFrom('visit_record')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        return Number(row.count);
      }),
  };
}

/** In the order of the statement's columns. */
function rowOf(record: NewVisitRecord): (string | number)[] {
  const { at, sign, action, duration, path, module, subModule, divide, fingerPrint, column } = record;
  const { language, view } = record;
  return [at, sign, action, duration, path, module, subModule, divide, fingerPrint, column, language, view];
}
