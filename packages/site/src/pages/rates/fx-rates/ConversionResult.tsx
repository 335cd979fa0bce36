import type { ConversionForm } from '../../../parts/currency/conversion.ts';
import type { Converted } from '../../../parts/currency/convert.ts';
import type { Sums } from './use-sums.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './Converter.module.css';

interface ConversionResultProps {
  form: ConversionForm;
  /** Undefined while there is no amount to convert. */
  result: Converted | undefined;
  sums: Sums;
}

/** Figures up to this long stand in the largest size, the next ones in the size below it. */
const LARGE_LONGEST = 9;
const MIDDLE_LONGEST = 14;

/** The amount that was asked for, large. */
export function ConversionResult({ form, result, sums }: ConversionResultProps) {
  const words = useWords(fxWords);
  const isPay = form.of === 'pay';
  const currency = isPay ? form.to : form.from;
  const done = result?.kind === 'done' ? result : undefined;
  const figure =
    done === undefined || currency === '' ? '–' : sums.figure(isPay ? done.gets : done.pays, currency);
  return (
    <p className={styles.result}>
      <span className={styles.words}>
        <span className={styles.label}>{words[isPay ? 'fx.gets' : 'fx.pays']}</span>{' '}
        <span className={styles.unit}>
          {currency === '' ? words['fx.choose'] : words['fx.money'](sums.name(currency), currency)}
        </span>
      </span>{' '}
      <b className={`num ${styles.figure}`} data-size={sizeOf(figure)}>
        {figure}
      </b>
    </p>
  );
}

function sizeOf({ length }: string): 'large' | 'middle' | 'small' {
  if (length <= LARGE_LONGEST) return 'large';
  return length <= MIDDLE_LONGEST ? 'middle' : 'small';
}
