import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { FEED_NOW as NOW, aFedStore, ratesSources } from '../../testing/a-fed-store.ts';
import { feedRelease } from './feed-release.ts';

const RATES = `key,unit,spotBuy,cashBuy,spotSell,cashSell,middleRate,publishTime
usd,100,707.20,701.45,710.17,710.17,708.26,2026-11-20T11:00:00+08:00
eur,100,818.60,793.16,824.64,824.64,821.37,2026-11-20T11:00:00+08:00
thb,100,20.12,,20.32,,20.23,2026-11-20T11:00:00+08:00
`;
const HISTORY = `key,date,middleRate,spotBuy,spotSell
USD,2026-11-20,708.21,707.15,710.12
EUR,2026-11-20,821.33,818.56,824.60
EUR,2026-11-19,821.20,818.40,824.40
`;

/** The same numbers in every run (Park and Miller's generator). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

/** Spoils one cell or row; gives the text and the line that must be named. */
type Mutation = (
  rows: string[][],
  roll: (sides: number) => number,
) => { text: string | Buffer; line: number };

const joined = (rows: string[][]) => `${rows.map((cells) => cells.join(',')).join('\n')}\n`;
const setCell =
  (column: string, value: string | ((old: string) => string)): Mutation =>
  (rows, roll) => {
    const line = 2 + roll(rows.length - 1);
    const cells = rows[line - 1] ?? [];
    const index = rows[0]?.indexOf(column) ?? -1;
    cells[index] = typeof value === 'string' ? value : value(cells[index] ?? '');
    return { text: joined(rows), line };
  };
const onRow =
  (edit: (cells: string[]) => string[]): Mutation =>
  (rows, roll) => {
    const line = 2 + roll(rows.length - 1);
    rows[line - 1] = edit([...(rows[line - 1] ?? [])]);
    return { text: joined(rows), line };
  };
const onHeader =
  (edit: (header: string[]) => string[]): Mutation =>
  (rows) => {
    rows[0] = edit([...(rows[0] ?? [])]);
    return { text: joined(rows), line: 1 };
  };

const FOR_BOTH: Record<string, Mutation> = {
  'a letter in a number': setCell('middleRate', (old) => old.replace('.', 'o')),
  'a comma for the point': setCell('middleRate', '"708,26"'),
  'a number in scientific notation': setCell('middleRate', '7.0826e2'),
  'full-width digits': setCell('middleRate', '７０８.２６'),
  'a thousands separator': setCell('spotSell', '"1,710.12"'),
  'a currency sign': setCell('spotSell', '¥710.12'),
  'a negative rate': setCell('middleRate', (old) => `-${old}`),
  'a rate of zero': setCell('middleRate', '0.00'),
  'buying above selling': setCell('spotBuy', '999999.99'),
  'a formula': setCell('spotBuy', '=A1*2'),
  'an error of a spreadsheet': setCell('middleRate', '#N/A'),
  'a point without digits behind it': setCell('spotBuy', '20.'),
  'a cell too few': onRow((cells) => cells.slice(0, -1)),
  'a cell too many': onRow((cells) => [...cells, 'x']),
  'a row that is cut off': onRow((cells) => cells.slice(0, 2)),
  'an open quote': onRow(([key, ...rest]) => [key ?? '', `"${rest[0]}`, ...rest.slice(1)]),
  'an empty key': setCell('key', ''),
  'a NUL': setCell('middleRate', '708.\u000021'),
  'a misspelt column': onHeader((header) => header.map((name) => name.replace('spotBuy', 'spotbuy'))),
  'a column twice': onHeader((header) => header.map((name) => (name === 'spotBuy' ? 'spotSell' : name))),
  'no key column': onHeader((header) => header.map((name) => (name === 'key' ? 'code' : name))),
  semicolons: (rows) => ({ text: rows.map((cells) => cells.join(';')).join('\n'), line: 1 }),
  'UTF-16': (rows) => ({ text: Buffer.from(`\uFEFF${joined(rows)}`, 'utf16le'), line: 1 }),
  GBK: (rows, roll) => {
    const { text, line } = onRow(([, ...rest]) => ['\xd6\xd0\xb9\xfa', ...rest])(rows, roll);
    return { text: Buffer.from(text as string, 'latin1'), line };
  },
  'a page of HTML': () => ({ text: '<html><body>502 Bad Gateway</body></html>\n', line: 1 }),
  'a header alone': (rows) => ({ text: joined(rows.slice(0, 1)), line: 1 }),
  'an empty file': () => ({ text: '', line: 1 }),
  'the same row twice': (rows) => ({ text: joined([...rows, rows[1] ?? []]), line: rows.length + 1 }),
};
const FOR_RATES: Record<string, Mutation> = {
  'a unit in words': setCell('unit', 'hundred'),
  'half a unit': setCell('unit', '0.5'),
  'a moment without its offset': setCell('publishTime', '2026-11-20 11:00'),
  'no moment': setCell('publishTime', ''),
  'an unknown new currency': setCell('key', 'xau'),
  'cash dearer to buy than a transfer': setCell('cashBuy', '9999.00'),
};
const FOR_HISTORY: Record<string, Mutation> = {
  'a day that is none': setCell('date', '2026-02-30'),
  'a day as Excel shows it': setCell('date', '2026/11/20'),
  'a day of eight digits': setCell('date', '20261120'),
  'a day to come': setCell('date', '2062-11-20'),
  'an unknown currency': setCell('key', 'XAU'),
  'a currency in small letters': setCell('key', (old) => old.toLowerCase()),
  'no value at all': onRow(([key = '', date = '']) => [key, date, '', '', '']),
};

