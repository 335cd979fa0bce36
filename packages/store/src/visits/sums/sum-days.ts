import { randomUUID } from 'node:crypto';
import { beijingMidnight } from '@bank/contract';
import type { Asking } from '../asking.ts';
import type { VisitsDialect } from '../dialects/visits-dialect.ts';
import { recordedDays } from './recorded-days.ts';
import { replaceSums } from './replace-sums.ts';
import { SUM_KINDS } from './sum-kinds.ts';
import { sumMonths } from './sum-months.ts';
import { sumsOfDay } from './sums-of-day.ts';

// Beacons are taken up to five minutes after they were signed. What comes later still, from a server whose clock is
// behind, has its day summed anew.
const ENDED_FOR_MS = 900_000;
// Another process is at it; after this it is taken to have died.
const AT_WORK_MS = 3_600_000;

type Summing = Pick<Asking, 'read' | 'write'> & Pick<VisitsDialect, 'waitForWritersOf'>;

/** See VisitRecords.sumDays. */
export async function sumDays({ read, write, waitForWritersOf }: Summing, now: number): Promise<number> {
  const today = beijingMidnight(now - ENDED_FOR_MS);
  const ended = await read((database) => recordedDays(database, { from: 0, to: today }));
  const summed = await read((database) =>
    database.selectFrom('visit_day').select('day').where('summed_at', 'is not', null).execute(),
  );
  const known = new Set(summed.map(({ day }) => day));
  let count = 0;
  for (const day of ended) {
    if (!known.has(day) && (await sumDay({ read, write, waitForWritersOf }, day, now))) count += 1;
  }
  await sumMonths({ read, write });
  return count;
}

/**
 * A record that is stored takes away the mark of its day (`forgetSumsOf`). So: the mark first, once nobody is writing to
 * that day; then the reading, which sees everything that came before the mark; and the sums only where the mark still stands.
 */
async function sumDay(
  { read, write, waitForWritersOf }: Summing,
  day: number,
  now: number,
): Promise<boolean> {
  const ticket = randomUUID();
  const mine = { ticket, begun_at: now, summed_at: null };
  const isMine = await write(async (database) => {
    await waitForWritersOf(database, day);
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('visit_day')
      .values({ day, ...mine })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet(mine)
          .where('visit_day.summed_at', 'is', null)
          .where('visit_day.begun_at', '<=', now - AT_WORK_MS),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  });
  if (!isMine) return false;
  const sums = await read((database) => sumsOfDay(database, day));
  return write(async (database) => {
    const { numUpdatedRows } = await database
      .updateTable('visit_day')
      .set({ summed_at: now })
      .where('day', '=', day)
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    await replaceSums(database, { day, kinds: SUM_KINDS }, sums);
    return true;
  });
}
