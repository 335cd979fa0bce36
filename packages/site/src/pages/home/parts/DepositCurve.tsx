import { TermCurve } from '@bank/ui';
import type { DepositRate } from '@bank/contract';
import { subtractDecimals } from '../../../base/decimal/arithmetic.ts';
import { decimalSign, formatDecimal } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { Either } from '../../../parts/blocks/Either.tsx';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Demand and fixed deposits by term; the other kinds have rates that no one term explains. */
export function onTheCurve(rates: readonly DepositRate[]): DepositRate[] {
  return rates.filter(({ kind }) => kind === 'DEMAND' || kind === 'FIXED');
}

/** The posted deposit rates as one curve over the terms. */
export function DepositCurve({ rates }: { rates: readonly DepositRate[] }) {
  const words = useWords(homeWords);
  const label = ({ termCode, termName }: DepositRate) => words['home.depositTerm'][termCode] ?? termName;
  const first = rates[0];
  const last = rates.at(-1);
  if (first === undefined || last === undefined) return null;
  const rising = rates.every((rate, index) => {
    const before = rates[index - 1];
    return before === undefined || decimalSign(subtractDecimals(rate.rate, before.rate)) >= 0;
  });
  return (
    <TermCurve
      title={words['home.curveTitle'](rates.length)}
      caption={words['home.curveCaption']}
      conclusion={words['home.curveConclusion'](
        label(first),
        formatPercent(first.rate),
        label(last),
        formatPercent(last.rate),
        rising,
      )}
      points={rates.map((rate) => ({ label: label(rate), value: formatDecimal(rate.rate, 2) }))}
      words={{
        table: <Either wide={words['home.curveTable']} narrow={words['home.curveTableShort']} />,
        term: words['home.curveTerm'],
        rate: words['home.curveRate'],
      }}
    />
  );
}
