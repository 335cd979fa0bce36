import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aVisitRecord, DIALECTS, openTestVisits, type TestVisits } from '../testing.ts';
import type { ReportBy } from './visits-store.ts';

const DAY = {
  from: Date.parse('2026-11-20T00:00:00+08:00'),
  to: Date.parse('2026-11-22T00:00:00+08:00'),
};

describe.each(DIALECTS)('a report of visits on $name', (dialect) => {
  let test: TestVisits;
  beforeEach(async () => {
    test = await openTestVisits(dialect);
  });
  afterEach(() => test.drop());

  const keys = async (by: ReportBy) =>
    (await test.visits.records.figures({ ...DAY, by })).map(({ key }) => key);
  const display = (path: string) => aVisitRecord({ action: 'wholeWebsiteDisplay', duration: 0, path });

  it('names the most visited pages first, then the most opened, then by their paths', async () => {
    await test.visits.records.append([
      aVisitRecord({ path: '/b' }),
      aVisitRecord({ path: '/a' }),
      aVisitRecord({ path: '/visited' }),
      aVisitRecord({ path: '/visited' }),
      aVisitRecord({ path: '/opened' }),
      display('/opened'),
      display('/opened-only'),
      display('/opened-only'),
    ]);
    expect(await keys('page')).toEqual(['/visited', '/opened', '/a', '/b', '/opened-only']);
  });

  it('names the days in their order, however many came', async () => {
    await test.visits.records.append([
      aVisitRecord({ at: DAY.to - 1 }),
      aVisitRecord({ at: DAY.to - 1 }),
      aVisitRecord({ at: DAY.from }),
    ]);
    expect(await keys('day')).toEqual(['2026-11-20', '2026-11-21']);
  });
});
