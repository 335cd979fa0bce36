import type { CardDetail } from '@bank/contract';
import { fromUnits } from '../../../../base/decimal/decimal-units.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import { TableFrame } from '../../../../parts/reading/TableFrame.tsx';
import { yearWords } from '../../../../words/cards/year/words.ts';
import own from './YearCostAnswer.module.css';
import { yearCost, type PointsWorth, type YearUse } from './year-cost.ts';
import { yearLines } from './year-lines.ts';

const money = (cents: bigint) => formatDecimal(fromUnits(cents, 2)).replace('-', '−');

interface YearCostAnswerProps {
  card: CardDetail;
  use: YearUse;
  worth: PointsWorth | undefined;
}

/** What the year costs in two figures, then every item of it with how it was worked out. */
export function YearCostAnswer({ card, use, worth }: YearCostAnswerProps) {
  const words = useWords(yearWords);
  const cost = yearCost(card, use, worth);
  const { first, later } = cost.total;
  return (
    <>
      <section className={styles.result} data-tone="night" aria-labelledby="result-title">
        <h3 className={styles.resultTitle} id="result-title">
          {words.result}
        </h3>
        <p className={styles.announced} role="status">
          {words.announce(money(later), money(first))}
        </p>
        <dl className={styles.figures}>
          <div className={styles.main}>
            <dt>{words.amount(words.resultLater)}</dt>
            <dd className="num">{money(later)}</dd>
          </div>
          <div>
            <dt>{words.amount(words.resultFirst)}</dt>
            <dd className="num">{money(first)}</dd>
          </div>
        </dl>
      </section>
      <TableFrame caption={words.costTitle}>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.amount(words.firstYear)}</th>
            <th scope="col">{words.amount(words.laterYears)}</th>
            <th scope="col" className={own.how}>
              {words.how}
            </th>
          </tr>
        </thead>
        <tbody>
          {yearLines({ card, use, worth, cost }, words).map((line) => (
            <tr key={line.name} className={line.isTotal ? own.total : undefined}>
              <th scope="row">{line.name}</th>
              <td className="num">{money(line.first)}</td>
              <td className="num">{money(line.later)}</td>
              <td className={own.how}>{line.how}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <p className={styles.small}>{words.pointsNote}</p>
    </>
  );
}
