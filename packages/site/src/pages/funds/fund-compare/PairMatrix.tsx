import type { FundCurves } from '@bank/contract';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { FUND_METHODS_PATH } from '../../../parts/links/fund-paths.ts';
import { fundCompareWords } from '../../../words/funds/fund-compare/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './PairMatrix.module.css';

/** How far every two of the funds move together and what they hold in common, as a square of funds by funds. */
export function PairMatrix({ curves: { list, pairs } }: { curves: FundCurves }) {
  const to = useAddress();
  const words = useWords(fundCompareWords);
  if (pairs.length === 0) return null;
  const pairOf = (a: string, b: string) =>
    pairs.find(({ one, other }) => (one === a && other === b) || (one === b && other === a));
  return (
    <section className={styles.pairs} aria-labelledby="pairs">
      <h2 className={styles.title} id="pairs">
        {words['compare.pairs']}
      </h2>
      <p className={styles.text}>
        {words['compare.pairsText']}{' '}
        <a href={to(`${FUND_METHODS_PATH}#correlation`)}>{words['compare.pairsHow']}</a>
      </p>
      <table className={styles.matrix} aria-labelledby="pairs">
        <thead>
          <tr>
            <td />
            {list.map(({ fundCode, fundName }, place) => (
              <th key={fundCode} scope="col" abbr={fundName}>
                <span className="num">{place + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row, place) => (
            <tr key={row.fundCode}>
              <th scope="row">
                <span className="num">{place + 1}</span> {row.fundName}
              </th>
              {list.map((column) => {
                const pair = pairOf(row.fundCode, column.fundCode);
                if (pair === undefined)
                  return (
                    <td
                      key={column.fundCode}
                      className={styles.self}
                      aria-label={words['compare.pairsSelf']}
                    />
                  );
                const { correlation, overlap } = pair;
                return (
                  <td key={column.fundCode}>
                    <span className="num">
                      {correlation === undefined ? words['compare.none'] : formatDecimal(correlation, 2)}
                    </span>
                    <small>
                      {overlap === undefined
                        ? words['compare.overlapNone']
                        : words['compare.overlap'](formatPercent(overlap))}
                    </small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
