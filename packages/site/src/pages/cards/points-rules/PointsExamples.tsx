import type { PointsRules } from '@bank/contract';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './PointsExamples.module.css';

/** Worked sums, each a small table with its total. */
export function PointsExamples({ examples }: Pick<PointsRules, 'examples'>) {
  const words = useWords(cardWords);
  return (
    <div className={styles.examples}>
      {examples.map(({ title, spends, total }) => (
        <table key={title} className={styles.example}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.earningKind}</th>
              <th scope="col">{words.exampleAmount}</th>
              <th scope="col">{words.examplePoints}</th>
            </tr>
          </thead>
          <tbody>
            {spends.map(({ kind, name, amount, points }) => (
              <tr key={kind}>
                <th scope="row">{name}</th>
                <td className="num">{formatDecimal(amount)}</td>
                <td className="num">{formatDecimal(String(points))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {words.exampleTotal}
              </th>
              <td className="num">{formatDecimal(String(total))}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  );
}
