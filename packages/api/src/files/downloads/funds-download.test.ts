import { aRelease, openTestStore, publish } from '@bank/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandlerDeps } from '../../base/handler.ts';
import { aFund } from '../../testing/a-fund.ts';
import { fundFigures } from '../../testing/fund-figures.ts';
import { askDownload } from './ask-download.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
let deps: HandlerDeps;
let drop: () => Promise<void>;

const fund = (fundCode: string, fundType: '03' | '04', fundName: string) =>
  aFund(fundCode, { fundType, fundName, riskLevel: 'R2', buyRate: '0.80', discountRate: '0.08' });

beforeAll(async () => {
  const test = await openTestStore();
  const release = aRelease({
    scope: 'funds',
    items: [fund('009126', '03', '远岫稳健债券 A'), fund('012480', '04', '=拾穗指数')],
    series: [
      {
        type: 'fund-nav',
        mode: 'full',
        points: [
          { key: '009126', date: '2026-11-18', values: ['1.0000', '1.1000', '', '', ''] },
          { key: '009126', date: '2026-11-19', values: ['1.0500', '', '9.99', '', ''] },
        ],
      },
      {
        type: 'fund-measure',
        mode: 'full',
        points: [
          fundFigures('009126', '2026-11-19', {
            since: '2026-11-18',
            Y1: '3.42',
            unitNav: '1.0500',
            accNav: '1.1500',
          }),
        ],
      },
    ],
  });
  await publish(test.writer, release, NOW);
  deps = { content: test.store.snapshot(await test.store.currentVersion(NOW)), imageBase: '/images/' };
  drop = () => test.drop();
});
afterAll(() => drop());

async function file(name: string, query: string) {
  const asked = askDownload(name, new URLSearchParams(query));
  return asked.kind === 'asked' ? asked.build(deps) : asked;
}

async function lines(name: string, query: string): Promise<string[]> {
  const answer = await file(name, query);
  if (answer.kind !== 'file') throw new Error(`${name}?${query} is ${answer.kind}`);
  return answer.text.replace('\uFEFF', '').trim().split('\r\n');
}

describe('the download of funds', () => {
  it('holds what the filters find, under its own names in either language [FUND-1]', async () => {
    expect((await lines('funds', 'type=03,05'))[1]).toBe(
      '009126,远岫稳健债券 A,债券型,R2,开放,,2026-11-19,1.0500,1.1500,,,,,,,,,3.42,,,,10,0.80,0.08,,,,,',
    );
    expect(await lines('funds', 'type=03&language=CN')).toHaveLength(2);
    expect((await lines('funds', 'language=EN'))[0]).toMatch(/^Code,Name,Type,/);
  });

  it('runs no formula that a name begins with', async () => {
    expect((await lines('funds', 'keyword=012480'))[1]).toMatch(/^012480,'=拾穗指数,指数型/);
  });

  it('keeps the order of the page, funds without the value last [FUND-1]', async () => {
    const codes = async (query: string) =>
      (await lines('funds', query)).slice(1).map((line) => line.slice(0, 6));
    expect(await codes('sort=code-down')).toEqual(['012480', '009126']);
    expect(await codes('sort=return-up')).toEqual(['009126', '012480']);
    expect(await file('funds', 'sort=name-up')).toMatchObject({ kind: 'refused' });
  });

  it('refuses a type that does not exist', async () => {
    expect(await file('funds', 'type=03,99')).toMatchObject({ kind: 'refused' });
  });
});

describe('the download of a NAV history', () => {
  it('has every day as the page shows it: accumulated NAV and change are computed [FUND-2]', async () => {
    expect(await lines('fund-nav', 'fundCode=009126')).toEqual([
      '基金代码,净值日期,单位净值（元）,累计净值（元）,日涨跌（%）,每万份收益（元）,七日年化收益率（%）',
      '009126,2026-11-18,1.0000,1.1000,,,',
      '009126,2026-11-19,1.0500,1.1500,5.00,,',
    ]);
    expect(await file('fund-nav', 'fundCode=009126')).toMatchObject({
      fileName: '009126 净值 2026-11-19.csv',
    });
  });

  it('is missing for a fund without one, refused for what is no code', async () => {
    expect(await file('fund-nav', 'fundCode=012480')).toEqual({ kind: 'missing' });
    expect(await file('fund-nav', 'fundCode=12')).toEqual({
      kind: 'refused',
      message: 'fundCode: a fund code of six digits',
    });
  });
});
