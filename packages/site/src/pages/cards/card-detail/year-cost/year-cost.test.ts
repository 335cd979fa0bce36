import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InstalmentPlan } from '@bank/contract';
import { yearWords } from '../../../../words/cards/year/words.ts';
import { readYearForm } from './read-year-form.ts';
import { yearCost, type CostedCard, type YearUse } from './year-cost.ts';

const CARDS = JSON.parse(
  readFileSync(new URL('../../../../../../../content/cards/credit-cards.json', import.meta.url), 'utf8'),
) as (CostedCard & { key: string })[];
const plan = (months: number, monthlyRate: string): InstalmentPlan => ({
  kind: 'PURCHASE',
  months,
  monthlyRate,
  minAmount: '600',
  maxAmount: '50000',
  effectiveDate: '2026-04-01',
});
const PLANS = [plan(3, '0.65'), plan(6, '0.62'), plan(12, '0.60')];
const WORTH = { points: 500, yuan: '1' };

const cardOf = (key: string) => {
  const card = CARDS.find((one) => one.key === key);
  if (card === undefined) throw new Error(`The demo bank has no card ${key}`);
  return card;
};

describe('the cost of a year [CARD-1] [CARD-4]', () => {
  it('is fee, instalments and conversion, less what the points pay', () => {
    const use: YearUse = {
      home: 6_000_000n,
      count: 4,
      abroad: 800_000n,
      split: { amount: 600_000n, plan: plan(12, '0.60') },
    };
    // 160 + 6,000 × 0.60 % × 12 + 8,000 × 1.5 % − (3,000 + 800) ÷ 500, whole yuan of points.
    expect(yearCost(cardOf('xingqiao-dual'), use, WORTH)).toMatchObject({
      fee: { first: 0n, later: 16_000n },
      split: 43_200n,
      conversion: 12_000n,
      points: 3800n,
      worth: 700n,
      total: { first: 54_500n, later: 70_500n },
    });
  });

  it('is waived at the very purchase and at the very yuan', () => {
    const use = { home: 0n, count: 0, abroad: 0n };
    const gold = cardOf('beichen-gold');
    expect(yearCost(gold, { ...use, count: 5 }, WORTH).fee.later).toBe(0n);
    expect(yearCost(gold, { ...use, count: 4 }, WORTH).fee.later).toBe(16_000n);
    const platinum = cardOf('beichen-platinum');
    expect(yearCost(platinum, { ...use, home: 9_000_000n, abroad: 1_000_000n }, WORTH).fee.later).toBe(0n);
    expect(yearCost(platinum, { ...use, home: 9_999_999n }, WORTH).fee).toEqual({
      first: 98_000n,
      later: 98_000n,
    });
  });

  it('may be below nothing, and knows cards that earn no points', () => {
    const use = { home: 10_000_000n, count: 60, abroad: 0n };
    expect(yearCost(cardOf('qingteng-young'), use, WORTH).total.later).toBe(-1000n);
    expect(yearCost(cardOf('jingying-business'), use, WORTH).points).toBe(0n);
    expect(yearCost(cardOf('qingteng-young'), use, undefined).worth).toBe(0n);
  });

  it('agrees, over all cards and many uses, with a count in yuan by hand', () => {
    let checked = 0;
    for (const card of CARDS)
      for (const home of [0, 999.99, 36_000, 99_999.99, 250_000.5])
        for (const abroad of [0, 123.45, 20_000])
          for (const count of [0, 4, 5, 200])
            for (const split of [undefined, ...PLANS]) {
              const amount = 6000.33;
              const use: YearUse = {
                home: BigInt(Math.round(home * 100)),
                abroad: BigInt(Math.round(abroad * 100)),
                count,
                split: split && { amount: BigInt(Math.round(amount * 100)), plan: split },
              };
              const cost = yearCost(card, use, WORTH);
              expect(Number(cost.total.later) / 100).toBeCloseTo(
                byHand(card, { home, abroad, count, amount, split }),
                6,
              );
              checked += 1;
            }
    expect(checked).toBe(CARDS.length * 5 * 3 * 4 * 4);
  });
});

/** Floating yuan, month by month and step by step, rounded where the bank rounds. */
function byHand(
  card: CostedCard,
  use: { home: number; abroad: number; count: number; amount: number; split: InstalmentPlan | undefined },
): number {
  const fen = (yuan: number) => Math.round(yuan * 100 + 1e-7) / 100;
  let isFree = card.waiver === 'FREE';
  if (card.waiver === 'TIMES') isFree = use.count >= Number(card.waiverTarget);
  if (card.waiver === 'SPEND') isFree = fen(use.home + use.abroad) >= Number(card.waiverTarget);
  let cost = isFree ? 0 : Number(card.annualFee);
  for (let month = 0; month < (use.split?.months ?? 0); month += 1)
    cost += fen((use.amount * Number(use.split?.monthlyRate)) / 100);
  cost += fen((use.abroad * Number(card.conversionRate)) / 100);
  let points = 0;
  for (const { kind, perAmount, points: each } of card.pointsRates)
    points += Math.floor((kind === 'ABROAD' ? use.abroad : use.home) / Number(perAmount) + 1e-9) * each;
  return cost - Math.floor(points / WORTH.points) * Number(WORTH.yuan);
}

describe('the form for a year', () => {
  beforeAll(() => yearWords.load('CN'));
  const read = (values: Record<string, string>) =>
    readYearForm({ home: '36000', count: '60', abroad: '0', months: '12', ...values }, PLANS, 'CN');

  it('takes a use without instalments, and one with them', () => {
    expect(read({})).toEqual({
      use: { home: 3_600_000n, count: 60, abroad: 0n, split: undefined },
      problems: {},
    });
    expect(read({ split: '6000.50' }).use?.split).toEqual({ amount: 600_050n, plan: PLANS[2] });
  });

  it.each([
    [{ home: '' }, 'home'],
    [{ home: '-1' }, 'home'],
    [{ count: '2.5' }, 'count'],
    [{ abroad: '1.234' }, 'abroad'],
    [{ split: '599' }, 'split'],
    [{ split: '40000' }, 'split'],
  ] as const)('says what is wrong with %o', (values, field) => {
    const { use, problems } = read(values);
    expect(use).toBeUndefined();
    expect(Object.keys(problems)).toEqual([field]);
  });
});
