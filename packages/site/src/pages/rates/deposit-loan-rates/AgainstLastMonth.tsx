import { Change } from '@bank/ui';
import { basisPointsBetween } from '../../../base/format/basis-points.ts';
import { decimalSign, formatSigned } from '../../../base/format/decimal.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { ratesWords } from '../../../words/rates/rates/words.ts';

/** What an LPR is over what it was the month before, in basis points. */
export function AgainstLastMonth({ rate, prevRate }: { rate: string; prevRate: string }) {
  const words = useWords(ratesWords);
  const points = basisPointsBetween(prevRate, rate);
  const sign = decimalSign(points);
  if (sign === 0) return words['rates.sameAsLastMonth'];
  return (
    <>
      {words['rates.againstLastMonth']}{' '}
      <Change direction={sign === 1 ? 'rise' : 'fall'} figure={words['rates.points'](formatSigned(points))} />
    </>
  );
}
