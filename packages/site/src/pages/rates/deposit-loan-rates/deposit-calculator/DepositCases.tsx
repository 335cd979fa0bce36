import { subtractDecimals } from '../../../../base/decimal/arithmetic.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal, formatSigned } from '../../../../base/format/decimal.ts';
import { formatAmount } from '../../../../base/format/money.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { ComparedCases } from '../cases/ComparedCases.tsx';
import { casesOf } from '../cases/cases.ts';
import { formatRate } from '../format-rate.ts';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { calculateDeposit } from './calculate-deposit.ts';
import { DEPOSIT_FIELDS, kindOf } from './deposit-fields.ts';
import { readDepositForm } from './read-deposit-form.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';

type DepositCasesProps = ViewProps<Extract<RatesData, { view: 'DEPOSIT_CALCULATOR' }>> & { canKeep: boolean };

/** Deposits side by side: what each earns, and how much more or less than the first. */
export function DepositCases({ data: { offers }, path, query, canKeep }: DepositCasesProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(depositWords);
  const answered = casesOf(DEPOSIT_FIELDS, query).flatMap((kept) => {
    const { question } = readDepositForm(kept.values, offers, language);
    return question === undefined ? [] : [{ kept, question, answer: calculateDeposit(question) }];
  });
  const [first] = answered;
  type Answered = (typeof answered)[number];
  const money = (amount: string, { question }: Answered) => formatAmount(amount, question.currency, language);
  const difference = (one: Answered, index: number) => {
    if (first === undefined || index === 0 || one.question.currency !== first.question.currency) return '–';
    const more = subtractDecimals(one.answer.interest, first.answer.interest);
    return Number(more) === 0 ? formatDecimal(more) : formatSigned(more);
  };
  return (
    <ComparedCases
      subject="DEPOSIT"
      path={path}
      query={query}
      fields={DEPOSIT_FIELDS}
      answered={answered}
      canKeep={canKeep}
      rows={[
        {
          name: rates['rates.kindColumn'],
          cell: ({ kept }) => words['deposit.kind'][kindOf(kept.values['kind'])],
        },
        { name: words['deposit.principal'], cell: (one) => money(one.answer.principal, one) },
        {
          name: rates['rates.termColumn'],
          cell: ({ question }) => ('months' in question ? words['deposit.monthCount'](question.months) : '–'),
        },
        { name: words['deposit.rate'], cell: ({ question }) => formatRate(question.rate) },
        { name: words['deposit.paidOn'], cell: ({ answer }) => dayInData(answer.paidOn, language) },
        { name: rates['cases.interest'], cell: (one) => money(one.answer.interest, one), isMain: true },
        { name: rates['cases.difference'], cell: difference },
        { name: words['deposit.total'], cell: (one) => money(one.answer.total, one) },
      ]}
    />
  );
}
