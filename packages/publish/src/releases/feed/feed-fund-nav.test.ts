import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { activate } from '../activations.ts';
import { FEED_NOW as NOW, aFedStore, type FedStore } from '../../testing/a-fed-store.ts';
import { feedRelease } from './feed-release.ts';

const FUND = {
  key: '009126',
  fundCode: '009126',
  fundType: '03',
  riskLevel: 'R2',
  status: '0',
  companyCode: 'C1',
  minAmount: '10',
  buyRate: '0.80',
  purchasable: '1',
  redeemable: '1',
  sort: 1,
  zh: { fundName: '远岫稳健债券 A' },
  en: { fundName: 'Yuanxiu Steady Bond A' },
};
const COMPANY = {
  key: 'C1',
  companyCode: 'C1',
  initial: 'Y',
  sort: 1,
  zh: { companyName: '远岫基金' },
  en: { companyName: 'Yuanxiu' },
};
const SOURCES = {
  'funds.json': JSON.stringify([FUND]),
  'fund-company.json': JSON.stringify([COMPANY]),
  'fund-nav.csv':
    'key,date,unitNav,accNav\n009126,2025-11-01,1.0000,\n009126,2025-11-03,1.0200,\n009126,2025-11-04,1.0000,1.0200\n',
};

const feed = (test: FedStore, name: string, text: string) =>
  feedRelease(test.writer, { scope: 'funds', files: [{ name, bytes: Buffer.from(text) }], now: NOW });

describe('a day’s NAVs as a feed', () => {
  it('bring the fund’s figures with them, whatever the file says of the day [S7-fund]', async () => {
    const test = await aFedStore('funds', SOURCES);
    const before = (await (await test.snapshot()).latest('fund-measure')).get('009126');
    // (1.00 + 0.02) / 1.00: the distribution of 4 November counts.
    expect(before).toMatchObject({ date: '2025-11-04', ALL: '2.00', dayRate: '0.00', accNav: '1.0200' });

    const fed = await feed(
      test,
      'fund-nav-20251105.csv',
      'key,date,unitNav,dayRate\n009126,2025-11-05,1.0500,9.99\n',
    );
    expect(fed.series.map(({ type, added }) => [type, added])).toEqual([
      ['fund-nav', 1],
      ['fund-measure', 1],
    ]);
    await activate(test.writer, 'funds', fed.release.id, { actor: 'job', now: NOW });
    const after = (await (await test.snapshot()).latest('fund-measure')).get('009126');
    // 1.05 × 1.02 / 1.00 − 1, and 1.05 / 1.00 − 1
    expect(after).toMatchObject({ date: '2025-11-05', ALL: '7.10', dayRate: '5.00', accNav: '1.0700' });
  });

  it('are all that a feed may say of a fund’s performance [S7-fund]', async () => {
    const test = await aFedStore('funds', SOURCES);
    const refused = feed(test, 'fund-measure.csv', 'key,date,Y1\n009126,2025-11-05,99.00\n');
    await expect(refused).rejects.toBeInstanceOf(ContentError);
  });
});

describe('an author of funds', () => {
  it.each([
    ['a company that is not there', { 'funds.json': JSON.stringify([{ ...FUND, companyCode: 'C9' }]) }],
    ['returns of their own', { 'funds.json': JSON.stringify([{ ...FUND, returns: { Y1: '99.00' } }]) }],
    ['a history of figures', { 'fund-measure.csv': 'key,date,Y1\n009126,2025-11-05,99.00\n' }],
  ])('is refused %s', async (_, changes) => {
    await expect(aFedStore('funds', { ...SOURCES, ...changes })).rejects.toBeInstanceOf(ContentError);
  });
});
