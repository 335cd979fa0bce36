import { beforeAll, describe, expect, it } from 'vitest';
import type { LoanRate } from '@bank/contract';
import { elementsOf, renderPage, textOf } from '../../../../parts/blocks/testing/render-page.tsx';
import { formWords } from '../../../../words/common/forms/words.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { LoanHead } from './LoanHead.tsx';

const LPR: LoanRate[] = [
  { kind: 'LPR', termCode: '5Y', termName: '5Y', rate: '3.50', effectiveDate: '2026-11-20' },
];
const LOAN = { calc: '1', amount: '500000', months: '240' };

const render = (query: Record<string, string>) =>
  renderPage(() => <LoanHead data={{ view: 'LOAN_CALCULATOR', lpr: LPR }} path="/dkll" query={query} />, {
    data: undefined,
    language: 'CN',
    record: {} as never,
    query,
  });
const isOpen = (html: string) => /<details[^>]* open=""/.test(html);
const rateLabel = (html: string) =>
  textOf(elementsOf(html, 'label').find((one) => one.includes('for="rate"')) ?? '').trim();

beforeAll(async () => {
  for (const words of [formWords, loanWords, ratesWords]) await words.load('CN');
});

describe('the head of the loan calculator [RATE-4]', () => {
  it('shows the rate of one’s own where it is asked for, and calls it optional only where it is', () => {
    const own = render({ ...LOAN, by: 'OWN' });
    expect(isOpen(own)).toBe(true);
    expect(rateLabel(own)).toBe('年利率');
    const byLpr = render({ ...LOAN, by: '5Y', rate: '' });
    expect(isOpen(byLpr)).toBe(false);
    expect(rateLabel(byLpr)).toBe('年利率 （选填）');
  });

  it('unfolds the fields of which one is filled in or wrong', () => {
    expect(isOpen(render({ ...LOAN, by: '5Y', grace: '6' }))).toBe(true);
    // Without a choice the rate is what is missing.
    const withoutChoice = render(LOAN);
    expect(isOpen(withoutChoice)).toBe(true);
    expect(rateLabel(withoutChoice)).toBe('年利率');
  });

  it('says of which month its large figures are', () => {
    const loan = { ...LOAN, by: 'OWN', rate: '3.1' };
    const withGrace = textOf(render({ ...loan, grace: '6' }));
    expect(withGrace).toContain('等额本息宽限期后首月还款 2,849.94');
    expect(withGrace).toContain('等额本金宽限期后首月还款 3,428.42');
    expect(withGrace).not.toContain('等额本息首月还款');
    expect(textOf(render(loan))).toContain('等额本息首月还款');
  });
});
