import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFedStore, ratesSources } from '../../testing/a-fed-store.ts';
import { aWatch } from '../../testing/a-watch.ts';
import { folderInbox } from '../../testing/an-inbox.ts';
import type { Receipt } from './receipt.ts';

const PROGRAM = join(import.meta.dirname, '../../testing/take-until-killed.ts');
/** Claiming, importing, activating, two receipts, keeping: before and after each. */
const STEPS = 12;
const FILE = 'fx-rates-2026-11-20T1100.csv';
const ROWS =
  'key,spotBuy,publishTime\nusd,707.20,2026-11-20T11:00:00+08:00\neur,8l8.60,2026-11-20T11:00:00+08:00\n';

async function given() {
  const [test, box] = [await aFedStore('rates', ratesSources()), await folderInbox()];
  await box.put(FILE, ROWS);
  const take = (killAt: number) =>
    spawnSync(process.execPath, [PROGRAM], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: test.location.dataDir, INBOX: box.folder, KILL_AT: String(killAt) },
    });
  return { test, box, take };
}

describe('a process that is killed while it takes a file', () => {
  it.each(Array.from({ length: STEPS }, (_, index) => index + 1))(
    'at step %i loses nothing and doubles nothing',
    async (killAt) => {
      const { test, box, take } = await given();
      expect(take(killAt).signal).toBe('SIGKILL');
      const { look, troubles } = aWatch(test.writer, box.inbox, { settings: () => ({ isPartial: true }) });
      await look();
      expect(troubles).toEqual([]);

      const rate = await (await test.snapshot()).find('fx-rate', 'CN', 'usd');
      expect(rate?.body.spotBuy).toBe('707.20');
      expect((await test.writer.activations('rates')).map(({ releaseId }) => releaseId)).toEqual([2, 1]);
      expect(await test.writer.releases('rates')).toHaveLength(2);
      expect([...(await box.list('')), ...(await box.list('working'))]).toEqual([]);
      const receipt = JSON.parse(await box.text(`receipts/${FILE}.receipt.json`)) as Receipt;
      expect(receipt).toMatchObject({ outcome: 'partly taken', release: 2 });
      expect(receipt.findings.map(({ line }) => line)).toEqual([3]);
      expect(await box.text(receipt.keptAs ?? '')).toBe(ROWS);
    },
  );

  it('is not killed any more when all steps are done', async () => {
    const { take } = await given();
    expect(take(STEPS + 1).status).toBe(0);
  });
});
