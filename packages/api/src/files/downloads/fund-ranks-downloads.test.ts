import { LANGUAGES, type Language } from '@bank/contract';
import { aRelease, openTestStore, publish } from '@bank/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandlerDeps } from '../../base/handler.ts';
import { fundHandlers } from '../../subjects/funds/fund-handlers.ts';
import { aFund } from '../../testing/a-fund.ts';
import { aFundProfile } from '../../testing/a-fund-profile.ts';
import { fundFigures } from '../../testing/fund-figures.ts';
import { askDownload } from './ask-download.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
/** NAVs at the ends of two quarters and on the newest day, and the year's return. */
const FUNDS = {
  '000001': { navs: ['1.0000', '1.1000', '1.2000'], year: '20.00' },
  '000002': { navs: ['1.0000', '1.0500', '1.0500'], year: '5.00' },
  '000003': { navs: ['1.0000', '0.9000', '0.9500'], year: '-5.00' },
} as const;
/** 3.65 per cent a year, and so in any window of a year. */
const BENCHMARK = [{ weight: '100.00', yearRate: '3.65' }];
const ASKED = { channel: '1', language: 'CN' } as const;
const DAYS = ['2026-06-30', '2026-09-30', '2026-11-19'];
let deps: HandlerDeps;
let drop: () => Promise<void>;

beforeAll(async () => {
  const test = await openTestStore();
  const codes = Object.entries(FUNDS);
  await publish(
    test.writer,
    aRelease({
      scope: 'funds',
      items: [
        ...LANGUAGES.flatMap((language) => codes.map(([code]) => aFund(code, { fundType: '03' }, language))),
        ...codes.map(([code]) => aFundProfile(code, { benchmarkParts: BENCHMARK })),
        ...LANGUAGES.map((language) => aFund('000009', { fundType: '03' }, language)),
      ],
      series: [
        {
          type: 'fund-nav',
          mode: 'full',
          points: codes.flatMap(([key, { navs }]) =>
            DAYS.map((date, place) => ({ key, date, values: [navs[place] ?? '', '', '', '', ''] })),
          ),
        },
        {
          type: 'fund-measure',
          mode: 'full',
          points: codes.map(([key, { navs, year }]) =>
            fundFigures(key, '2026-11-19', { Y1: year, unitNav: navs[2], since: '2026-06-30' }),
          ),
        },
      ],
    }),
    NOW,
  );
  const content = test.store.snapshot(await test.store.currentVersion(NOW));
  deps = { content, imageBase: '/images/' };
  drop = () => test.drop();
});
afterAll(() => drop());

async function file(name: string, fundCode: string, language: Language = 'CN') {
  const asked = askDownload(name, new URLSearchParams({ fundCode, language }));
  return asked.kind === 'asked' ? asked.build(deps) : asked;
}
async function rowsOf(name: string, fundCode: string): Promise<string[][]> {
  const answer = await file(name, fundCode);
  if (answer.kind !== 'file') throw new Error(`${name} is ${answer.kind}`);
  const lines = answer.text.trim().split('\r\n').slice(1);
  return lines.map((line) => line.split(','));
}

describe('the download of ranks by quarter [FUND-2]', () => {
  it('has heads of its own in either language and a row for each quarter that is over', async () => {
    expect(await file('fund-quarters', '000002')).toEqual({
      kind: 'file',
      fileName: '000002 同类四分位 2026-11-19.csv',
      text: '\uFEFF基金代码,季度,收益率（%，含分红）,同类名次,同类只数,四分位\r\n000002,2026Q3,5.00,2,3,2\r\n',
    });
    expect(await file('fund-quarters', '000002', 'EN')).toMatchObject({
      fileName: '000002 quartiles among peers 2026-11-19.csv',
      text:
        '\uFEFFFund code,Quarter,"Return (%, distributions included)",Rank,Of funds,Quartile\r\n' +
        '000002,2026Q3,5.00,2,3,2\r\n',
    });
  });

  it.each(Object.keys(FUNDS))('has the figures of the page of %s', async (fundCode) => {
    const { quarters } = await fundHandlers.fundStanding(deps, { ...ASKED, fundCode, window: 'Y1' });
    expect(quarters.length).toBeGreaterThan(0);
    expect(await rowsOf('fund-quarters', fundCode)).toEqual(
      quarters.map(({ quarter, value, place, of, quartile }) =>
        [fundCode, quarter, value, place, of, quartile].map(String),
      ),
    );
  });
});

describe('the download of returns and ranks by period [FUND-2]', () => {
  it('has heads and names of periods in either language', async () => {
    expect(await file('fund-periods', '000003')).toEqual({
      kind: 'file',
      fileName: '000003 区间收益与同类排名 2026-11-19.csv',
      text:
        '\uFEFF基金代码,区间,本基金（%）,业绩比较基准（%）,同类平均（%）,同类名次,同类只数\r\n' +
        '000003,近 1 年,-5.00,3.65,6.67,3,3\r\n',
    });
    expect(await file('fund-periods', '000003', 'EN')).toMatchObject({
      fileName: '000003 returns and ranks by period 2026-11-19.csv',
      text:
        '\uFEFFFund code,Period,This fund (%),Benchmark (%),Peer average (%),Rank,Of funds\r\n' +
        '000003,1 year,-5.00,3.65,6.67,3,3\r\n',
    });
  });

  it.each(Object.keys(FUNDS))('has the figures of the page of %s', async (fundCode) => {
    const { performance } = await fundHandlers.fundDetail(deps, { ...ASKED, fundCode });
    expect((await rowsOf('fund-periods', fundCode)).map(([, , ...figures]) => figures)).toEqual(
      performance.map(({ return: own, benchmark = '', peerAverage = '', rank }) =>
        [own, benchmark, peerAverage, rank?.place ?? '', rank?.of ?? ''].map(String),
      ),
    );
  });
});

describe.each(['fund-quarters', 'fund-periods'])('the download of %s [FUND-2]', (name) => {
  it.each([
    ['that there is not', '123456'],
    ['without a NAV', '000009'],
  ])('is missing for a fund %s', async (_, fundCode) => {
    expect(await file(name, fundCode)).toEqual({ kind: 'missing' });
  });

  it.each(['', '../etc'])('refuses %j and names the parameter', async (fundCode) => {
    const refused = await file(name, fundCode);
    expect(refused.kind === 'refused' && refused.message).toMatch(/^fundCode: /);
  });
});
