import { dirname } from 'node:path';
import { loadavg } from 'node:os';
import { openVisitsStore } from '@bank/store';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { median } from '../figures.mjs';
import { findProgram } from '../programs.mjs';

/*
 * How long reports of visits take on PostgreSQL. The records of some days are made and summed; then the sums are copied
 * to all days of a year and more, so that the sums are as many and as large as those of DAYS × A_DAY records. What is
 * extrapolated is therefore only the time to read the records themselves. fsync is off.
 */

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2025-10-20T00:00:00+08:00');
const [DAYS, A_DAY, MADE_DAYS] = [400, 250_000, Number(process.argv[2] ?? 8)];
// A record of each of so many routes; how often they are read falls as 1/rank.
const PAGES = 240;
// Of one day; half of them come on any other day too.
const VISITORS = 30_000;
const LAST = FIRST + DAYS * DAY_MS;

const postgres = await startPostgres(dirname(findProgram('postgres')));
const visits = openVisitsStore({ databaseUrl: postgres.url, dataDir: '', isPatient: true });
const client = new Client(postgres.url);

const seconds = async (work) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
};

/** Four of ten records are openings, three stays, three clicks. */
async function makeDay(day, n) {
  const first = { sign: `first-${n}`, action: 'click', duration: 0, path: '/personal', module: 'PERSONAL' };
  const others = {
    subModule: 'home',
    divide: 'MENU',
    fingerPrint: '',
    column: '',
    language: 'CN',
    view: `first${n}`,
  };
  // Makes the partition of the day.
  await visits.records.append([{ at: day, ...first, ...others }]);
  await client.query(
    `insert into visit_record
     select $1::bigint + (random() * 86399000)::bigint, md5($2 || '-' || i), kind,
       case when kind = 'time' then 2000 + (-ln(1 - random()) * 40000)::bigint else 0 end,
       '/page-' || rank, (array['PERSONAL','FUND','PROTECTION','COMPANY','FINANCE','CARD','SPECIAL','IR','BANK'])[rank % 9 + 1],
       'home', 'MENU', md5('visitor ' || visitor)::uuid::text, '', 'CN', $2 || 'v' || i
     from (select i, (array['wholeWebsiteDisplay','wholeWebsiteDisplay','wholeWebsiteDisplay','wholeWebsiteDisplay',
         'time','time','time','click','click','click'])[i % 10 + 1] as kind,
         floor(power(${PAGES}, random()))::int as rank,
         floor(random() * ${VISITORS})::int + case when random() < 0.5 then 0 else ${VISITORS} * $3::int end as visitor
       from generate_series(1, ${A_DAY - 1}) as i) as made`,
    [day, String(n), n + 1],
  );
}

async function copySums() {
  for (let start = MADE_DAYS; start < DAYS; start += MADE_DAYS) {
    const moved = start * DAY_MS;
    const rest = FIRST + (DAYS - start) * DAY_MS;
    const made = [moved, FIRST + MADE_DAYS * DAY_MS, rest];
    await client.query(
      `insert into visit_sum select day + $1::bigint, kind, key, displays, visits, visitors, clicks, careers_clicks, searches,
         empty_searches, median_ms, p90_ms, lengths, sketch from visit_sum where day < $2 and day < $3`,
      made,
    );
    await client.query(
      `insert into visit_day select day + $1::bigint, ticket, begun_at, summed_at from visit_day where day < $2 and day < $3`,
      made,
    );
  }
  await client.query('vacuum analyze visit_sum');
}

try {
  await client.connect();
  await visits.records.count();
  for (let n = 0; n < MADE_DAYS; n += 1) await makeDay(FIRST + n * DAY_MS, n);
  await client.query('vacuum analyze visit_record');
  const summing = await seconds(() => visits.records.sumDays(LAST + DAY_MS));
  const madeSpan = { from: FIRST, to: FIRST + MADE_DAYS * DAY_MS };
  const exact = {};
  for (const by of ['whole', 'day', 'section', 'page']) {
    exact[by] = await seconds(() => visits.records.figures({ ...madeSpan, by }));
  }
  await copySums();
  const months = await seconds(() => visits.records.sumDays(LAST + DAY_MS));
  const { rows } = await client.query(
    `select (select count(*) from visit_record)::int as records, (select count(*) from visit_sum)::int as sums,
       pg_total_relation_size('visit_sum')::float as bytes`,
  );
  const told = {};
  for (const by of ['whole', 'day', 'section', 'page']) {
    const times = [];
    for (let i = 0; i < 5; i += 1) {
      times.push(await seconds(() => visits.records.summedFigures({ from: FIRST, to: LAST, by })));
    }
    told[by] = median(times);
  }
  const [real] = await visits.records.figures({ ...madeSpan, by: 'whole' });
  const [about] = await visits.records.summedFigures({ ...madeSpan, by: 'whole' });
  const result = { load: loadavg()[0], ...rows[0], summing, months, exact, told, real, about };
  process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
} finally {
  await client.end();
  await visits.close();
  await postgres.stop();
}
