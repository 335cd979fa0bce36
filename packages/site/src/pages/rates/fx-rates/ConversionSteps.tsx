import { compareDecimals, multiplyDecimals } from '../../../base/decimal/arithmetic.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import type { Converted, Step } from '../../../parts/currency/convert.ts';
import { rateName } from './spoken-result.ts';
import type { Sums } from './use-sums.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './Converter.module.css';

interface ConversionStepsProps {
  result: Converted;
  sums: Sums;
}

/** How the result came about: each deal with its rate and its sum, so that anyone can check it. */
export function ConversionSteps({ result, sums }: ConversionStepsProps) {
  const words = useWords(fxWords);
  if (result.kind === 'same') return <p className={styles.problem}>{words['fx.same']}</p>;
  if (result.kind === 'not-traded') {
    const { currency, rateName: name } = result;
    return <p className={styles.problem}>{words['fx.noRate'](sums.name(currency), rateName(name, words))}</p>;
  }
  const { steps } = result;
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.deed}>
          {steps.length > 1 ? <b className={styles.number}>{words['fx.stepNumber'](index + 1)}</b> : null}
          <span>
            {words[step.deed === 'sell' ? 'fx.stepSell' : 'fx.stepBuy'](
              sums.name(step.currency),
              step.currency,
              rateName(step.rateName, words),
              sums.quote(step.rate, step.unit, step.currency),
            )}
          </span>
          <span className={`num ${styles.sum}`}>
            {arithmetic(step, sums)}
            {step.isRoundedUp && !isExact(step) ? words['fx.stepUp'] : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** `1,000.00 × 707.15 ÷ 100 = 7,071.50 元`; `≈` where the last digit was rounded. */
function arithmetic(step: Step, sums: Sums): string {
  const { currency, foreign, yuan, rate, unit } = step;
  const equals = isExact(step) ? '=' : '≈';
  return step.from === 'foreign'
    ? `${sums.figure(foreign, currency)} × ${formatDecimal(rate)} ÷ ${unit} ${equals} ${sums.sum(yuan, 'CNY')}`
    : `${sums.figure(yuan, 'CNY')} × ${unit} ÷ ${formatDecimal(rate)} ${equals} ${sums.sum(foreign, currency)}`;
}

function isExact({ foreign, yuan, rate, unit }: Step): boolean {
  return compareDecimals(multiplyDecimals(foreign, rate), multiplyDecimals(yuan, String(unit))) === 0;
}
