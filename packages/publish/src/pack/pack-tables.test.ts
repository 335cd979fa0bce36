import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBundle, checkPacked } from '../check/check-bundle.ts';
import { ContentError } from '../base/errors.ts';
import { toRelease } from '../releases/import-bundle.ts';
import { asRead } from '../testing/as-read.ts';
import { aWorkbook } from '../testing/a-workbook.ts';
import { ratesSources, wealthSources } from '../testing/a-fed-store.ts';
import { editManifest, rewriteFile } from '../testing/repack.ts';
import { temporaryFolder, writeFiles } from '../testing/source-folder.ts';
import { packScope, packSources } from './pack-scope.ts';

async function pack(
  scope: 'rates' | 'wealth',
  sources: Record<string, string | Uint8Array>,
  seriesMode: 'full' | 'append' = 'full',
) {
  const folder = writeFiles(join(temporaryFolder(), scope), sources);
  const out = join(temporaryFolder(), 'bundle');
  const packed = await packScope({ folder, scope, out, seriesMode });
  return { ...packed, out };
}

async function problems(work: () => unknown): Promise<readonly string[]> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
  return [];
}

describe('packing tables', () => {
  it('makes the same records of a CSV file as of YAML', async () => {
    const { out, locate } = await pack('rates', ratesSources());
    const { records, warnings } = checkBundle(out, { locate });
    expect(warnings).toEqual([]);
    const baht = [...records]
      .filter(({ key }) => key === 'thb')
      .map(({ language, body }) => [language, body]);
    const common = {
      sort: 3,
      currency: 'THB',
      unit: 100,
      spotBuy: '20.11',
      cashBuy: '',
      spotSell: '20.31',
      cashSell: '',
      middleRate: '20.22',
      changeRate: '0.12',
      publishTime: '2026-11-20T10:30:00+08:00',
    };
    expect(baht).toEqual([
      ['CN', { ...common, currencyName: '泰铢' }],
      ['EN', { ...common, currencyName: 'Thai baht' }],
    ]);
  });

  it('reads lists, groups, documents, booleans and one-language rows from a workbook', async () => {
    const { out } = await pack('wealth', {
      'wealth-products.xlsx': aWorkbook([
        ['key', 'languages', 'sort', 'prodCode', 'documents', 'benchmarkLow', 'zh.prodName', 'registerCode'],
        ['a1', 'CN', 1, 'A1', 'files/manual.pdf', null, '天璇', ''],
      ]),
      'media/files/manual.pdf': wealthSources()['media/files/manual.pdf'] ?? '',
    });
    const line = JSON.parse(readFileSync(join(out, 'content/wealth-product.ndjson'), 'utf8')) as object;
    expect(line).toMatchObject({
      key: 'a1',
      languages: ['CN'],
      from: 'wealth-products.xlsx:2',
      sort: 1,
      documents: [{ name: 'manual.pdf', pages: 1 }],
      registerCode: '',
      zh: { prodName: '天璇' },
    });
    expect(line).not.toHaveProperty('benchmarkLow');
  });

  it('points at the cell of what the schema refuses', async () => {
    const table = (ratesSources()['fx-rates.csv'] ?? '')
      .replace('710.12,710.12', '710,12')
      .replace('EUR', 'XXX');
    const { out, locate } = await pack('rates', { 'fx-rates.csv': table.replace(',100,', ',many,') });
    expect(await problems(() => checkBundle(out, { locate }))).toEqual(
      expect.arrayContaining([
        'fx-rates.csv:2:4 unit: expected a number, found "many"',
        expect.stringMatching(/^fx-rates\.csv:3:3 currency: expected one of CNY, .*, found "XXX"$/),
      ]),
    );
  });

  it('refuses columns that the type does not have, and keys that come twice', async () => {
    const found = await problems(() =>
      pack('rates', {
        'fx-rates.csv': 'key,sort,spotbuy\nusd,1,2\n',
        'loan-rates.csv': 'key,sort\na,1\na,2\n',
      }),
    );
    expect(found[0]).toMatch(
      /^fx-rates\.csv:1:3: expected a column of fx-rate: key, .*spotBuy.*, found "spotbuy"$/,
    );
    expect(found[1]).toBe(
      'loan-rates.csv:3:1 key: expected a key of its own (line 2 has the same), found "a" again',
    );
  });
});

/** Everything that `content check` tells of a folder of rates. */
async function told(sources: Record<string, string | Uint8Array>): Promise<readonly string[]> {
  const folder = writeFiles(join(temporaryFolder(), 'rates'), sources);
  return problems(async () => checkPacked(await packSources({ folder, scope: 'rates' }), folder));
}

