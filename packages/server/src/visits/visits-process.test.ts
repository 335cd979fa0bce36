import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram, type Running } from '../testing/run-main.ts';
import { aBeacon, sendBeacon } from './testing/sent-beacons.ts';

let dataDir: string;
let running: Running | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bank-tracking-'));
});
afterEach(async () => {
  running?.process.kill('SIGKILL');
  await running?.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(settings: NodeJS.ProcessEnv = {}): Promise<string> {
  running = runProgram('tracking-main.ts', {
    PORT: '0',
    METRICS_PORT: '0',
    HOST: '127.0.0.1',
    BANK_DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
    ...settings,
  });
  return String((await running.said('listening'))['url']);
}

function storedViews(): string[] {
  const file = new DatabaseSync(join(dataDir, 'visits.db'));
  const rows = file.prepare('select view from visit_record').all();
  file.close();
  return rows.map(({ view }) => String(view));
}

const addressOf = (i: number) => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;

describe('a server that counts visits', () => {
  it('loses nothing that it has acknowledged when it is killed in the middle [S7-tracking] [REL-1]', async () => {
    const acknowledged: string[] = [];
    let sent = 0;
    for (let round = 0; round < 3; round += 1) {
      const url = await start();
      const agent = new Agent({ keepAlive: true, maxSockets: 64 });
      let isRunning = true;
      const clients = Array.from({ length: 64 }, async () => {
        while (isRunning) {
          const view = `killedview${(sent += 1)}`;
          try {
            const status = await sendBeacon(url, aBeacon({ view }), { address: addressOf(sent), agent });
            if (status === 204) acknowledged.push(view);
          } catch {
            isRunning = false;
          }
        }
      });
      const before = acknowledged.length;
      while (acknowledged.length < before + 300) await sleep(5);
      running?.process.kill('SIGKILL');
      await running?.ended;
      await Promise.all(clients);
      agent.destroy();
    }
    const stored = new Set(storedViews());
    expect(acknowledged.length).toBeGreaterThanOrEqual(900);
    expect(acknowledged.filter((view) => !stored.has(view))).toEqual([]);
  });

  it('writes what it has when it is told to stop', async () => {
    const url = await start();
    const sent = Array.from({ length: 20 }, (_, i) =>
      sendBeacon(url, aBeacon({ view: `stopview${i}` }), { address: addressOf(i) }),
    );
    // Answers take their time, so that by the first of them all have arrived and some are not answered.
    await Promise.race(sent);
    running?.process.kill('SIGTERM');
    expect(await running?.ended).toBe(0);
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 20 }, () => 204));
    expect(storedViews()).toHaveLength(20);
  });

  it('takes sixty a minute from one visitor, and counts all of them for the operators [S7-tracking]', async () => {
    const url = await start();
    const statuses = await Promise.all(
      Array.from({ length: 70 }, (_, i) =>
        sendBeacon(url, aBeacon({ view: `manyviews${i}` }), { address: '10.0.0.1' }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(storedViews()).toHaveLength(60);
    await sendBeacon(url, aBeacon({ view: 'forgedview', sign: '0'.repeat(64) }), { address: '10.0.0.2' });
    const operators = String((await running?.said('operators listening'))?.['url']);
    const metrics = await (await fetch(`${operators}/metrics`)).text();
    expect(metrics).toContain('visit_beacons_total{outcome="stored"} 60');
    expect(metrics).toContain('visit_beacons_total{outcome="limited"} 10');
    expect(metrics).toContain('visit_beacons_total{outcome="forged"} 1');
    expect(metrics).toContain('visit_records_total{action="time",section="PERSONAL"} 60');
    expect(metrics).toContain('visit_seconds_total{section="PERSONAL"} 300');
  });

  it('says 503 while nothing can be stored, tells the operators once, and goes on by itself [S8-quiet]', async () => {
    const url = await start();
    await sendBeacon(url, aBeacon({ view: 'firstview' }), { address: '10.0.0.1' });
    const other = new DatabaseSync(join(dataDir, 'visits.db'));
    other.exec('begin immediate');
    const late = Array.from({ length: 5 }, (_, i) =>
      sendBeacon(url, aBeacon({ view: `lateview${i}` }), { address: '10.0.0.1' }),
    );
    expect(await Promise.all(late)).toEqual([503, 503, 503, 503, 503]);
    other.exec('rollback');
    other.close();
    expect(await sendBeacon(url, aBeacon({ view: 'againview' }), { address: '10.0.0.1' })).toBe(204);
    expect(storedViews().sort()).toEqual(['againview', 'firstview']);
    // Lines come in their order, and later than the answers.
    await running?.said('visit records are stored again');
    expect(running?.lines.filter(({ msg }) => msg === 'visit records cannot be stored')).toHaveLength(1);
  });

  it('removes what is older than it was told to keep', async () => {
    const url = await start();
    await sendBeacon(url, aBeacon({ view: 'newestview' }), { address: '10.0.0.1' });
    const file = new DatabaseSync(join(dataDir, 'visits.db'));
    for (const daysAgo of [1, 29, 32]) {
      file.exec(`insert into visit_record select at - ${daysAgo} * 86400000, 'x', action, duration, path, module,
        sub_module, divide, finger_print, column_id, language, 'daysago${daysAgo}' from visit_record
        where view = 'newestview'`);
    }
    file.close();
    running?.process.kill('SIGTERM');
    await running?.ended;
    const again = await start({ VISITS_KEEP_DAYS: '30' });
    await sendBeacon(again, aBeacon({ view: 'wakingview' }), { address: '10.0.0.1' });
    await expect
      .poll(() => storedViews().sort())
      .toEqual(['daysago1', 'daysago29', 'newestview', 'wakingview']);
  });
});
