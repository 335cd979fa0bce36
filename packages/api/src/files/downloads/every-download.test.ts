import { LANGUAGES, type Language } from '@bank/contract';
import { openTestStore, publish } from '@bank/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandlerDeps } from '../../base/handler.ts';
import { askDownload } from './ask-download.ts';
import { downloads } from './downloads.ts';
import { CLOSES, RELEASES } from './testing/content-of-downloads.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
let deps: HandlerDeps;
let drop: () => Promise<void>;

beforeAll(async () => {
  const test = await openTestStore();
  for (const release of RELEASES) await publish(test.writer, release, NOW);
  const content = test.store.snapshot(await test.store.currentVersion(NOW));
  deps = { content, imageBase: '/images/', shareCloses: async () => CLOSES };
  drop = () => test.drop();
});
afterAll(() => drop());

const PARAMETERS: Readonly<Record<string, string>> = {
  'fund-holdings': 'fundCode=009126',
  'fund-months': 'fundCode=009126',
  'fund-nav': 'fundCode=009126',
  'fund-periods': 'fundCode=009126',
  'fund-quarters': 'fundCode=009126',
  'fx-history': 'currency=USD',
  'fx-quotes': 'currency=USD',
  'wealth-nav': 'prodCode=TX1',
  'wealth-outcomes': 'prodCode=TX1',
  'wealth-track': 'prodCode=TX1',
};

