import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { ContentUnavailable } from '@bank/store';
import { aRelease, openTestStore, publish } from '@bank/store/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../operation/log.ts';
import { reportFeeds } from './report-feeds.ts';

const FEEDS = `feeds:
  fx-rates: { due: every 1h between 09:00 and 17:00 on banking days }
  gold-prices: { due: every 1d }
  loan-rates: {}
`;
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+08:00`);

async function aBank(feeds = FEEDS) {
  const folder = mkdtempSync(join(tmpdir(), 'bank-feeds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'feeds.yaml'), feeds);
  const test = await openTestStore();
  onTestFinished(() => test.drop());
  const state = { now: at('10:00'), isAway: false, test };
  const register = new Registry();
  const store = {
    importsFrom: async (sequence: number) => {
      if (state.isAway) throw new ContentUnavailable('it is away');
      return state.test.store.importsFrom(sequence);
    },
  };
  await reportFeeds({
    config: { feedsFile: join(folder, 'feeds.yaml') },
    store: () => store,
    register,
    log: createLog('silent'),
    now: () => state.now,
  });
  const came = (names: string, time: string, { writer } = test) =>
    publish(writer, aRelease({ facts: { feeds: names, files: 'x.csv' } }), at(time));
  const metrics = async () =>
    (await register.metrics())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .toSorted();
  return { state, came, metrics };
}

describe('the metrics of feeds', () => {
  it('say how old each feed is and which ones are late', async () => {
    const { state, came, metrics } = await aBank();
    await came('', '08:00');
    await came('fx-rates, loan-rates', '09:30');
    expect(await metrics()).toEqual([
      'feed_age_seconds{feed="fx-rates"} 1800',
      'feed_age_seconds{feed="loan-rates"} 1800',
      'feed_late{feed="fx-rates"} 0',
      'feed_late{feed="gold-prices"} 1',
    ]);
    state.now = at('10:31');
    await came('gold-prices', '10:30');
    expect(await metrics()).toEqual([
      'feed_age_seconds{feed="fx-rates"} 3660',
      'feed_age_seconds{feed="gold-prices"} 60',
      'feed_age_seconds{feed="loan-rates"} 3660',
      'feed_late{feed="fx-rates"} 1',
      'feed_late{feed="gold-prices"} 0',
    ]);
    await came('fx-rates', '10:31');
    expect(await metrics()).toContain('feed_late{feed="fx-rates"} 0');
  });

  it('go on growing while the store is away', async () => {
    const { state, came, metrics } = await aBank();
    await came('fx-rates', '09:30');
    await metrics();
    state.isAway = true;
    state.now = at('11:00');
    expect(await metrics()).toContain('feed_age_seconds{feed="fx-rates"} 5400');
    expect(await metrics()).toContain('feed_late{feed="fx-rates"} 1');
  });

  it('are those of the store as it was put back', async () => {
    const { state, came, metrics } = await aBank();
    for (const time of ['08:00', '08:30', '09:30']) await came('fx-rates', time);
    await metrics();
    const before = await openTestStore();
    onTestFinished(() => before.drop());
    await came('fx-rates', '09:00', before);
    state.test = before;
    expect(await metrics()).toContain('feed_age_seconds{feed="fx-rates"} 3600');
  });

  it('stop the start where the file of feeds is wrong, and are none where there is no file', async () => {
    await expect(aBank('feeds: { fx-rates: { due: hourly } }')).rejects.toThrow(
      /^The server was not started: FEEDS_FILE .*\n {2}feeds\.fx-rates\.due: expected such as "every 1h/,
    );
    const register = new Registry();
    const none = { config: { feedsFile: '' }, store: () => undefined, register, log: createLog('silent') };
    await reportFeeds(none);
    expect(await register.metrics()).toBe('\n');
  });
});
