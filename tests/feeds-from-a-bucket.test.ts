import { randomBytes, randomUUID } from 'node:crypto';
import {
  InboxAway,
  S3Client,
  S3Inbox,
  aFedStore,
  aLink,
  aWatch,
  ratesSources,
  type Receipt,
} from '@bank/publish/testing-feeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3, type StartedS3 } from '../scripts/s3.mjs';

/* What becomes of a file when the service that holds it is killed. `npm run test:s3` has the service. */

const isThere = (process.env['TEST_S3_URL'] ?? '') !== '';
const FILE = 'fx-rates-2026-11-20T1100.csv';
const ROWS =
  'key,spotBuy,publishTime\nusd,707.20,2026-11-20T11:00:00+08:00\neur,8l8.60,2026-11-20T11:00:00+08:00\n';
/** A list, the file, whether its digest is known, two receipts, the copy, its mark, and its removal. */
const REQUESTS = 8;

describe(`an S3 service that is killed${isThere ? '' : ' (skipped: TEST_S3_URL is not set)'}`, () => {
  let s3: StartedS3;
  beforeAll(async () => {
    if (isThere) s3 = await startS3();
  });
  afterAll(async () => {
    if (isThere) await s3.stop();
  });

  /** A file in the bucket, an inbox that reaches it over a link, and what is told of each request on it. */
  async function given() {
    const link = await aLink(s3.address.endpoint);
    const prefix = `in ${randomUUID()}`;
    const client = new S3Client(s3.address);
    await client.put(`${prefix}/${FILE}`, Buffer.from(ROWS));
    const inbox = new S3Inbox({ ...s3.address, endpoint: link.endpoint }, prefix);
    const text = async (place: string) =>
      (await client.get(`${prefix}/${place}`))?.bytes.toString('utf8') ?? '';
    return { link, inbox, client, prefix, text };
  }

  it.skipIf(!isThere).each(Array.from({ length: REQUESTS }, (_, index) => index + 1))(
    'after it did what request %i asked and before it said so, loses nothing and doubles nothing',
    async (fatal) => {
      const test = await aFedStore('rates', ratesSources());
      const { link, inbox, client, prefix, text } = await given();
      const { watch, troubles } = aWatch(test.writer, inbox, { settings: () => ({ isPartial: true }) });
      let request = 0;
      link.beforeAnswer(async () => {
        request += 1;
        if (request === fatal) await s3.kill();
        return request === fatal;
      });
      await watch.look();
      expect(request).toBeGreaterThanOrEqual(fatal);
      expect(troubles).toEqual([expect.stringMatching(/did not answer .* in full/)]);
      link.beforeAnswer(undefined);
      // It is gone for longer than a file of no known fault is tried.
      for (let look = 0; look < 4; look += 1) expect(await watch.look()).toEqual([]);
      await s3.startAgain();
      await watch.look();

      const rate = await (await test.snapshot()).find('fx-rate', 'CN', 'usd');
      expect(rate?.body.spotBuy).toBe('707.20');
      expect((await test.writer.activations('rates')).map(({ releaseId }) => releaseId)).toEqual([2, 1]);
      expect(await test.writer.releases('rates')).toHaveLength(2);
      expect(await client.list(`${prefix}/`)).toEqual([]);
      const receipt = JSON.parse(await text(`receipts/${FILE}.receipt.json`)) as Receipt;
      expect(receipt.release).toBe(2);
      expect(['partly taken', 'already taken']).toContain(receipt.outcome);
      expect(receipt.findings.map(({ line }) => line)).toEqual([3]);
      expect(await text(receipt.keptAs ?? '')).toBe(ROWS);
      expect(await client.list(`${prefix}/taken/2026-11/`)).toHaveLength(1);
    },
  );

  it.skipIf(!isThere)('in the middle of a large file gives no half of it, and all of it later', async () => {
    const { link, client, prefix } = await given();
    const over = new S3Client({ ...s3.address, endpoint: link.endpoint });
    const [bytes, key] = [randomBytes(32_000_000), `${prefix}/large.csv`];
    await client.put(key, bytes);
    let pieces = 0;
    link.beforeAnswer(async () => {
      pieces += 1;
      if (pieces === 3) await s3.kill();
      return false;
    });
    await expect(over.get(key)).rejects.toThrow(InboxAway);
    link.beforeAnswer(undefined);
    await s3.startAgain();
    expect((await over.get(key))?.bytes.equals(bytes)).toBe(true);
  });

  it.skipIf(!isThere)('in the middle of a file that is put down keeps no half of it', async () => {
    const { link, client, prefix } = await given();
    const over = new S3Client({ ...s3.address, endpoint: link.endpoint });
    const [bytes, key] = [randomBytes(32_000_000), `${prefix}/large.csv`];
    link.cutAfter({ asked: 16_000_000 });
    await expect(over.put(key, bytes)).rejects.toThrow(InboxAway);
    await s3.kill();
    await s3.startAgain();
    expect((await client.list(`${prefix}/`)).map((object) => object.key)).toEqual([`${prefix}/${FILE}`]);
    await over.put(key, bytes).catch(() => {});
    link.cutAfter({});
    await over.put(key, bytes);
    expect((await client.get(key))?.bytes.equals(bytes)).toBe(true);
  });
});
