import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { LARGEST_TABLE_BYTES } from '../../../base/limits.ts';
import { aLink } from '../../../testing/a-link.ts';
import { S3_SERVICES } from '../../../testing/s3-services.ts';
import { InboxAway, InboxError } from '../inbox.ts';
import { S3Client, type S3Address } from './s3-client.ts';

const AT_ONCE = 32;
const NAMES = [
  'fx-rates-2026-11-20T0930.csv',
  '外汇牌价 2026-11-20.csv',
  'rates (final) & more.csv',
  "it's 100%+1=2; a,b@c$d.csv",
  '~a!b*c.csv',
  '%E6%B1%87.csv',
  'a<b>"c".csv',
];

/** A folder of the bucket that no other test writes to. */
const aFolder = () => `tests ${randomUUID()}/外 来`;
const text = (found: { bytes: Buffer } | undefined) => found?.bytes.toString('utf8');

async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map(act));
}

/** Where something has listened and nothing does. */
async function aClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.each(S3_SERVICES)('a bucket of $kind', ({ open, pageSize, isThere }) => {
  describe.skipIf(!isThere)('keeps the contract', () => {
    const opened = async (changed: Partial<S3Address> = {}) => {
      const address = { ...(await open()), ...changed };
      return { address, client: new S3Client(address), folder: aFolder() };
    };

    it('lists what lies right below a folder, over all its pages', async () => {
      const { client, folder } = await opened();
      const names = Array.from({ length: pageSize + 1 }, (_, index) => `fx-rates-${10_000 + index}.csv`);
      await inTurns(names, (name) => client.put(`${folder}/${name}`, Buffer.from(name)));
      await client.put(`${folder}/taken/2026-11/deeper.csv`, Buffer.from('deeper'));
      const found = await client.list(`${folder}/`);
      expect(found.map(({ key }) => key)).toEqual(names.map((name) => `${folder}/${name}`));
      expect(new Set(found.map(({ size }) => size))).toEqual(new Set(['fx-rates-10000.csv'.length]));
      expect(found.every(({ etag }) => etag !== '')).toBe(true);
    });

    it.each(NAMES)('holds an object called %s', async (name) => {
      const { client, folder } = await opened();
      const [key, copied] = [`${folder}/${name}`, `${folder}/kept/${name}`];
      await client.put(key, Buffer.from(`of ${name}`));
      const [listed] = await client.list(`${folder}/`);
      expect([listed?.key, listed?.size]).toEqual([key, Buffer.byteLength(`of ${name}`)]);
      expect(text(await client.get(key))).toBe(`of ${name}`);
      await client.copy(key, copied);
      await client.delete(key);
      expect(await client.head(key)).toBeUndefined();
      expect(text(await client.get(copied))).toBe(`of ${name}`);
      expect((await client.list(`${folder}/`)).map((object) => object.key)).toEqual([]);
    });

    it('tells by its mark whether an object was replaced', async () => {
      const { client, folder } = await opened();
      const key = `${folder}/a.csv`;
      await client.put(key, Buffer.from('first'));
      const first = await client.get(key);
      const [listed] = await client.list(`${folder}/`);
      expect([listed?.etag, await client.head(key)]).toEqual([first?.etag, first?.etag]);
      await client.put(key, Buffer.from('second'));
      expect(await client.head(key)).not.toBe(first?.etag);
      expect(text(await client.get(key))).toBe('second');
    });

    it('has nothing under a key that nobody wrote', async () => {
      const { client, folder } = await opened();
      expect(await client.list(`${folder}/`)).toEqual([]);
      expect(await client.get(`${folder}/a.csv`)).toBeUndefined();
      expect(await client.head(`${folder}/a.csv`)).toBeUndefined();
      await client.delete(`${folder}/a.csv`);
      await expect(client.copy(`${folder}/a.csv`, `${folder}/b.csv`)).rejects.toThrow(/NoSuchKey/);
    });

    it.each<[string, (address: S3Address) => Partial<S3Address>, RegExp]>([
      [
        'a key that does not fit',
        ({ keys }) => ({ keys: { ...keys, secretAccessKey: 'guessed' } }),
        /answered 403/,
      ],
      [
        'an account that is not known',
        ({ keys }) => ({ keys: { ...keys, accessKeyId: 'nobody' } }),
        /answered 40[34]/,
      ],
      ['the region of another place', () => ({ region: 'eu-west-3' }), /answered 40[03]/],
      ['a bucket that is not there', () => ({ bucket: 'no-such-bucket' }), /answered 404.*NoSuchBucket/],
    ])('refuses %s, in words', async (_, changed, reason) => {
      const address = await open();
      const wrong = new S3Client({ ...address, ...changed(address) });
      const right = new S3Client(address);
      const key = `${aFolder()}/a.csv`;
      await right.put(key, Buffer.from('there'));
      for (const attempt of [
        () => wrong.list('feeds/'),
        () => wrong.get(key),
        () => wrong.put(key, Buffer.from('replaced')),
        () => wrong.delete(key),
      ]) {
        const refusal = await attempt().catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(InboxError);
        expect((refusal as InboxError).message).toMatch(reason);
      }
      expect(text(await right.get(key))).toBe('there');
    });

    it('gives a large file as it was put down, and none that is larger than a table may be', async () => {
      const { client, folder } = await opened();
      const bytes = randomBytes(LARGEST_TABLE_BYTES);
      await client.put(`${folder}/large.csv`, bytes);
      expect((await client.get(`${folder}/large.csv`))?.bytes.equals(bytes)).toBe(true);
      await client.put(`${folder}/too-large.csv`, Buffer.concat([bytes, Buffer.from('1')]));
      await expect(client.get(`${folder}/too-large.csv`)).rejects.toThrow(
        'A file of at most 64.0 MB is read',
      );
      await client.copy(`${folder}/too-large.csv`, `${folder}/refused/too-large.csv`);
      expect(await client.head(`${folder}/refused/too-large.csv`)).toBeDefined();
    });

    it('gives all of a file or none, and keeps all of it or none, when the connection is cut', async () => {
      const { address, client, folder } = await opened();
      const link = await aLink(address.endpoint);
      const cut = new S3Client({ ...address, endpoint: link.endpoint });
      const [bytes, key] = [randomBytes(4_000_000), `${folder}/a.csv`];
      await cut.put(key, bytes);
      link.cutAfter({ answered: 1_000_000 });
      await expect(cut.get(key)).rejects.toThrow(InboxAway);
      link.cutAfter({ asked: 1_000_000 });
      await expect(cut.put(key, randomBytes(4_000_000))).rejects.toThrow(InboxAway);
      await expect(cut.put(`${folder}/b.csv`, bytes)).rejects.toThrow(InboxAway);
      link.cutAfter({ answered: 20 });
      await expect(cut.list(`${folder}/`)).rejects.toThrow(InboxAway);
      link.cutAfter({});
      expect((await cut.get(key))?.bytes.equals(bytes)).toBe(true);
      expect((await client.list(`${folder}/`)).map((object) => object.key)).toEqual([key]);
    });

    it('that nothing answers for is away, and says where it was looked for', async () => {
      const { address } = await opened();
      const host = `127.0.0.1:${await aClosedPort()}`;
      const client = new S3Client({ ...address, endpoint: `http://${host}` });
      const failure = await client.list('feeds/').catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(InboxAway);
      expect((failure as InboxAway).message).toBe(
        `The bucket ${address.bucket} at ${host} did not answer GET feeds/ in full: connect ECONNREFUSED ${host}`,
      );
    });
  });
});
