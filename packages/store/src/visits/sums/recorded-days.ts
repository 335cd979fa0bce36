import { beijingMidnight, nextBeijingMidnight } from '@bank/contract';
import type { VisitsDatabase } from '../tables.ts';

/** From the first day of the time with a record to the last one; days in between may be empty. */
export async function recordedDays(
  database: VisitsDatabase,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const end = (direction: 'asc' | 'desc') =>
    database
      .selectFrom('visit_record')
      .select('at')
      .where('at', '>=', from)
      .where('at', '<', to)
      .orderBy('at', direction)
      .limit(1)
      .executeTakeFirst();
  const [first, last] = [await end('asc'), await end('desc')];
  const days: number[] = [];
  if (first === undefined || last === undefined) return days;
  for (let day = beijingMidnight(first.at); day <= last.at; day = nextBeijingMidnight(day)) days.push(day);
  return days;
}
