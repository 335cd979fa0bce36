import { describe, expect, it } from 'vitest';
import { levelPayment, monthlyInterest, monthlyRate } from './level-payment.ts';
import { repaymentSchedule, type Loan } from './repayment-schedule.ts';
import { summariseLoan } from './summarise-loan.ts';

/* Expected figures are published ones or worked by hand, never this code's own. Amounts are in cents. */

const MILLION = 1_000_000_00n;
const aLoan = (parts: Partial<Loan> & { annual?: string } = {}): Loan => ({
  principal: MILLION,
  months: 360,
  grace: 0,
  prepayments: [],
  ...parts,
  rate: monthlyRate(parts.annual ?? '3.50'),
});
const sum = (values: readonly bigint[]) => values.reduce((total, one) => total + one, 0n);

describe('the level instalment', () => {
  it.each([
    ['3.50', 360, 4490_45n, 'press reports on the LPR of May 2025'],
    ['3.60', 360, 4546_45n, 'press reports on the LPR of October 2024'],
    ['3.95', 360, 4745_37n, 'press reports on the LPR of February 2024'],
    ['4.20', 360, 4890_17n, 'press reports on the LPR of June 2023'],
    ['4.90', 360, 5307_27n, 'mortgage tables of 2015 to 2019'],
    ['3.60', 300, 5060_03n, 'the bank’s notice on repricing, 2025'],
    ['3.50', 300, 5006_24n, 'the bank’s notice on repricing, 2026'],
    ['3.10', 360, 4270_16n, 'housing fund tables of 2022'],
    ['6', 360, 5995_51n, 'amortisation tables: 599.55 for 100,000'],
    ['0', 100, 10000_00n, 'no interest: a hundredth each month'],
  ])('of a million at %s %% over %i months is %s: %s [RATE-4]', (annual, months, payment) => {
    expect(levelPayment(MILLION, monthlyRate(annual), months)).toBe(payment);
  });

  it('of one month is the loan and its interest: 1200 at 12 % → 1212.00 [RATE-4]', () => {
    expect(levelPayment(1200_00n, monthlyRate('12'), 1)).toBe(1212_00n);
  });

  it('rounds a month’s interest to the cent, halves up [RATE-4]', () => {
    expect(monthlyInterest(MILLION, monthlyRate('3.50'))).toBe(2916_67n);
    // 10.20 × 6 % ÷ 12 = 0.051; 9.00 × 6 % ÷ 12 = 0.045
    expect(monthlyInterest(10_20n, monthlyRate('6'))).toBe(5n);
    expect(monthlyInterest(9_00n, monthlyRate('6'))).toBe(5n);
  });
});

describe('a schedule of equal instalments', () => {
  it('follows a table worked by hand: 1000 at 12 % over 3 months [RATE-4]', () => {
    // Payment 340.02. 10.00 + 330.02; 6.70 + 333.32; 3.37 and all that is left, 336.66.
    const rows = repaymentSchedule(aLoan({ principal: 1000_00n, months: 3, annual: '12' }), 'INSTALMENT');
    expect(
      rows.map(({ interest, principal, payment, balance }) => [interest, principal, payment, balance]),
    ).toEqual([
      [10_00n, 330_02n, 340_02n, 669_98n],
      [6_70n, 333_32n, 340_02n, 336_66n],
      [3_37n, 336_66n, 340_03n, 0n],
    ]);
  });

  it('comes within two yuan of the published interest of 910,616.19 for a million at 4.90 % over 30 years [RATE-4]', () => {
    const { interest, rows } = summariseLoan(aLoan({ annual: '4.90' }), 'INSTALMENT');
    // Published without rounding each month to the cent.
    expect(Math.abs(Number(interest - 910_616_19n))).toBeLessThan(2_00);
    expect(rows).toHaveLength(360);
  });

  it('repays the loan to the cent, whatever rounding leaves to the last month [RATE-4]', () => {
    for (const [annual, months] of [
      ['3.05', 360],
      ['4.35', 137],
      ['0', 7],
      ['24', 12],
    ] as const) {
      for (const method of ['INSTALMENT', 'PRINCIPAL'] as const) {
        const rows = repaymentSchedule(aLoan({ annual, months, principal: 123_456_78n }), method);
        expect(sum(rows.map(({ principal }) => principal))).toBe(123_456_78n);
        expect(rows).toHaveLength(months);
        expect(rows.at(-1)?.balance).toBe(0n);
      }
    }
  });
});

describe('a schedule of equal principal', () => {
  it('begins with 5,694.45 for a million at 3.50 % over 30 years and falls to 5,686.34 [RATE-4]', () => {
    // 1,000,000 ÷ 360 = 2,777.78 and 2,916.67 of interest; then 997,222.22 × 3.50 % ÷ 12 = 2,908.56.
    const [first, second] = repaymentSchedule(aLoan(), 'PRINCIPAL');
    expect(first).toMatchObject({ principal: 2777_78n, interest: 2916_67n, payment: 5694_45n });
    expect(second?.payment).toBe(5686_34n);
  });

  it('costs P × i × (n + 1) ÷ 2 of interest but for rounding: 526,458.33 for a million at 3.50 % [RATE-4]', () => {
    const { interest } = summariseLoan(aLoan(), 'PRINCIPAL');
    expect(Math.abs(Number(interest - 526_458_33n))).toBeLessThan(2_00);
  });

  it('follows a table worked by hand: 1200 at 12 % over 4 months [RATE-4]', () => {
    const rows = repaymentSchedule(aLoan({ principal: 1200_00n, months: 4, annual: '12' }), 'PRINCIPAL');
    expect(rows.map(({ payment }) => payment)).toEqual([312_00n, 309_00n, 306_00n, 303_00n]);
  });
});

