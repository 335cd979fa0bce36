import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type { PagePart, PageQuery } from '../../routing/page-module.ts';
import { lazyPart, type LazyPart } from '../../state/lazy-part.ts';
import type { RatesData } from './load-rates.ts';
import { viewOf } from './rates-address.ts';

export interface ViewProps<Data = RatesData> {
  data: Data;
  path: string;
  query: PageQuery;
}

type ViewPart = PagePart & LazyPart<ViewProps>;

/* A visitor sees one of the four at a time; together they would weigh more than the whole page may. */
const PARTS: Record<RatesData['view'], ViewPart> = {
  DEPOSITS: part(
    'deposits/DepositTables.tsx',
    async () => (await import('./deposits/DepositTables.tsx')).DepositTables,
  ),
  LOANS: part('loans/LoanTables.tsx', async () => (await import('./loans/LoanTables.tsx')).LoanTables),
  DEPOSIT_CALCULATOR: part(
    'deposit-calculator/DepositCalculator.tsx',
    async () => (await import('./deposit-calculator/DepositCalculator.tsx')).DepositCalculator,
  ),
  LOAN_CALCULATOR: part(
    'loan-calculator/LoanCalculator.tsx',
    async () => (await import('./loan-calculator/LoanCalculator.tsx')).LoanCalculator,
  ),
};

/** The view of an address. Its data comes from the same address, so that the two always fit. */
export function viewPart(query: PageQuery): ViewPart {
  const { subject, isCalculator } = viewOf(query);
  if (isCalculator) return PARTS[subject === 'LOAN' ? 'LOAN_CALCULATOR' : 'DEPOSIT_CALCULATOR'];
  return PARTS[subject === 'LOAN' ? 'LOANS' : 'DEPOSITS'];
}

/** The view with its data, which the address asked for too. */
export function drawView({ data, path, query }: ViewProps): ReactNode {
  const View = viewPart(query).loaded();
  if (View === undefined) throw new Error('The rates page is drawn before its view was fetched');
  return createElement(View, { data, path, query });
}

/** A component takes the data of one view; which one it is follows from the address that chose both. */
function part<Data extends RatesData>(
  file: string,
  load: () => Promise<(props: ViewProps<Data>) => ReactNode>,
): ViewPart {
  return { file, ...lazyPart(file, load as unknown as () => Promise<FunctionComponent<ViewProps>>) };
}
