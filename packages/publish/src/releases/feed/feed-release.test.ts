import { describe, expect, it } from 'vitest';
import { activate } from '../activations.ts';
import { asRead } from '../../testing/as-read.ts';
import { aWorkbook } from '../../testing/a-workbook.ts';
import {
  FEED_NOW as NOW,
  aFedStore,
  ratesSources,
  wealthSources,
  type FedStore,
} from '../../testing/a-fed-store.ts';
import { feedRelease } from './feed-release.ts';
import { findingsOf } from '../../testing/findings-of.ts';

const feed = (
  test: FedStore,
  scope: 'rates' | 'wealth',
  files: Record<string, string | Buffer>,
  isWhole = false,
) =>
  feedRelease(test.writer, {
    scope,
    files: Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    isWhole,
    now: NOW,
  });

async function feedAndShow(...args: Parameters<typeof feed>) {
  const fed = await feed(...args);
  await activate(args[0].writer, args[1], fed.release.id, { actor: 'job', now: NOW });
  return fed;
}

describe('feeding files to the release that visitors see', () => {
  it('changes the fields that have a column, in the records that have a row', async () => {
    const test = await aFedStore('rates', ratesSources());
    const fed = await feedAndShow(test, 'rates', {
      'fx-rates-2026-11-20T1100.csv': 'key,spotBuy,publishTime\nusd,707.20,2026-11-20T11:00:00+08:00\n',
    });
    expect(fed.records).toEqual([{ type: 'fx-rate', key: 'usd', kind: 'changed' }]);
    const content = await test.snapshot();
    for (const [language, currencyName] of [
      ['CN', '美元'],
      ['EN', 'US dollar'],
    ] as const) {
      expect((await content.find('fx-rate', language, 'usd'))?.body).toMatchObject({
        currencyName,
        spotBuy: '707.20',
        spotSell: '710.12',
        publishTime: '2026-11-20T11:00:00+08:00',
      });
    }
    expect((await content.list('fx-rate', 'CN')).map(({ key }) => key)).toEqual(['usd', 'eur', 'thb']);
    expect((await content.find('gold-price', 'CN', 'gold'))?.body.price).toBe('612.40');
    expect(await content.series('fx-history', 'USD')).toHaveLength(3);
  });

  it('adds the points of a day and corrects those of a day that is there', async () => {
    const test = await aFedStore('rates', ratesSources());
    const fed = await feedAndShow(test, 'rates', {
      'fx-history.csv':
        'date,key,middleRate\n2026-11-20,USD,708.21\n2026-11-19,USD,708.16\n2026-11-20,EUR,821.33\n',
    });
    expect(fed.series).toEqual([{ type: 'fx-history', added: 2, corrected: 1, removed: 0 }]);
    const days = await (await test.snapshot()).series('fx-history', 'USD');
    expect(days.map(({ date, middleRate }) => `${date} ${middleRate}`)).toEqual([
      '2026-11-17 708.00',
      '2026-11-18 708.10',
      '2026-11-19 708.16',
      '2026-11-20 708.21',
    ]);
  });

  it('reads a workbook just so', async () => {
    const test = await aFedStore('wealth', wealthSources());
    const workbook = aWorkbook([
      ['key', 'date', 'unitNav', 'accNav'],
      ['TX26090', new Date('2026-11-20'), 1.0166, 1.0166],
    ]);
    await feedAndShow(test, 'wealth', { 'wealth-nav_20261120.xlsx': workbook });
    const newest = await (await test.snapshot()).latest('wealth-nav');
    expect(newest.get('TX26090')).toEqual({ date: '2026-11-20', unitNav: '1.0166', accNav: '1.0166' });
  });

  it('keeps documents, groups and everything else of the release', async () => {
    const test = await aFedStore('wealth', wealthSources());
    await feedAndShow(test, 'wealth', {
      'wealth-products.csv': 'key,unitNav,navDate\ntx26090,1.0166,2026-11-20\n',
    });
    await test.writer.prune(1, NOW);
    const content = await test.snapshot();
    const product = await content.find('wealth-product', 'CN', 'tx26090');
    expect(product?.body).toMatchObject({ unitNav: '1.0166', benchmarkHigh: '2.60' });
    expect(await test.store.media(product?.body.documents[0]?.path ?? '')).toBeDefined();
    expect(await content.count('product-group', 'EN')).toBe(1);
  });

  it('takes a new record that is complete, and with --whole removes those that are not named', async () => {
    const test = await aFedStore('rates', ratesSources());
    const [header = '', usd = ''] = ratesSources()['fx-rates.csv']?.split('\n') ?? [];
    const sek = usd.replace('usd,1,USD', 'sek,4,SEK').replace('美元,US dollar', '瑞典克朗,Swedish krona');
    const fed = await feedAndShow(test, 'rates', { 'fx-rates.csv': [header, usd, sek].join('\n') }, true);
    expect(fed.records).toEqual([
      { type: 'fx-rate', key: 'sek', kind: 'added' },
      { type: 'fx-rate', key: 'eur', kind: 'removed' },
      { type: 'fx-rate', key: 'thb', kind: 'removed' },
    ]);
    expect(await (await test.snapshot()).count('fx-rate', 'EN')).toBe(2);
    expect(await (await test.snapshot()).count('gold-price', 'EN')).toBe(1);
  });

  it('says what a release would miss, with the place in the file', async () => {
    const test = await aFedStore('wealth', wealthSources());
    expect(
      await findingsOf(feed(test, 'wealth', { 'wealth-products.csv': 'key,status\ntx26090,9\nnew,1\n' })),
    ).toEqual(
      expect.arrayContaining([
        'wealth-products.csv:2:2 status: expected one of 1, 2, 3, 4, 5, found "9"',
        'wealth-products.csv:3 prodCode: expected a text, found nothing',
      ]),
    );
    expect(
      await findingsOf(feed(test, 'wealth', { 'wealth-products.csv': 'key,prodCode\ntx26090,OTHER\n' })),
    ).toContain('product-group home codes.0: expected the prodCode of a product in CN, found "TX26090"');
  });

  it('makes one release when a job runs twice, and no difference is said to be none', async () => {
    const test = await aFedStore('rates', ratesSources());
    const files = { 'fx-history.csv': 'key,date,middleRate\nUSD,2026-11-20,708.21\n' };
    const first = await feed(test, 'rates', files);
    expect((await feed(test, 'rates', files)).release.id).toBe(first.release.id);
    expect(await test.writer.releases()).toHaveLength(2);
    await activate(test.writer, 'rates', first.release.id, { actor: 'job', now: NOW });
    const same = await feed(test, 'rates', files);
    expect([same.records, same.series]).toEqual([[], []]);
  });

  it('continues what visitors see after a rollback', async () => {
    const test = await aFedStore('rates', ratesSources());
    const day = (date: string, value: string) => ({
      'fx-history.csv': `key,date,middleRate\nUSD,${date},${value}\n`,
    });
    await feedAndShow(test, 'rates', day('2026-11-19', '700.00'));
    await activate(test.writer, 'rates', 1, { actor: 'li', now: NOW });
    await feedAndShow(test, 'rates', day('2026-11-20', '708.21'));
    const days = await (await test.snapshot()).series('fx-history', 'USD', { last: 2 });
    expect(days.map(({ middleRate }) => middleRate)).toEqual(['708.15', '708.21']);
  });

  it('warns of a value that leapt, and of a middle rate that does not fit the quotes', async () => {
    const test = await aFedStore('rates', ratesSources());
    const fed = await feed(test, 'rates', {
      'fx-history.csv': 'key,date,middleRate\nUSD,2026-11-20,7082.10\nEUR,2026-11-20,821.40\n',
      'fx-rates.csv': 'key,middleRate\neur,812.33\n',
    });
    expect(asRead(fed.warnings)).toEqual([
      'fx-history.csv:2:3 middleRate: expected within 20 % of 708.15 (2026-11-19), found "7082.10"',
      'fx-rates.csv:2:2 middleRate: expected a cross rate against USD within 0.5 % of the quotes, found "812.33", 1.08 % away',
    ]);
  });

  it('is refused in a scope that has no active release', async () => {
    const test = await aFedStore('rates', ratesSources());
    await expect(feed(test, 'wealth', { 'wealth-nav.csv': 'key,date,unitNav\n' })).rejects.toThrow(
      'Nothing was changed: wealth has no active release',
    );
  });

  it('takes 3,000 rows of a day', async () => {
    const test = await aFedStore('wealth', wealthSources());
    const rows = (date: string) =>
      Array.from({ length: 3_000 }, (_, index) => `P${index},${date},1.${index},1.${index}`).join('\n');
    const file = (date: string) => ({
      [`wealth-nav-${date}.csv`]: `key,date,unitNav,accNav\n${rows(date)}\n`,
    });
    await feedAndShow(test, 'wealth', file('2026-11-19'));
    const fed = await feedAndShow(test, 'wealth', file('2026-11-20'));
    expect(fed.series[0]?.added).toBe(3_000);
  });
});
