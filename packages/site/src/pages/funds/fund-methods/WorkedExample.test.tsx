import { beforeAll, describe, expect, it } from 'vitest';
import type { FieldFund, FundYear, RouteDef } from '@bank/contract';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { fundMethodsWords } from '../../../words/funds/fund-methods/words.ts';
import { WorkedExample } from './WorkedExample.tsx';

const fund: FieldFund = {
  fundCode: '009126',
  fundName: '澄江优选混合 A',
  fundType: '01',
  riskLevel: 'R4',
  year: '22.71',
  stdDev: '13.67',
  maxDrawdown: '-6.9',
  sharpe: '1.58',
  place: 12,
};
const year: FundYear = {
  fundCode: '009126',
  from: '2025-11-19',
  to: '2026-11-19',
  points: ['0', '22.71'],
  fall: { from: '2026-07-14', to: '2026-07-27', months: 1 },
};

describe('a figure worked out by a fund [FUND-6]', () => {
  beforeAll(() => fundMethodsWords.load('CN'));
  const example = (
    id: string,
    change: { fund?: Partial<FieldFund>; year?: FundYear; riskFree?: string } = {},
  ) =>
    textOf(
      renderPage<undefined>(
        () => (
          <WorkedExample
            id={id}
            fund={{ ...fund, ...change.fund }}
            year={change.year ?? year}
            peers={82}
            riskFree={change.riskFree ?? '1.1'}
          />
        ),
        { data: undefined, language: 'CN', query: {}, record: {} as RouteDef },
      ),
    )
      .replaceAll(/\s+/g, ' ')
      .trim();

  it('says what the bank’s data say of it', () => {
    expect(example('total-return')).toBe('举例 2025-11-19 至 2026-11-19：+22.71%');
    expect(example('volatility')).toBe('举例 13.67%');
    expect(example('drawdown')).toBe('举例 2026-07-14 至 2026-07-27：−6.90%，1 个月收复');
    expect(example('sharpe')).toBe('举例 （+22.71% − 1.10%）÷ 13.67% ≈ 1.58');
    expect(example('rank')).toBe('举例 近 1 年收益在同类 82 只中排第 12');
  });

  it('does not say that a fall was made up for which was not', () => {
    const open: FundYear = { ...year, fall: { from: '2026-07-14', to: '2026-07-27' } };
    expect(example('drawdown', { year: open })).toContain('还没有回到原来的高点');
  });

  it('is left out where one fund is no example, or has no such figure', () => {
    expect(example('correlation')).toBe('');
    expect(example('sharpe', { fund: { sharpe: '' } })).toBe('');
    expect(example('sharpe', { riskFree: '' })).toBe('');
  });
});
