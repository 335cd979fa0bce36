import { Sparkline } from '@bank/ui';
import type { FieldFund, FundYear } from '@bank/contract';
import { formatPercent } from '../../../base/format/percent.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { fundMethodsWords } from '../../../words/funds/fund-methods/words.ts';
import styles from './FundMethodsPage.module.css';

/** The example's year, its deepest fall marked in gold. */
export function FallLine({ fund, year: { points } }: { fund: FieldFund; year: FundYear }) {
  const words = useWords(fundMethodsWords);
  return (
    <figure className={styles.line}>
      <Sparkline
        // Growth begins at nothing, of which there is no fall.
        values={points.map((growth) => String(100 + Number(growth)))}
        width={560}
        height={120}
        narrow={{ width: 320, height: 96 }}
        conclusion={words['methods.lineOf'](fund.fundName, formatPercent(fund.maxDrawdown))}
      />
      <figcaption>{words['methods.lineNote']}</figcaption>
    </figure>
  );
}