const CASES = [
  ...Object.entries({ ...FOR_BOTH, ...FOR_RATES }).map(
    ([name, mutate]) => ['fx-rates.csv', name, RATES, mutate] as const,
  ),
  ...Object.entries({ ...FOR_BOTH, ...FOR_HISTORY }).map(
    ([name, mutate]) => ['fx-history.csv', name, HISTORY, mutate] as const,
  ),
];

describe('a spoilt feed file', () => {
  it('comes in at least forty kinds, and the files are good before they are spoilt', async () => {
    expect(CASES.length).toBeGreaterThanOrEqual(40);
    const { writer } = await aFedStore('rates', ratesSources());
    const files = [
      { name: 'fx-rates.csv', bytes: Buffer.from(RATES) },
      { name: 'fx-history.csv', bytes: Buffer.from(HISTORY) },
    ];
    const fed = await feedRelease(writer, { scope: 'rates', files, now: NOW });
    expect([fed.records.length, fed.series[0]?.added, fed.warnings]).toEqual([3, 3, []]);
  });

  it.each(CASES)(
    '%s with %s is refused by its line, and the old data stay',
    async (name, kind, text, mutate) => {
      const test = await aFedStore('rates', ratesSources());
      const before = await (await test.snapshot()).list('fx-rate', 'CN');
      const roll = dice(20_261_120 + kind.length);
      const rows = text
        .trimEnd()
        .split('\n')
        .map((row) => row.split(','));
      const { text: spoilt, line } = mutate(rows, roll);
      const files = [{ name, bytes: Buffer.from(spoilt) }];
      const refused = await feedRelease(test.writer, { scope: 'rates', files, now: NOW }).then(
        (fed) => fed,
        (error: unknown) => error,
      );
      expect(refused).toBeInstanceOf(ContentError);
      const { findings, message } = refused as ContentError;
      expect(findings.join('\n')).toMatch(new RegExp(`^${name}:${line}[: ]`, 'm'));
      expect(message).toContain('Nothing was changed; visitors go on seeing release 1 of rates.');
      expect(await test.writer.releases()).toHaveLength(1);
      const after = await test.snapshot();
      expect(await after.list('fx-rate', 'CN')).toEqual(before);
      expect((await after.series('fx-history', 'USD')).at(-1)?.middleRate).toBe('708.15');
    },
  );
});