async function file(name: string, language: Language, query = PARAMETERS[name] ?? '', more: object = {}) {
  const asked = askDownload(name, new URLSearchParams(`${query}&language=${language}`));
  return asked.kind === 'asked' ? asked.build({ ...deps, ...more }) : asked;
}
const cellsOf = (line: string) => [...line.matchAll(/"[^"]*"|[^,]+|(?<=^|,)(?=,|$)/g)].map(([cell]) => cell);
async function linesOf(name: string, query?: string): Promise<string[]> {
  const answer = await file(name, 'CN', query);
  if (answer.kind !== 'file') throw new Error(`${name} is ${answer.kind}`);
  return answer.text.replace('\uFEFF', '').trim().split('\r\n');
}

describe.each(Object.keys(downloads))('the download of %s', (name) => {
  it('names itself and each of its columns in words of its own, in both languages [S1-lang]', async () => {
    const [chinese, english] = await Promise.all(LANGUAGES.map((language) => file(name, language)));
    if (chinese?.kind !== 'file' || english?.kind !== 'file') throw new Error(`there is no ${name}`);
    const headers = [chinese, english].map(({ text }) => cellsOf(text.slice(1).split('\r\n')[0] ?? ''));
    for (const header of headers) {
      expect(header.length).toBeGreaterThan(1);
      expect(header).not.toContain('');
      expect(new Set(header).size).toBe(header.length);
    }
    expect(headers[0]).toHaveLength(headers[1]?.length ?? 0);
    expect(headers[1]?.join()).not.toMatch(/\p{Script=Han}/u);
    expect(chinese.fileName).toMatch(/\p{Script=Han}.*\.csv$/u);
    expect(english.fileName).toMatch(/^[\x20-\x7e]*[A-Za-z]{3}[\x20-\x7e]*\.csv$/);
  });
});

describe('what a download holds', () => {
  it.each([
    ['fx-rates', ['USD,美元,100,707.15,701.40,710.12,710.50,708.21,-0.12,2026-11-20T10:00:00+08:00']],
    [
      'fx-history',
      ['USD,2026-11-18,100,708.00,707.00,,,', 'USD,2026-11-19,100,708.21,707.15,710.12,701.40,710.50'],
    ],
    [
      'fx-quotes',
      [
        'USD,2026-11-19,09:00:00,100,708.21,707.15,710.12,701.40,',
        'USD,2026-11-19,10:00:00,100,709.21,708.15,711.12,702.40,711.50',
      ],
    ],
    [
      'fund-holdings',
      [
        '009126,2026-09-30,600001,江陵电力,4.66,0.20,1000,20',
        '009126,2026-09-30,600002,江陵电力,3.10,,1000,20',
      ],
    ],
    [
      'fund-months',
      ['009126,2026-06,0.00', '009126,2026-09,25.00', '009126,2026-10,5.00', '009126,2026-11,1.00'],
    ],
    ['fund-periods', ['009126,近 1 年,6.05,,6.05,1,1']],
    ['fund-quarters', ['009126,2026Q3,25.00,1,1,1']],
    ['share-closes', ['2026-11-18,5.71,', '2026-11-19,5.40,3.30']],
    ['loan-rates', ['MORTGAGE,5Y+,首套,3.10,,5Y,-40,2026-10-20']],
    [
      'fees',
      [
        'CD001,银行卡,借记卡年费,服务内容,10 元/年,首年免,市场调节价,个人,2026-10-15,全部网点,发改价格〔2014〕268 号',
      ],
    ],
  ])('%s', async (name, rows) => {
    expect((await linesOf(name)).slice(1, 1 + rows.length)).toEqual(rows);
  });

  it('are the rates of one day where one is asked for', async () => {
    expect(await linesOf('fx-quotes', 'currency=USD&date=2026-11-18')).toEqual([
      expect.any(String),
      'USD,2026-11-18,09:00:00,100,1,2,3,4,5',
    ]);
  });

  it('are the deposits of one foreign currency or of all', async () => {
    expect(await linesOf('deposit-rates', 'currency=USD')).toHaveLength(2);
    expect((await linesOf('deposit-rates', 'currency=FOREIGN')).map((line) => line.slice(0, 3))).toEqual([
      '币种,',
      'USD',
      'GBP',
    ]);
  });

  it('are facts for programs, each figure of each year, newest first [IR-2]', async () => {
    expect(await linesOf('key-figure-facts')).toEqual([
      'concept,label,value,unit,decimals,periodType,periodStart,periodEnd,context',
      'byb:NetProfit,归母净利润,27060000000,CNY,-7,duration,2025-01-01,2025-12-31,FY2025',
      'byb:NetProfit,归母净利润,27060000000,CNY,-7,duration,2024-01-01,2024-12-31,FY2024',
    ]);
  });

  it.each([
    ['fx-rates', '今日外汇牌价 2026-11-20.csv'],
    ['fx-history', 'USD 外汇牌价 2026-11-19.csv'],
    ['fx-quotes', 'USD 全天报价 2026-11-19.csv'],
    ['fund-holdings', '009126 持仓 2026-09-30.csv'],
    ['fund-months', '009126 每月收益率 2026-11-19.csv'],
    ['fund-periods', '009126 区间收益与同类排名 2026-11-19.csv'],
    ['fund-quarters', '009126 同类四分位 2026-11-19.csv'],
    ['share-closes', '收盘价 2026-11-19.csv'],
    ['key-figure-facts', '主要财务指标数据 2024-2025.csv'],
    ['loan-rates', '贷款利率 2026-10-20.csv'],
  ])('%s is of the day that its name says', async (name, fileName) => {
    expect(await file(name, 'CN')).toMatchObject({ fileName });
  });

  it('says so where closing prices are made up, and is not there where nobody gives them [IR-3]', async () => {
    const demo = { shareCloses: async () => ({ ...CLOSES, isDemo: true }) };
    expect(await file('share-closes', 'CN', '', demo)).toMatchObject({
      fileName: '收盘价（演示） 2026-11-19.csv',
    });
    expect(await file('share-closes', 'EN', '', demo)).toMatchObject({
      fileName: 'Closing prices (demo) 2026-11-19.csv',
    });
    for (const shareCloses of [undefined, async () => null, async () => ({ ...CLOSES, closes: [] })])
      expect(await file('share-closes', 'CN', '', { shareCloses })).toEqual({ kind: 'missing' });
  });

  it.each([
    ['fx-history', 'currency=EUR'],
    ['fx-quotes', 'currency=EUR'],
    ['fx-quotes', 'currency=USD&date=2026-11-17'],
    ['fund-holdings', 'fundCode=000001'],
    ['fund-months', 'fundCode=000001'],
    ['fund-periods', 'fundCode=000001'],
    ['fund-quarters', 'fundCode=000001'],
    ['wealth-outcomes', 'prodCode=NONE'],
  ])('%s is missing where there is nothing under %s', async (name, query) => {
    expect(await file(name, 'CN', query)).toEqual({ kind: 'missing' });
  });

  it('is kept with the content, but for what comes from outside', () => {
    for (const [name, query] of Object.keys(downloads).map((each) => [each, PARAMETERS[each] ?? '']))
      expect(askDownload(name ?? '', new URLSearchParams(query))).toMatchObject({
        isKept: name !== 'share-closes',
      });
  });
});

describe('the funds that are taken away', () => {
  it.each([
    ['fall=8', 1],
    ['fall=7', 0],
    ['years=1', 1],
    ['years=2', 0],
    ['size=41', 1],
    ['size=42', 0],
    ['risk=R2,', 1],
    ['risk=', 1],
  ])('under %s are %i [FUND-1]', async (query, found) => {
    expect(await linesOf('funds', query)).toHaveLength(1 + found);
  });

  it.each(['fall=0', 'fall=101', 'fall=x', 'years=0', 'years=31', 'size=0', 'size=10001', 'size=1.5'])(
    'are refused under %s, and taken up to the limits [FUND-1]',
    async (query) => {
      expect(await file('funds', 'CN', query)).toMatchObject({ kind: 'refused' });
      expect(await file('funds', 'CN', 'fall=100&years=30&size=10000')).toMatchObject({ kind: 'file' });
    },
  );

  it('name what is wrong, a line for each [FUND-1]', async () => {
    const refused = await file('funds', 'CN', 'fall=0&years=0');
    expect(refused.kind === 'refused' && refused.message.split('\n')).toEqual([
      expect.stringMatching(/^fall: /),
      expect.stringMatching(/^years: /),
    ]);
  });

  it('are named after their newest day, where there are any [FUND-1]', async () => {
    expect(await file('funds', 'CN')).toMatchObject({ fileName: '基金列表 2026-11-19.csv' });
    expect(await file('funds', 'CN', 'risk=R5')).toMatchObject({ fileName: '基金列表.csv' });
  });
});

it('a store that is away is no missing file', async () => {
  const away = new Error('away');
  const content = { ...deps.content, list: () => Promise.reject(away) };
  await expect(file('fx-rates', 'CN', '', { content })).rejects.toBe(away);
});

it.each([
  'deposit-rates',
  'fees',
  'fx-rates',
  'key-figure-facts',
  'key-figures',
  'loan-rates',
  'lpr',
  'share-closes',
])('%s is missing while nothing has been published', async (name) => {
  const content = { ...deps.content, list: async () => [] };
  expect(await file(name, 'CN', '', { content, shareCloses: undefined })).toEqual({ kind: 'missing' });
});
