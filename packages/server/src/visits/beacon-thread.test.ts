import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SentBeacon } from '@bank/api/tracking';
import { aVisitRecord, DIALECTS, openTestVisits, type TestVisits } from '@bank/store/testing';
import { createLog } from '../operation/log.ts';
import { createMetrics, type Metrics } from '../operation/metrics.ts';
import { BeaconThread } from './beacon-thread.ts';
import { aBeacon } from './testing/sent-beacons.ts';

const sent = (parts: Parameters<typeof aBeacon>[0]): SentBeacon => ({
  kind: 'browse',
  body: JSON.stringify(aBeacon(parts)),
});

describe.each(DIALECTS)('the thread that takes beacons, on $name', (dialect) => {
  let test: TestVisits;
  let metrics: Metrics;
  let thread: BeaconThread;

  beforeEach(async () => {
    test = await openTestVisits(dialect);
    metrics = createMetrics();
    thread = new BeaconThread({
      location: test.location,
      keepDays: 30,
      salts: [{ id: 'demo', salt: 'beiyao-visit-statistics' }],
      log: createLog('silent'),
      metrics,
    });
  });
  afterEach(async () => {
    await thread.stop();
    await test.drop();
  });
  const stored = () => test.visits.records.count();

  it('tells each what became of it, once that is on the disk [S7-tracking]', async () => {
    const first = sent({ view: 'firstview' });
    const became = thread.take(first);
    expect(
      await Promise.all([
        became.then(stored),
        thread.take(first),
        thread.take(sent({ view: 'forgedview', sign: '0'.repeat(64) })),
        thread.take(sent({ view: 'oldview', at: Date.now() - 301_000 })),
        thread.take({ kind: 'browse', body: '{"info":' }),
      ]),
    ).toEqual([1, 'replayed', 'forged', 'stale', 'malformed']);
    expect(await thread.take(first)).toBe('replayed');
    expect(await stored()).toBe(1);
    const told = await metrics.register.metrics();
    expect(told).toContain('visit_beacons_total{outcome="stored"} 1');
    expect(told).toContain('visit_beacons_total{outcome="replayed"} 2');
    expect(told).toContain('visit_seconds_total{section="PERSONAL"} 5');
  });

  it('stores 5,000 copies once, refuses what comes while they wait, and counts it [S7-tracking]', async () => {
    const one = sent({ view: 'manytimes' });
    const waiting = Array.from({ length: 5_000 }, () => thread.take(one));
    const refused = await Promise.all([thread.take(one), thread.take(one)]);
    expect(refused).toEqual(['refused', 'refused']);
    expect(await metrics.register.metrics()).toContain('visit_beacons_total{outcome="refused"} 2');
    expect((await Promise.all(waiting)).filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(await thread.take(sent({ view: 'laterview' }))).toBe('stored');
    expect(await stored()).toBe(2);
  });

  it('stores what waits when it is stopped, and refuses what comes after [REL-1]', async () => {
    await thread.take(sent({ view: 'firstview' }));
    const waiting = Array.from({ length: 40 }, (_, i) => thread.take(sent({ view: `stopview${i}` })));
    const stopped = thread.stop();
    expect(await thread.take(sent({ view: 'lateview' }))).toBe('refused');
    await stopped;
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['stored']));
    expect(await stored()).toBe(41);
  });

  it('removes the days that are too old and sums those that have ended, by itself', async () => {
    const before = (days: number) => aVisitRecord({ at: Date.now() - days * 86_400_000 });
    await test.visits.records.append([before(40), before(3)]);
    await thread.take(sent({ view: 'firstview' }));
    while ((await stored()) !== 2) await new Promise((done) => setImmediate(done));
    // Nothing is left to do.
    expect(await test.visits.records.sumDays(Date.now())).toBe(0);
  });
});