describe('months of grace', () => {
  it('pay interest alone, and the rest is repaid in what is left of the term [RATE-4]', () => {
    // 1200 at 12 %: twice 12.00, then 1200 in two months of 600 and interest 12 and 6.
    const loan = aLoan({ principal: 1200_00n, months: 4, grace: 2, annual: '12' });
    const rows = repaymentSchedule(loan, 'PRINCIPAL');
    expect(rows.map(({ payment }) => payment)).toEqual([12_00n, 12_00n, 612_00n, 606_00n]);
    expect(summariseLoan(loan, 'PRINCIPAL').first).toBe(612_00n);
  });
});

describe('a prepayment', () => {
  const four = { principal: 1200_00n, months: 4, annual: '12' };

  it('that lowers the instalments keeps the term [RATE-4]', () => {
    // After the first month 900 are owed; 300 are prepaid; 600 in three months: 200 and 6, 4, 2 of interest.
    const loan = aLoan({ ...four, prepayments: [{ month: 1, amount: 300_00n, effect: 'PAYMENT' }] });
    const { rows, saved } = summariseLoan(loan, 'PRINCIPAL');
    expect(rows.map(({ payment, prepaid }) => [payment, prepaid])).toEqual([
      [312_00n, 300_00n],
      [206_00n, 0n],
      [204_00n, 0n],
      [202_00n, 0n],
    ]);
    // 30.00 without it, 24.00 with it.
    expect(saved).toEqual({ interest: 6_00n, months: 0 });
  });

  it('that shortens the term keeps the instalments [RATE-4]', () => {
    const loan = aLoan({ ...four, prepayments: [{ month: 1, amount: 300_00n, effect: 'TERM' }] });
    const { rows, saved } = summariseLoan(loan, 'PRINCIPAL');
    expect(rows.map(({ payment }) => payment)).toEqual([312_00n, 306_00n, 303_00n]);
    expect(saved).toEqual({ interest: 9_00n, months: 1 });
  });

  it('keeps the level instalment when the term is shortened; the last one is smaller [RATE-4]', () => {
    // 1000 at 12 % over 3 months pays 340.02. After month 1: 669.98 − 400 = 269.98; month 2: 2.70 and 269.98.
    const loan = aLoan({
      principal: 1000_00n,
      months: 3,
      annual: '12',
      prepayments: [{ month: 1, amount: 400_00n, effect: 'TERM' }],
    });
    const rows = repaymentSchedule(loan, 'INSTALMENT');
    expect(rows.map(({ payment }) => payment)).toEqual([340_02n, 272_68n]);
  });

  it('of more than is owed settles the loan [RATE-4]', () => {
    const loan = aLoan({ ...four, prepayments: [{ month: 2, amount: 9999_00n, effect: 'PAYMENT' }] });
    const rows = repaymentSchedule(loan, 'PRINCIPAL');
    expect(rows.at(-1)).toMatchObject({ month: 2, prepaid: 600_00n, balance: 0n });
  });

  it('of more than is owed is told with what was left, and so is one that comes too late [RATE-4]', () => {
    const loan = aLoan({
      ...four,
      prepayments: [
        { month: 2, amount: 9999_00n, effect: 'PAYMENT' },
        { month: 3, amount: 100_00n, effect: 'TERM' },
      ],
    });
    const { excess, last } = summariseLoan(loan, 'PRINCIPAL');
    expect(excess).toEqual([
      { month: 2, amount: 9999_00n, left: 600_00n },
      { month: 3, amount: 100_00n, left: 0n },
    ]);
    // 300 and 9 of interest, and the 600 that settle it.
    expect(last).toBe(909_00n);
    const exact = aLoan({ ...four, prepayments: [{ month: 2, amount: 600_00n, effect: 'TERM' }] });
    expect(summariseLoan(exact, 'PRINCIPAL').excess).toEqual([]);
  });

  it('can be followed by others of either kind [RATE-4]', () => {
    const loan = aLoan({
      prepayments: [
        { month: 12, amount: 100_000_00n, effect: 'TERM' },
        { month: 24, amount: 100_000_00n, effect: 'PAYMENT' },
      ],
    });
    for (const method of ['INSTALMENT', 'PRINCIPAL'] as const) {
      const { rows, saved } = summariseLoan(loan, method);
      expect(sum(rows.flatMap(({ principal, prepaid }) => [principal, prepaid]))).toBe(MILLION);
      expect(saved?.months).toBeGreaterThan(0);
      expect(rows[30]?.payment).toBeLessThan(rows[13]?.payment ?? 0n);
    }
  });
});
