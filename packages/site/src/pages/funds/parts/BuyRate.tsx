import { VisuallyHidden } from '@bank/ui';
import type { Fund } from '@bank/contract';
import { decimalSign } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './BuyRate.module.css';

/** The fee of the smallest purchase: the fund's own struck through, then what this bank charges. */
export function BuyRate({
  fund: { buyRate, discountRate },
}: {
  fund: Pick<Fund, 'buyRate' | 'discountRate'>;
}) {
  const words = useWords(fundWords);
  if (decimalSign(buyRate) === 0) return <span className={styles.free}>{words['funds.feeFree']}</span>;
  if (discountRate === undefined) return <span className="num">{formatPercent(buyRate)}</span>;
  return (
    <span className={`num ${styles.rates}`}>
      <VisuallyHidden>{words['funds.feeWas']} </VisuallyHidden>
      <s>{formatPercent(buyRate)}</s> <VisuallyHidden>{words['funds.feeNow']} </VisuallyHidden>
      <b>{formatPercent(discountRate)}</b>
    </span>
  );
}
