import { formatSigned } from '../../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { ComparedCases } from '../cases/ComparedCases.tsx';
import { casesOf } from '../cases/cases.ts';
import { formatRate } from '../format-rate.ts';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { formatCents, plainCents } from './cents.ts';
import { firstPaymentName } from './first-payment-name.ts';
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
  const firstPayment = words[firstPaymentName(answered.some(({ question }) => question.loan.grace > 0))];
  type Answered = (typeof answered)[number];
  const ofMethods = REPAYMENT_METHODS.flatMap((method) => {
    const named = (name: string) => words['loan.ofMethod'](words['loan.method'][method], name);
    return [
      {
        name: named(firstPayment),
        cell: ({ summaries }: Answered) => formatCents(summaries[method].first),
      },
      {
        name: named(rates['cases.interest']),
        cell: ({ summaries }: Answered) => formatCents(summaries[method].interest),
        isMain: true,
      },
      {
        name: named(rates['cases.difference']),
        cell: ({ summaries }: Answered, index: number) => {
          if (first === undefined || index === 0) return '–';
          const more = summaries[method].interest - first.summaries[method].interest;
          return more === 0n ? formatCents(0n) : formatSigned(plainCents(more));
        },
      },
    ];
  });
  return (
    <ComparedCases
      subject="LOAN"
      path={path}
      query={query}
      fields={LOAN_FIELDS}
      answered={answered}
      canKeep={canKeep}
      rows={[
        { name: words['loan.amount'], cell: ({ question }) => formatCents(question.loan.principal) },
        {
          name: words['loan.months'],
          cell: ({ question }) => words['loan.periodCount'](question.loan.months),
        },
        { name: rates['cases.rate'], cell: ({ question }) => formatRate(question.annual) },
        ...ofMethods,
      ]}
    />
  );
}
