import { sql } from 'kysely';
import { beijingMidnight } from '@bank/contract';
import type { Asking } from './asking.ts';
import type { VisitsDialect } from './dialects/visits-dialect.ts';
import { forgetSumsBefore, forgetSumsOf } from './sums/forget-sums.ts';
import { sumDays } from './sums/sum-days.ts';
import { summedFigures } from './sums/summed-figures.ts';
import { visitFigures } from './visit-figures.ts';
import type { NewVisitRecord, VisitRecords } from './visits-store.ts';

export function visitRecordsIn(
  { read, write }: Pick<Asking, 'read' | 'write'>,
  dialect: Pick<VisitsDialect, 'makeDays' | 'dropDaysBefore' | 'elementsOf' | 'waitForWritersOf'>,
): VisitRecords {
  const { makeDays, dropDaysBefore, elementsOf, waitForWritersOf } = dialect;
  return {
    append: (records) =>
      write(async (database) => {
        const days = new Set(records.map(({ at }) => beijingMidnight(at)));
        await makeDays(database, days);
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
        // After the insertion: who sums a day takes its locks in this order too.
        if (rows.length > 0) await forgetSumsOf(database, days);
        return added;
      }),
    async dropDaysBefore(moment) {
      const midnight = beijingMidnight(moment);
      await dropDaysBefore(write, midnight);
      await write((database) => forgetSumsBefore(database, midnight));
    },
    sumDays: (now) => sumDays({ read, write, waitForWritersOf }, now),
    summedFigures: (asked) => read((database) => summedFigures(database, asked)),
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
