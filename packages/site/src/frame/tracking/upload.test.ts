import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from './sha256.ts';
import { uploader } from './upload.ts';

const SALT = { id: 'k1', salt: 'a salt' };
const RECORD = { path: '/personal', language: 'CN' } as const;
const NOW = Date.parse('2026-11-20T10:00:00+08:00');

interface Sent {
  url: string;
  body: { info: string; timeStamp?: string; sign?: string; saltId?: string };
  headers: Record<string, string>;
  keepalive: boolean;
}

const fetched: Sent[] = [];
const beacons: Blob[] = [];
let serverIsAheadMs = 0;
let queueIsFull = false;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  fetched.length = beacons.length = 0;
  serverIsAheadMs = 0;
  queueIsFull = false;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    fetched.push({
      url,
      body: JSON.parse(init.body as string) as Sent['body'],
      headers,
      keepalive: init.keepalive === true,
    });
    return new Response('', { headers: { date: new Date(Date.now() + serverIsAheadMs).toUTCString() } });
  });
  vi.stubGlobal('navigator', {
    sendBeacon: (_url: string, blob: Blob) => {
      if (!queueIsFull) beacons.push(blob);
      return !queueIsFull;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const upload = () => uploader(SALT, sha256, { offsetMs: 0 });
const settled = () => vi.advanceTimersByTimeAsync(1);

describe('what is uploaded', () => {
  it('is info with the language config, time stamp and sign, as a JSON blob [S7-tracking] [TRK-1]', async () => {
    upload().beacon(RECORD);
    await settled();
    expect(beacons[0]?.type).toBe('application/json');
    const { info, timeStamp, sign, saltId } = JSON.parse((await beacons[0]?.text()) ?? '') as Record<
      string,
      string
    >;
    expect(JSON.parse(info ?? '')).toEqual({ ...RECORD, channel: '1', webLan: 'CN' });
    expect([timeStamp, saltId]).toEqual([String(NOW), 'k1']);
    expect(sign).toBe(createHash('sha256').update(`${info}${timeStamp}a salt`).digest('hex'));
  });

  it('goes by fetch when the browser takes no more beacons', async () => {
    queueIsFull = true;
    upload().beacon(RECORD);
    await settled();
    expect(fetched).toMatchObject([{ url: '/api/point/browse/info', keepalive: true }]);
  });

  it.each([
    ['whole', '/api/sysContentPoint/whole/info'],
    ['careers', '/api/sysContentPoint/analysis/info'],
  ] as const)(
    'by %s carries its sign in headers, outliving the page [S7-start] [S7-tracking]',
    async (name, url) => {
      upload()[name](RECORD);
      await settled();
      expect(fetched).toHaveLength(1);
      const [sent] = fetched;
      expect(sent).toMatchObject({ url, keepalive: true, headers: { saltId: 'k1', timeStamp: String(NOW) } });
      expect(Object.keys(sent?.body ?? {})).toEqual(['info']);
      expect(sent?.headers['sign']).toMatch(/^[0-9a-f]{64}$/);
    },
  );

  it('says the server’s time where this computer’s clock is wrong, and then once more what was refused for it [TRK-2]', async () => {
    serverIsAheadMs = 3_600_000;
    const clock = { offsetMs: 0 };
    uploader(SALT, sha256, clock).whole(RECORD);
    await settled();
    expect(fetched.map(({ headers }) => Number(headers['timeStamp']) - NOW)).toEqual([0, 3_600_000]);
    uploader(SALT, sha256, clock).beacon(RECORD);
    await settled();
    const { timeStamp } = JSON.parse((await beacons[0]?.text()) ?? '') as { timeStamp: string };
    expect(Math.abs(Number(timeStamp) - NOW - 3_600_000)).toBeLessThan(1_000);
  });

  it('is not sent twice where the clock is only a little wrong', async () => {
    serverIsAheadMs = -120_000;
    upload().whole(RECORD);
    await settled();
    expect(fetched).toHaveLength(1);
  });

  it('fails without a word [S8-quiet]', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('navigator', {});
    for (const name of ['beacon', 'whole', 'careers'] as const)
      expect(() => upload()[name](RECORD)).not.toThrow();
    await vi.advanceTimersByTimeAsync(1_000);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
