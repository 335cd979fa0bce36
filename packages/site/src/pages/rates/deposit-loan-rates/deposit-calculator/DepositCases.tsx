import { subtractDecimals } from '../../../../base/decimal/arithmetic.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal, formatSigned } from '../../../../base/format/decimal.ts';
import { formatAmount } from '../../../../base/format/money.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { ComparedCases, type CaseRow } from '../cases/ComparedCases.tsx';
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
  const row = (name: string, cell: (one: Answered, index: number) => string, isMain = false): CaseRow => ({
    name,
    cells: answered.map(cell),
    isMain,
  });
  const money = (amount: string, { question }: Answered) => formatAmount(amount, question.currency, language);
  const difference = (one: Answered, index: number) => {
    if (first === undefined || index === 0 || one.question.currency !== first.question.currency) return '–';
    const more = subtractDecimals(one.answer.interest, first.answer.interest);
    return Number(more) === 0 ? formatDecimal(more) : formatSigned(more);
  };
  return (
    <ComparedCases
      view={{ subject: 'DEPOSIT', isCalculator: true }}
      path={path}
      query={query}
      fields={DEPOSIT_FIELDS}
      cases={answered.map(({ kept }) => kept)}
      canKeep={canKeep}
      rows={[
        row(rates['rates.kindColumn'], ({ kept }) => words['deposit.kind'][kindOf(kept.values['kind'])]),
        row(words['deposit.principal'], (one) => money(one.answer.principal, one)),
        row(rates['rates.termColumn'], ({ question }) =>
          'months' in question ? words['deposit.monthCount'](question.months) : '–',
        ),
        row(words['deposit.rate'], ({ question }) => formatRate(question.rate)),
        row(words['deposit.paidOn'], ({ answer }) => dayInData(answer.paidOn, language)),
        row(rates['cases.interest'], (one) => money(one.answer.interest, one), true),
        row(rates['cases.difference'], difference),
        row(words['deposit.total'], (one) => money(one.answer.total, one)),
      ]}
    />
  );
}
