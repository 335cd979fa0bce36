import { beijingMidnight } from '../beijing-midnight.ts';
import type { Asking } from './asking.ts';
import type { VisitsDialect } from './dialects/visits-dialect.ts';
import { visitFigures } from './visit-figures.ts';
import type { NewVisitRecord, VisitRecords } from './visits-store.ts';

// Twelve values each; PostgreSQL takes 65,535 in a statement and SQLite 32,766.
const ROWS_IN_A_STATEMENT = 500;

export function visitRecordsIn(
  { read, write }: Pick<Asking, 'read' | 'write'>,
  { makeDays, dropDaysBefore }: Pick<VisitsDialect, 'makeDays' | 'dropDaysBefore'>,
): VisitRecords {
  return {
    append: (records) =>
      write(async (database) => {
        await makeDays(database, new Set(records.map(({ at }) => beijingMidnight(at))));
        const added = new Set<string>();
        for (let start = 0; start < records.length; start += ROWS_IN_A_STATEMENT) {
          const rows = await database
            .insertInto('visit_record')
            .values(records.slice(start, start + ROWS_IN_A_STATEMENT).map(rowOf))
            .onConflict((conflict) => conflict.columns(['at', 'sign']).doNothing())
            .returning('sign')
            .execute();
          for (const { sign } of rows) added.add(sign);
        }
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

function rowOf({ subModule, fingerPrint, column, ...same }: NewVisitRecord) {
  return { ...same, sub_module: subModule, finger_print: fingerPrint, column_id: column };
}
