import { useMemo } from 'react';
import type { LoanRate } from '@bank/contract';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite } from '../../../../base/state/site-context.ts';
import { readLoanForm } from './read-loan-form.ts';
import { summariseLoan } from './summarise-loan.ts';

const NOTHING = {};

/** The loan of the address, what is wrong with it, and both ways of repaying it. */
export function useLoan(lpr: readonly LoanRate[], query: PageQuery) {
  const { language } = useSite();
  return useMemo(() => {
    if (query['calc'] === undefined) return { question: undefined, summaries: undefined, problems: NOTHING };
    const { question, problems } = readLoanForm(query, lpr, language);
    const summaries = question && {
      INSTALMENT: summariseLoan(question.loan, 'INSTALMENT'),
      PRINCIPAL: summariseLoan(question.loan, 'PRINCIPAL'),
    };
    return { question, summaries, problems };
  }, [query, lpr, language]);
}
