import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type { PagePart, PageQuery } from '../../../base/page/page-module.ts';
import { lazyPart, type LazyPart } from '../../../base/state/lazy-part.ts';
import type { RatesData, ViewProps } from './rates-data.ts';
import { viewOf } from './rates-address.ts';
import type { SubjectWords } from '../../../words/loading/subject-words.ts';
import { depositWords } from '../../../words/rates/deposit-calculator/words.ts';
import { loanWords } from '../../../words/rates/loan-calculator/words.ts';
import { rateTableWords } from '../../../words/rates/rate-tables/words.ts';

type Draw = LazyPart<ViewProps>['loaded'];
/** `head`: of a calculator, whose fields and answer stand in the banner. */
type ViewPart = PagePart & { loaded: Draw; head?: Draw };

/* A visitor sees one of the four at a time; together they would weigh more than the whole page may. */
const PARTS: Record<RatesData['view'], ViewPart> = {
  DEPOSITS: part(
    'deposits/DepositTables.tsx',
    async () => (await import('./deposits/DepositTables.tsx')).DepositTables,
    rateTableWords,
  ),
  LOANS: part(
    'loans/LoanTables.tsx',
    async () => (await import('./loans/LoanTables.tsx')).LoanTables,
    rateTableWords,
  ),
  DEPOSIT_CALCULATOR: part(
    'deposit-calculator/DepositCalculator.tsx',
    async () => (await import('./deposit-calculator/DepositCalculator.tsx')).DepositCalculator,
    depositWords,
    async () => (await import('./deposit-calculator/DepositCalculator.tsx')).DepositHead,
  ),
  LOAN_CALCULATOR: part(
    'loan-calculator/LoanCalculator.tsx',
    async () => (await import('./loan-calculator/LoanCalculator.tsx')).LoanCalculator,
    loanWords,
    async () => (await import('./loan-calculator/LoanCalculator.tsx')).LoanHead,
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

/** The calculator's fields and answer, for the banner; nothing for the tables. */
export function drawHead({ data, path, query }: ViewProps): ReactNode {
  const Head = viewPart(query).head?.();
  return Head === undefined ? null : createElement(Head, { data, path, query });
}

/** A component takes the data of one view; which one it is follows from the address that chose both. */
function part<Data extends RatesData>(
  file: string,
  load: () => Promise<(props: ViewProps<Data>) => ReactNode>,
  words: SubjectWords<object>,
  loadHead?: () => Promise<(props: ViewProps<Data>) => ReactNode>,
): ViewPart {
  const view = lazyPart(file, load as unknown as () => Promise<FunctionComponent<ViewProps>>);
  const head =
    loadHead && lazyPart(`${file} head`, loadHead as unknown as () => Promise<FunctionComponent<ViewProps>>);
  return {
    file,
    loaded: view.loaded,
    ...(head && { head: head.loaded }),
    fetch: (language) => Promise.all([view.fetch(), head?.fetch(), words.load(language)]),
  };
}
