import type { DepositRate, LoanRate } from '@bank/contract';
import { dayInProse } from '../../../../base/format/day.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';

const PATHS = { CN: '/personal/dkll', EN: '/en/personal/dkll' } as const;

interface RatesAnswerProps {
  kind: 'LPR' | 'DEPOSIT' | 'LOAN';
  /** Of one table, so that all are in force from the same day. */
  rates: readonly (LoanRate | DepositRate)[];
}

export function RatesAnswer({ kind, rates }: RatesAnswerProps) {
  const { language } = useSite();
  const words = useWords(searchWords);
  const [first] = rates;
  const isLoan = kind !== 'DEPOSIT';
  return (
    <AnswerCard
      title={first === undefined ? '' : words.rateKinds[first.kind]}
      detail={words.yearRate}
      figures={rates.map(({ termName, rate }) => ({ name: termName, value: formatPercent(rate) }))}
      notes={first === undefined ? [] : [words.effective(dayInProse(first.effectiveDate, language))]}
      more={{
        name: isLoan ? words.moreLoans : words.moreDeposits,
        href: isLoan ? `${PATHS[language]}?column=101006` : PATHS[language],
      }}
    />
  );
}
