import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../base/words.ts';
import { aWorkbook, named } from '../../testing/a-workbook.ts';
import { FEED_NOW as NOW, aFedStore, ratesSources, type FedStore } from '../../testing/a-fed-store.ts';
import { activate } from '../activations.ts';
import { feedRelease, type FeedOptions } from './feed-release.ts';
import { findingsOf } from '../../testing/findings-of.ts';
import { inGbk } from '../../testing/in-gbk.ts';

const NAMES = 'key,zh.currencyName\nusd,美金\n';

async function feed(test: FedStore, files: Record<string, string | Buffer>, more: Partial<FeedOptions> = {}) {
  const given = Object.entries(files).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }));
  const fed = await feedRelease(test.writer, { scope: 'rates', files: given, now: NOW, ...more });
  await activate(test.writer, 'rates', fed.release.id, { actor: 'job', now: NOW });
  return fed;
}

const currencyName = async (test: FedStore) =>
  (await (await test.snapshot()).find('fx-rate', 'CN', 'usd'))?.body.currencyName;

describe('a table in GBK', () => {
  it.each([
    ['its name says so', 'fx-rates-20261120.gbk.csv', {}],
    ['whoever feeds it says so', 'fx-rates-20261120.csv', { encoding: 'gbk' }],
  ] as const)('is read where %s', async (_, name, more) => {
    const test = await aFedStore('rates', ratesSources());
    await feed(test, { [name]: inGbk(NAMES) }, more);
    expect(await currencyName(test)).toBe('美金');
  });

  it('that says nothing is refused with how to say it', async () => {
    const test = await aFedStore('rates', ratesSources());
    expect(await findingsOf(feed(test, { 'fx-rates.csv': inGbk(NAMES) }))).toEqual([
      'fx-rates.csv:2: expected a text saved as UTF-8 (in Excel: save as "CSV UTF-8"), or as GBK under the name ' +
        'fx-rates.gbk.csv, found another encoding such as GBK',
    ]);
  });

  it.each([
    ['UTF-8', Buffer.from(NAMES), 1, 'UTF-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFFkey,spotBuy\nusd,7\n`), 1, 'UTF-8'],
    ['no encoding', Buffer.from('key,spotBuy\nusd,\xff\xff\n', 'latin1'), 2, 'another encoding'],
  ])('is refused where it is %s after all', async (_, bytes, line, found) => {
    const test = await aFedStore('rates', ratesSources());
    expect(await findingsOf(feed(test, { 'fx-rates.gbk.csv': bytes }))).toEqual([
      `fx-rates.gbk.csv:${line}: expected a text saved as GBK, as was said of it, found ${found}`,
    ]);
  });

  it('of sources is packed as any other', async () => {
    const { 'fx-rates.csv': rates = '', ...others } = ratesSources();
    const euro = rates
      .replace('美元', '美金')
      .split('\n')
      .filter((line) => !/^(?:eur|thb)/.test(line));
    const history = 'key,date,middleRate\nUSD,2026-11-19,708.15\n';
    const sources = { ...others, 'fx-rates.gbk.csv': inGbk(euro.join('\n')) };
    const test = await aFedStore('rates', { ...sources, 'fx-history.csv': history });
    expect(await currencyName(test)).toBe('美金');
  });
});

const RATES = [
  ['key', 'spotBuy'],
  ['usd', '707.20'],
];
const GOLD = [
  ['key', 'price'],
  ['gold', '613.00'],
];
const DAY = [
  ['key', 'date', 'middleRate'],
  ['USD', '2026-11-20', '708.30'],
];

describe('a workbook of several sheets', () => {
  it('is a table for each sheet that is named after a feed', async () => {
    const test = await aFedStore('rates', ratesSources());
    const workbook = aWorkbook(
      named('fx-rates', RATES),
      named('_notes', [['as discussed']]),
      named('gold-prices', GOLD),
      named('fx-history', DAY),
    );
    const fed = await feed(test, { 'rates-20261120.xlsx': workbook });
    expect(fed.records.map(({ type, key }) => `${type} ${key}`)).toEqual(['fx-rate usd', 'gold-price gold']);
    expect(fed.series).toContainEqual({ type: 'fx-history', added: 1, corrected: 0, removed: 0 });
  });

  it('tells sheet and cell of what is wrong', async () => {
    const test = await aFedStore('rates', ratesSources());
    const workbook = aWorkbook(
      named('fx-rates', [
        ['key', 'spotBuy'],
        ['usd', '7O7'],
      ]),
      named('gold-prices', GOLD),
      named('Sheet3', GOLD),
      named('fx-rate', RATES),
    );
    const findings = await findingsOf(feed(test, { 'rates.xlsx': workbook }));
    expect(findings).toHaveLength(3);
    expect(findings[0]).toMatch(/^rates\.xlsx!Sheet3:1: expected a sheet named after a type of scope rates/);
    expect(findings[1]).toBe('rates.xlsx!fx-rate: expected one file of fx-rate, found a second one');
    expect(findings[2]).toMatch(/^rates\.xlsx!fx-rates:2:B spotBuy: expected a decimal number/);
  });

  it('of one sheet is known by the name of the file, as before', async () => {
    const test = await aFedStore('rates', ratesSources());
    const fed = await feed(test, { 'fx-rates-20261120.xlsx': aWorkbook(named('Tabelle1', RATES)) });
    expect(fed.records).toEqual([{ type: 'fx-rate', key: 'usd', kind: 'changed' }]);
    expect(
      await findingsOf(feed(test, { 'fx-rates.xlsx': aWorkbook(named('fx-rates', [['key', 'odd']])) })),
    ).toEqual([expect.stringMatching(/^fx-rates\.xlsx:1/)]);
  });

  it('of sources is packed as its sheets would be as files', async () => {
    const { 'gold-price.yaml': _gold, 'fx-history.csv': _history, ...others } = ratesSources();
    const gold = [
      ['key', 'price', 'changeRate', 'publishTime'],
      ['gold', '613.00', '0.1', '2026-11-20T10:30:00+08:00'],
    ];
    const sources = {
      ...others,
      'rates.xlsx': aWorkbook(named('gold-prices', gold), named('fx-history', DAY)),
    };
    const test = await aFedStore('rates', sources);
    const content = await test.snapshot();
    expect((await content.find('gold-price', 'CN', 'gold'))?.body.price).toBe('613.00');
    expect(await content.series('fx-history', 'USD')).toHaveLength(1);
  });
});

describe('a feed that may be taken in part', () => {
  const isPartial = true;
  const shown = async (test: FedStore) =>
    (await (await test.snapshot()).list('fx-rate', 'CN')).map(({ key, body }) => `${key} ${body.spotBuy}`);

  it('leaves out the rows that are wrong and says what is, in their order', async () => {
    const test = await aFedStore('rates', ratesSources());
    const rows = 'key,spotBuy\nusd,707.20\nthb,x\neur,818.60\n';
    const fed = await feed(test, { 'fx-rates.csv': rows }, { isPartial });
    expect(fed.leftOut.map(({ message }) => wordsIn(message, 'EN'))).toEqual([
      'fx-rates.csv:3:2 spotBuy: expected a decimal number such as 707.15, or nothing, found "x"',
    ]);
    expect(await shown(test)).toEqual(['usd 707.20', 'eur 818.60', 'thb 20.11']);
    const [entry] = (await test.writer.log()).entries.filter(({ facts }) => 'rowsLeftOut' in facts);
    expect(entry?.facts).toMatchObject({ files: 'fx-rates.csv', feeds: 'fx-rates', rowsLeftOut: '1' });
  });

  it('leaves out a row that only a rule over all records finds wrong', async () => {
    const test = await aFedStore('rates', ratesSources());
    const fed = await feed(test, { 'fx-rates.csv': 'key,spotBuy\nusd,707.20\neur,999.00\n' }, { isPartial });
    expect(fed.leftOut.map(({ line, field }) => [line, field])).toEqual([[3, 'spotSell']]);
    expect(await shown(test)).toEqual(['usd 707.20', 'eur 818.56', 'thb 20.11']);
  });

  it('takes no row of a key that comes twice: nobody can say which one is meant', async () => {
    const test = await aFedStore('rates', ratesSources());
    const rows = 'key,spotBuy\nusd,707.20\neur,818.60\nthb,20.10\nusd,707.30\n';
    const fed = await feed(test, { 'fx-rates.csv': rows }, { isPartial });
    expect(fed.leftOut.map(({ line }) => line)).toEqual([5]);
    expect(await shown(test)).toEqual(['usd 707.15', 'eur 818.60', 'thb 20.10']);
  });

  it('adds a day to the histories whose rows are right, and corrects none in part', async () => {
    const test = await aFedStore('rates', ratesSources());
    const day = (usd: string, thb: string) =>
      `key,date,middleRate\nUSD,${usd},708.30\nEUR,2026-11-20,821.40\nTHB,2026-11-20,${thb}\n`;
    const fed = await feed(test, { 'fx-history.csv': day('2026-11-20', 'x') }, { isPartial });
    expect(fed.series).toEqual([{ type: 'fx-history', added: 2, corrected: 0, removed: 0 }]);
    const correction = feed(test, { 'fx-history.csv': day('2026-11-18', 'x') }, { isPartial });
    expect(await findingsOf(correction)).toHaveLength(1);
    await expect(correction).rejects.toThrow(
      'No row was left out: fx-history.csv corrects days of a history that are known, which is done as a whole.',
    );
  });

  it.each([
    [
      'a file that is no sound table',
      'key,spotBuy\nusd,707.20\neur\n',
      'what is wrong at fx-rates.csv:3 is of no single row.',
    ],
    [
      'a column that there is none of',
      'key,odd\nusd,707.20\n',
      'what is wrong at fx-rates.csv:1 is of no single row.',
    ],
    [
      'more rows that are wrong than right',
      'key,spotBuy\nusd,707.20\neur,x\nthb,y\n',
      '2 of 3 rows of fx-rates.csv would be, and no more may be than are taken.',
    ],
    [
      'more rows that are wrong than right, one of which is found when another is left out',
      'key,spotBuy\nusd,x\neur,999.00\nthb,20.10\n',
      '2 of 3 rows of fx-rates.csv would be, and no more may be than are taken.',
    ],
  ])('is refused as a whole for %s, and says why', async (_, rows, why) => {
    const test = await aFedStore('rates', ratesSources());
    const refused = feed(test, { 'fx-rates.csv': rows }, { isPartial });
    await expect(refused).rejects.toThrow(`release 1 of rates. No row was left out: ${why}`);
    expect(await shown(test)).toEqual(['usd 707.15', 'eur 818.56', 'thb 20.11']);
  });

  it('cannot be all that there is at the same time', async () => {
    const test = await aFedStore('rates', ratesSources());
    const whole = feed(test, { 'fx-rates.csv': 'key,spotBuy\nusd,1\n' }, { isPartial, isWhole: true });
    await expect(whole).rejects.toThrow('no row can be left out');
  });
});
