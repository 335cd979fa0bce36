import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SentBeacon } from '@bank/api/tracking';
import { openVisitsStore } from '@bank/store';
import { createLog } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { BeaconThread } from './beacon-thread.ts';
import { aBeacon } from './testing/sent-beacons.ts';

let dataDir: string;
let metrics: Metrics;
let thread: BeaconThread;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bank-thread-'));
  metrics = createMetrics();
  thread = new BeaconThread({
    location: { databaseUrl: undefined, dataDir },
    keepDays: 30,
    salts: [{ id: 'demo', salt: 'beiyao-visit-statistics' }],
    log: createLog('silent'),
    metrics,
  });
});
afterEach(async () => {
  await thread.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const sent = (parts: Parameters<typeof aBeacon>[0]): SentBeacon => ({
  kind: 'browse',
  body: JSON.stringify(aBeacon(parts)),
});

async function stored(): Promise<number> {
  const visits = openVisitsStore({ databaseUrl: undefined, dataDir });
  const count = await visits.records.count();
  await visits.close();
  return count;
}

describe('the thread that takes beacons', () => {
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

  it('refuses what comes while five thousand wait, and counts it [S7-tracking]', async () => {
    const one = sent({ view: 'manytimes' });
    const waiting = Array.from({ length: 5_000 }, () => thread.take(one));
    const refused = await Promise.all([thread.take(one), thread.take(one)]);
    expect(refused).toEqual(['refused', 'refused']);
    expect(await metrics.register.metrics()).toContain('visit_beacons_total{outcome="refused"} 2');
    expect((await Promise.all(waiting)).filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(await thread.take(sent({ view: 'laterview' }))).toBe('stored');
  });

  it('stores what waits when it is stopped, and refuses what comes after [R1]', async () => {
    const waiting = Array.from({ length: 40 }, (_, i) => thread.take(sent({ view: `stopview${i}` })));
    const stopped = thread.stop();
    expect(await thread.take(sent({ view: 'lateview' }))).toBe('refused');
    await stopped;
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['stored']));
    expect(await stored()).toBe(40);
  });
});
