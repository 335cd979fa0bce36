import type { ReactNode } from 'react';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { pageView, type PageView } from '../../../base/page/page-view.ts';
import type { RatesData, ViewProps } from './rates-data.ts';
import { viewOf } from './rates-address.ts';
import { depositWords } from '../../../words/rates/deposit-calculator/words.ts';
import { loanWords } from '../../../words/rates/loan-calculator/words.ts';
import { rateTableWords } from '../../../words/rates/rate-tables/words.ts';

/** `head`: of a calculator, whose fields and answer stand in the banner. */
type RatesPart = PageView<ViewProps> & { head?: PageView<ViewProps> };

const view = pageView<ViewProps>;

const VIEWS: Record<RatesData['view'], RatesPart> = {
  DEPOSITS: view(
    'deposits/DepositTables.tsx',
    async () => (await import('./deposits/DepositTables.tsx')).DepositTables,
    [rateTableWords],
  ),
  LOANS: view('loans/LoanTables.tsx', async () => (await import('./loans/LoanTables.tsx')).LoanTables, [
    rateTableWords,
  ]),
  DEPOSIT_CALCULATOR: withHead(
    view(
      'deposit-calculator/DepositCalculator.tsx',
      async () => (await import('./deposit-calculator/DepositCalculator.tsx')).DepositCalculator,
      [depositWords],
    ),
    view(
      'deposit-calculator/DepositCalculator.tsx head',
      async () => (await import('./deposit-calculator/DepositCalculator.tsx')).DepositHead,
    ),
  ),
  LOAN_CALCULATOR: withHead(
    view(
      'loan-calculator/LoanCalculator.tsx',
      async () => (await import('./loan-calculator/LoanCalculator.tsx')).LoanCalculator,
      [loanWords],
    ),
    view(
      'loan-calculator/LoanCalculator.tsx head',
      async () => (await import('./loan-calculator/LoanCalculator.tsx')).LoanHead,
    ),
  ),
};

/** The view of an address. Its data comes from the same address, so that the two always fit. */
export function viewPart(query: PageQuery): RatesPart {
  const { subject, isCalculator } = viewOf(query);
  if (isCalculator) return VIEWS[subject === 'LOAN' ? 'LOAN_CALCULATOR' : 'DEPOSIT_CALCULATOR'];
  return VIEWS[subject === 'LOAN' ? 'LOANS' : 'DEPOSITS'];
}

/** The calculator's fields and answer, for the banner; nothing for the tables. */
export function drawHead(props: ViewProps): ReactNode {
  return viewPart(props.query).head?.draw(props) ?? null;
}

function withHead(own: PageView<ViewProps>, head: PageView<ViewProps>): RatesPart {
  return { ...own, head, fetch: (language) => Promise.all([own.fetch(language), head.fetch(language)]) };
}
