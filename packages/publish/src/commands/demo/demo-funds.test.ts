import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { seriesFields } from '@bank/contract/schemas';
import type { NavDay } from '@bank/contract/fund-figures';
import { FUND_TYPE_NAMES } from '@bank/contract/names/fund-type-names';
import { describe, expect, it } from 'vitest';
import { figureOfAll } from '../../releases/fund-figures/fund-figures.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../../content/funds');
const read = (name: string) => readFileSync(resolve(FOLDER, name), 'utf8');

interface Fund {
  fundCode: string;
  fundType: string;
  status: string;
  purchasable: string;
  companyCode: string;
  zh: { fundName: string };
  en: { fundName: string };
}
interface Profile {
  fundCode: string;
  setupDate: string;
  dividends: { exDate: string; perUnit: string }[];
  zh: { fullName: string; allocation?: { share: string }[] };
  en: { fullName: string };
}
const funds = JSON.parse(read('funds.json')) as Fund[];
const profiles = JSON.parse(read('fund-profiles.json')) as Profile[];
const history = new Map<string, NavDay[]>();
for (const line of read('fund-nav.csv').trim().split('\n').slice(1)) {
  const [key = '', date = '', unitNav = '', accNav = '', tenThousandIncome = ''] = line.split(',');
  const days = history.get(key) ?? [];
  days.push({ date, unitNav, accNav, tenThousandIncome });
  history.set(key, days);
}

function figures(code: string): Record<string, string> {
  const point = figureOfAll(code, history.get(code) ?? []);
  return Object.fromEntries(
    seriesFields('fund-measure').map((field, index) => [field, point?.values[index] ?? '']),
  );
}

describe('the demo funds', () => {
  it('are three hundred of thirty companies, of every type [FUND-1]', () => {
    expect(funds).toHaveLength(300);
    expect(new Set(funds.map(({ companyCode }) => companyCode)).size).toBe(30);
    expect(new Set(funds.map(({ fundType }) => fundType)).size).toBe(8);
  });

  it.each(['zh', 'en'] as const)(
    'tell their share classes apart by their full names, in %s [FUND-3]',
    (words) => {
      expect(new Set(profiles.map((profile) => profile[words].fullName)).size).toBe(300);
    },
  );

  it('are called in English what their type is called', () => {
    for (const type of ['01', '02', '03'] as const)
      for (const { fundType, en } of funds)
        if (fundType === type) expect(en.fundName).toContain(` ${FUND_TYPE_NAMES.EN[type]} `);
  });

  // What the design of the home page and of the fund's page shows.
  it.each([
    ['009126', { unitNav: '1.1824', accNav: '1.2974', dayRate: '0.03', M3: '0.92', Y1: '3.42' }],
    ['012480', { unitNav: '1.4370', dayRate: '-0.58', Y1: '18.06', ALL: '43.70' }],
    [
      '007735',
      {
        unitNav: '2.0918',
        accNav: '2.3318',
        dayRate: '0.91',
        W1: '1.84',
        M1: '3.26',
        M3: '6.91',
        M6: '11.05',
        YTD: '18.33',
        Y1: '22.71',
        Y3: '31.46',
      },
    ],
    ['017902', { unitNav: '1.0963', dayRate: '0.22', Y1: '6.35', ALL: '9.63' }],
  ])('%s: its NAVs give the figures that the design shows [S2-personal]', (code, shown) => {
    expect(figures(code)).toMatchObject(shown);
  });

  it('have as many distributions as their accumulated NAVs have steps [FUND-2]', () => {
    for (const { fundCode, dividends } of profiles) {
      const days = (history.get(fundCode) ?? []).filter(({ accNav }) => accNav !== '');
      expect(
        days.map(({ date }) => date),
        fundCode,
      ).toEqual(dividends.map(({ exDate }) => exDate));
    }
  });

  it('own more than their net assets only where they borrow against bonds [FUND-2]', () => {
    const borrowing = new Set(
      funds.filter(({ fundType }) => ['03', '05'].includes(fundType)).map(({ fundCode }) => fundCode),
    );
    const above = profiles.filter(
      ({ zh: { allocation = [] } }) =>
        allocation.reduce((sum, { share }) => sum + Number(share), 0) > 100.001,
    );
    expect(above.filter(({ fundCode }) => !borrowing.has(fundCode))).toEqual([]);
    expect(above.length).toBeGreaterThan(0);
  });

  it('stand on the home page in the number that its banner says [S2-personal]', () => {
    const onSale = funds.filter(({ status, purchasable }) => purchasable === '1' && '013'.includes(status));
    const banners = readFileSync(resolve(FOLDER, '../site/banners.yaml'), 'utf8');
    expect(banners).toContain(`代销 30 家公司的 ${funds.length} 只基金，其中 ${onSale.length} 只可申购。`);
  });
});
