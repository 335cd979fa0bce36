import { formatSigned } from '../../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { ComparedCases, type CaseRow } from '../cases/ComparedCases.tsx';
import { casesOf } from '../cases/cases.ts';
import { formatRate } from '../format-rate.ts';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { formatCents, plainCents } from './cents.ts';
import { LOAN_FIELDS } from './loan-fields.ts';
import { readLoanForm } from './read-loan-form.ts';
import { REPAYMENT_METHODS } from './repayment-schedule.ts';
import { summariseLoan } from './summarise-loan.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

type LoanCasesProps = ViewProps<Extract<RatesData, { view: 'LOAN_CALCULATOR' }>> & { canKeep: boolean };

/** Loans side by side: what each month takes, and how much more or less interest than the first. */
export function LoanCases({ data: { lpr }, path, query, canKeep }: LoanCasesProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(loanWords);
  const answered = casesOf(LOAN_FIELDS, query).flatMap((kept) => {
    const { question } = readLoanForm(kept.values, lpr, language);
    if (question === undefined) return [];
    const { loan } = question;
    const summaries = {
      INSTALMENT: summariseLoan(loan, 'INSTALMENT'),
      PRINCIPAL: summariseLoan(loan, 'PRINCIPAL'),
    };
    return [{ kept, question, summaries }];
  });
  const [first] = answered;
  type Answered = (typeof answered)[number];
  const row = (name: string, cell: (one: Answered, index: number) => string, isMain = false): CaseRow => ({
    name,
    cells: answered.map(cell),
    isMain,
  });
  const ofMethods = REPAYMENT_METHODS.flatMap((method) => {
    const named = (name: string) => words['loan.ofMethod'](words['loan.method'][method], name);
    return [
      row(named(words['loan.firstPayment']), ({ summaries }) => formatCents(summaries[method].first)),
      row(named(rates['cases.interest']), ({ summaries }) => formatCents(summaries[method].interest), true),
      row(named(rates['cases.difference']), ({ summaries }, index) => {
        if (first === undefined || index === 0) return '–';
        const more = summaries[method].interest - first.summaries[method].interest;
        return more === 0n ? formatCents(0n) : formatSigned(plainCents(more));
      }),
    ];
  });
  return (
    <ComparedCases
      view={{ subject: 'LOAN', isCalculator: true }}
      path={path}
      query={query}
      fields={LOAN_FIELDS}
      cases={answered.map(({ kept }) => kept)}
      canKeep={canKeep}
      rows={[
        row(words['loan.amount'], ({ question }) => formatCents(question.loan.principal)),
        row(words['loan.months'], ({ question }) => words['loan.periodCount'](question.loan.months)),
        row(rates['cases.rate'], ({ question }) => formatRate(question.annual)),
        ...ofMethods,
      ]}
    />
  );
}
