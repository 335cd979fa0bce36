import { FUND_TYPES, type FieldFund } from '@bank/contract';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { fundHomeWords } from '../../../../words/funds/fund-home/words.ts';
import drawing from './FieldDrawing.module.css';
import styles from './FundField.module.css';
import { starPath } from './star-shapes.ts';

/** The shape of each type that has a star. */
export function FieldLegend({ funds }: { funds: readonly FieldFund[] }) {
  const { words: site } = useSite();
  const words = useWords(fundHomeWords);
  const present = new Set(funds.map(({ fundType }) => fundType));
  return (
    <ul className={styles.legend} aria-label={words['zone.types']}>
      {FUND_TYPES.filter((type) => present.has(type)).map((type) => (
        <li key={type}>
          <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <g className={drawing.field}>
              <path className={drawing.star} data-type={type} d={starPath(type, 6, 6, 1.15)} />
            </g>
          </svg>
          {site['home.fundTypes'][type]}
        </li>
      ))}
    </ul>
  );
}
