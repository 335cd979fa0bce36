/* A source folder of the demo bank's funds whose history of net values has as many points as are asked for. None of them is real. */
import { closeSync, cpSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { seeded } from '../random.ts';

const SEED = 3;
const DAYS = 1_000;
const FIRST_DAY = Date.parse('2023-01-02');
const DAY_MS = 86_400_000;

const days = Array.from({ length: DAYS }, (_, index) =>
  new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10),
);

/** Day by day, as a bank's job that adds a file a day has written them; `count` is a multiple of a thousand. */
export function writeManyNavs(folder, count) {
  cpSync(fromRoot('content', 'funds'), folder, { recursive: true });
  const random = seeded(SEED);
  const place = join(folder, 'fund-nav.csv');
  rmSync(place, { force: true });
  const file = openSync(place, 'w');
  writeSync(file, 'key,date,unitNav,accNav,dayRate,tenThousandIncome,sevenDayYield\n');
  for (const day of days) {
    const rows = Array.from({ length: count / DAYS }, (_, fund) => {
      const nav = (1 + random()).toFixed(4);
      return `${String(fund + 1).padStart(6, '0')},${day},${nav},${nav},,,\n`;
    });
    writeSync(file, rows.join(''));
  }
  closeSync(file);
}