describe('a table with a column that the type does not have', () => {
  const table = ratesSources()['fx-rates.csv'] ?? '';
  const isOfTable = (line: string) => line.startsWith('fx-rates.csv:');

  it('still tells of its rows what the other columns have wrong', async () => {
    const found = await told({
      ...ratesSources(),
      'fx-rates.csv': table.replace('changeRate', 'changerate').replace('EUR', 'XXX'),
    });
    expect(found.filter(isOfTable)).toEqual([
      expect.stringMatching(/^fx-rates\.csv:1:\d+: expected a column of fx-rate: .*, found "changerate"$/),
      'fx-rates.csv:1:10 changeRate: expected a text, found nothing',
      expect.stringMatching(/^fx-rates\.csv:3:3 currency: expected one of CNY, .*, found "XXX"$/),
    ]);
  });

  it('whose rows have no keys is told of once', async () => {
    const sources = ratesSources();
    expect(await told(sources)).toEqual([]);
    const nameless = await told({ ...sources, 'fx-rates.csv': table.replace(/^key,/, 'name,') });
    expect(nameless).toEqual([
      expect.stringMatching(/^fx-rates\.csv:1:1: expected a column named key, found "name,/),
    ]);
  });
});

describe('packing histories', () => {
  it('writes them in the order of key and day, with their mode in the manifest', async () => {
    const { out, manifest, pointCount } = await pack('rates', ratesSources());
    expect(pointCount).toBe(5);
    expect(manifest.series).toEqual({ 'fx-history': 'full' });
    expect(readFileSync(join(out, 'series/fx-history.csv'), 'utf8')).toBe(
      `key,date,middleRate,spotBuy,spotSell,cashBuy,cashSell
EUR,2026-11-17,821.00,818.20,824.20,,
EUR,2026-11-18,821.10,818.30,824.30,,
USD,2026-11-17,708.00,706.90,709.90,,
USD,2026-11-18,708.10,707.00,710.00,,
USD,2026-11-19,708.15,707.05,710.05,,
`,
    );
    const [series, ...others] = toRelease(checkBundle(out)).series ?? [];
    expect(series).toMatchObject({ type: 'fx-history', mode: 'full' });
    expect([...(series?.points ?? [])].length).toBeGreaterThan(0);
    expect(others).toEqual([]);
    const append = await pack('rates', ratesSources(), 'append');
    expect(append.manifest.series).toEqual({ 'fx-history': 'append' });
    expect(append.manifest.id).not.toBe(manifest.id);
  });

  it('points at the cell of a day or number that is none, and at a day that comes twice', async () => {
    expect(
      await problems(() =>
        pack('rates', {
          'fx-history.csv': `key,date,middleRate,spotBuy,spotSell
USD,2026-02-30,7o8.00,,
EUR,2026-11-18,821.10,818.30,818.20
EUR,2026-11-19,0,,
EUR,2026-11-18,821.10,,
EUR,2026-11-20,,,
`,
        }),
      ),
    ).toEqual([
      'fx-history.csv:2:2 date: expected a day such as 2026-11-20, found "2026-02-30"',
      'fx-history.csv:2:3 middleRate: expected a decimal number above 0 such as 1.0163, found "7o8.00"',
      'fx-history.csv:3:5 spotSell: expected at least the spot buying rate, 818.30, found "818.20"',
      'fx-history.csv:4:3 middleRate: expected a decimal number above 0 such as 1.0163, found "0"',
      'fx-history.csv:5:2 date: expected one row for a key and day (line 3 has the same), found EUR 2026-11-18 again',
      'fx-history.csv:6:3 middleRate: expected at least one value in the row, found nothing',
    ]);
  });

  it('leaves an altered history out of the store', async () => {
    const spoil = async (edit: (out: string) => void) => {
      const { out } = await pack('rates', ratesSources());
      edit(out);
      return problems(() => checkBundle(out));
    };
    const rewrite = (from: string, to: string) => (out: string) =>
      rewriteFile(out, 'series/fx-history.csv', (text) => text.replace(from, to));
    expect(await spoil(rewrite('708.10', '-708.10'))).toEqual([
      'series/fx-history.csv:5 middleRate: expected a decimal number above 0 such as 1.0163, found "-708.10"',
    ]);
    expect(await spoil(rewrite('USD,2026-11-18', 'USD,2026-11-17'))).toEqual([
      expect.stringContaining('series/fx-history.csv:5: expected rows in order, each key and day once'),
    ]);
    expect(await spoil(rewrite('708.10,', ''))).toEqual([
      expect.stringContaining('series/fx-history.csv:5: expected 7 values'),
    ]);
    expect(await spoil(rewrite('middleRate', 'rate'))).toEqual([
      expect.stringContaining('series/fx-history.csv:1: expected key,date,middleRate'),
    ]);
    expect(await spoil((out) => editManifest(out, ({ series: _series, ...manifest }) => manifest))).toContain(
      'manifest.json series.fx-history: expected full or append, found nothing',
    );
    expect(
      await spoil((out) =>
        editManifest(out, (manifest) => ({
          ...manifest,
          series: { ...manifest.series, 'fund-nav': 'full' },
        })),
      ),
    ).toContain(
      'series/fund-nav.csv: expected a history of scope rates (fx-history, fx-day), found "fund-nav"',
    );
    // Another mode under the same files is another bundle.
    expect(
      await spoil((out) =>
        editManifest(out, (manifest) => ({ ...manifest, series: { 'fx-history': 'append' } })),
      ),
    ).toEqual([expect.stringContaining('manifest.json id: expected the hash of the files')]);
  });
});

describe('products and rates that contradict themselves [WLTH-8]', () => {
  const rates = (from: string, to: string) => ({
    ...ratesSources(),
    'fx-rates.csv': (ratesSources()['fx-rates.csv'] ?? '').replace(from, to),
  });
  const wealth = (from: string, to: string) => ({
    ...wealthSources(),
    'wealth-products.yaml': String(wealthSources()['wealth-products.yaml']).replace(from, to),
  });
  const deposit = (termCode: string) => ({
    'deposit-rates.yaml': `- { key: d, sort: 1, currency: CNY, kind: FIXED, termCode: '${termCode}', rate: '1.10', effectiveDate: '2026-11-12', zh: { termName: 一 }, en: { termName: One } }\n`,
  });

  it.each([
    [
      'spot sold below buying',
      'rates',
      rates('707.15', '711.00'),
      'fx-rates.csv:2:7 spotSell: expected at least the spot buying rate, 711.00, found "710.12"',
    ],
    [
      'notes dearer to sell than a transfer',
      'rates',
      rates('701.40', '708.00'),
      'fx-rates.csv:2:5 spotBuy: expected at least the cash buying rate, 708.00, found "707.15"',
    ],
    [
      'notes sold for less than a transfer',
      'rates',
      rates('710.12,710.12', '710.12,709.00'),
      'fx-rates.csv:2:8 cashSell: expected at least the spot selling rate, 710.12, found "709.00"',
    ],
    [
      'a rate of nothing',
      'rates',
      rates('20.22', '0.00'),
      'fx-rates.csv:4:9 middleRate: expected a rate above 0, found "0.00"',
    ],
    [
      'an unknown term',
      'rates',
      deposit('4Y'),
      'deposit-rates.yaml:1 termCode: expected one of 0, 1D, 7D, 1M, 3M, 6M, 1Y, 2Y, 3Y, 5Y, found "4Y"',
    ],
    [
      'a lowest benchmark above the highest',
      'wealth',
      wealth("'2.20'", "'3.20'"),
      'wealth-products.yaml:18 benchmarkHigh: expected at least benchmarkLow, 3.20, found "2.60"',
    ],
    [
      'a NAV of nothing',
      'wealth',
      wealth("'1.0163'", "'0.0000'"),
      'wealth-products.yaml:20 unitNav: expected a value above 0, found "0.0000"',
    ],
  ] as const)('are refused: %s', async (_case, scope, sources, finding) => {
    const { out, locate } = await pack(scope, sources);
    expect(await problems(() => checkBundle(out, { locate }))).toContain(finding);
  });

  it('are let through with a word where they may be meant', async () => {
    const unregistered = await pack('wealth', wealth('Z7001626000001', "''"));
    expect(asRead(checkBundle(unregistered.out, { locate: unregistered.locate }).warnings)).toEqual([
      'wealth-products.yaml:4 registerCode: expected its registration code; the product is left out of lists until it has one, found an empty text',
    ]);
    const stale = await pack('rates', rates('821.33', '812.33'));
    expect(asRead(checkBundle(stale.out, { locate: stale.locate }).warnings)).toEqual([
      'fx-rates.csv:3:9 middleRate: expected a cross rate against USD within 0.5 % of the quotes, found "812.33", 1.08 % away',
    ]);
  });
});
