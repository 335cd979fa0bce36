import { describe, expect, it } from 'vitest';
import { activate } from '../activations.ts';
import { FEED_NOW as NOW, aFedStore, ratesSources, type FedStore } from '../../testing/a-fed-store.ts';
import { feedRelease } from './feed-release.ts';

async function feed(test: FedStore, files: Record<string, string>) {
  const fed = await feedRelease(test.writer, {
    scope: 'rates',
    files: Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    now: NOW,
  });
  await activate(test.writer, 'rates', fed.release.id, { actor: 'job', now: NOW });
  return fed;
}

const usd = (time: string, spotBuy: string, day = '2026-11-20') => ({
  'fx-rates.csv': `key,spotBuy,publishTime\nusd,${spotBuy},${day}T${time}:00+08:00\n`,
});
const quotesOf = async (test: FedStore, currency: string) =>
  (await (await test.snapshot()).series('fx-day', currency)).map(({ date, quotes }) => [date, quotes]);

describe('quotes of the day', () => {
  it('are kept with every feed of rates, oldest first [FX-5]', async () => {
    const test = await aFedStore('rates', ratesSources());
    await feed(test, usd('11:00', '707.20'));
    await feed(test, usd('11:30', '707.30'));
    expect(await quotesOf(test, 'USD')).toEqual([
      [
        '2026-11-20',
        '11:00:00 708.21 707.20 710.12 701.40 710.12;11:30:00 708.21 707.30 710.12 701.40 710.12',
      ],
    ]);
    expect(await quotesOf(test, 'EUR')).toEqual([]);
  });

  it('take a correction of the same moment in its place, and write what is not traded as none [FX-5]', async () => {
    const test = await aFedStore('rates', ratesSources());
    await feed(test, usd('11:00', '707.20'));
    await feed(test, usd('11:00', '707.25'));
    await feed(test, { 'fx-rates.csv': 'key,publishTime\nthb,2026-11-20T03:00:00Z\n' });
    expect(await quotesOf(test, 'USD')).toEqual([
      ['2026-11-20', '11:00:00 708.21 707.25 710.12 701.40 710.12'],
    ]);
    // 3:00 in London is 11:00 in Shanghai.
    expect(await quotesOf(test, 'THB')).toEqual([['2026-11-20', '11:00:00 20.22 20.11 20.31 - -']]);
  });

  it('leave a day alone that others have followed [FX-5]', async () => {
    const test = await aFedStore('rates', ratesSources());
    await feed(test, usd('11:00', '707.20'));
    await feed(test, usd('22:00', '707.00', '2026-11-19'));
    expect((await quotesOf(test, 'USD')).map(([date]) => date)).toEqual(['2026-11-20']);
  });

  it('come from the file of quotes where the feed brings one [FX-5]', async () => {
    const test = await aFedStore('rates', ratesSources());
    const quotes = '11:00:00 708.00 707.00 710.00 701.00 710.00';
    await feed(test, {
      ...usd('11:00', '707.20'),
      'fx-day.csv': `key,date,quotes\nUSD,2026-11-20,${quotes}\n`,
    });
    expect(await quotesOf(test, 'USD')).toEqual([['2026-11-20', quotes]]);
  });
});
