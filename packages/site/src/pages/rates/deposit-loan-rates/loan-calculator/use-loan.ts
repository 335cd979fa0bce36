import { useMemo } from 'react';
import type { LoanRate } from '@bank/contract';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite } from '../../../../base/state/site-context.ts';
import { readLoanForm } from './read-loan-form.ts';
import { summariseLoan } from './summarise-loan.ts';

const NOTHING = {};

/** What is shown before anybody asked: a million over thirty years at the LPR of longer terms. */
const EXAMPLE = { amount: '1000000', months: '360', by: '5Y', points: '0' };

/** The loan of the address, or else an example of one; what is wrong with it, and both ways of repaying it. */
export function useLoan(lpr: readonly LoanRate[], query: PageQuery) {
  const { language } = useSite();
  return useMemo(() => {
    const isAsked = query['calc'] !== undefined;
    const { question, problems } = readLoanForm(isAsked ? query : EXAMPLE, lpr, language);
    const summaries = question && {
      INSTALMENT: summariseLoan(question.loan, 'INSTALMENT'),
      PRINCIPAL: summariseLoan(question.loan, 'PRINCIPAL'),
    };
    return isAsked
      ? { question, summaries, problems }
      : { question: undefined, summaries: undefined, example: summaries, problems: NOTHING };
  }, [query, lpr, language]);
}
