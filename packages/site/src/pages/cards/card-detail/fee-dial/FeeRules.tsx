import { VisuallyHidden } from '@bank/ui';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { yearWords, type YearWords } from '../../../../words/cards/year/words.ts';
import type { DialCard } from './fee-dial.ts';
import styles from './FeeDial.module.css';

/** The same as a table: the fee of each year and what it depends on. */
export function FeeRules({ card }: { card: DialCard }) {
  const words = useWords(yearWords);
  return (
    <table className={styles.rules} aria-label={words.rulesCaption}>
      <thead>
        <tr>
          {[words.ruleYear, words.ruleWhen, words.ruleFee].map((name) => (
            <th key={name} scope="col">
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rulesOf(card, words).map(([year, when, fee]) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{when}</td>
            <td className="num">{words.spent(formatDecimal(fee))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rulesOf(
  { annualFee, waiver, waiverTarget, firstYearFree }: DialCard,
  words: YearWords,
): (readonly [string, string, string])[] {
  const isCounted = waiver === 'TIMES' || waiver === 'SPEND';
  if (!isCounted) return [[words.everyYear, words.noCondition, annualFee]];
  const target = formatDecimal(waiverTarget);
  const [when, not] =
    waiver === 'TIMES'
      ? [words.whenTimes(target), words.notTimes(target)]
      : [words.whenSpend(target), words.notSpend(target)];
  const isFirstFree = firstYearFree === '1';
  return [
    [words.firstYear, isFirstFree ? words.firstFree : words.firstCharged, isFirstFree ? '0' : annualFee],
    [words.laterYears, when, '0'],
    [not, words.whenNot, annualFee],
  ];
}
