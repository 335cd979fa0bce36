import { fromUnits } from '../../../../base/decimal/decimal-units.ts';
import { bracketed, joinedClauses } from '../../../../base/format/punctuation.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import { TableFrame } from '../../../../parts/reading/TableFrame.tsx';
import own from './InstalmentAnswer.module.css';
import { ColumnHeads } from './ColumnHeads.tsx';
import { instalmentOf } from './instalment.ts';
import type { InstalmentQuestion } from './read-instalment-form.ts';
import { instalmentWords } from '../../../../words/cards/instalment/words.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';

const money = (cents: bigint) => formatDecimal(fromUnits(cents, 2));

/** What the chosen term costs, how that was worked out, what other terms would cost, and every month of it. */
export function InstalmentAnswer({ question }: { question: InstalmentQuestion }) {
  const { language } = useSite();
  const words = useWords(instalmentWords);
  const { plan, others, amount } = question;
  const { rows, interest, total, annual } = instalmentOf(amount, plan);
  const [first, last] = [rows[0]?.payment ?? 0n, rows.at(-1)?.payment ?? 0n];
  const kind = words.kinds[plan.kind] ?? plan.kind;
  const figures = [
    [words.payment, money(first)],
    [words.lastPayment, money(last)],
    [words.interest, money(interest)],
    [words.total, money(total)],
  ] as const;
  return (
    <>
      <section className={styles.result} data-tone="night" aria-labelledby="result-title">
        <h3 className={styles.resultTitle} id="result-title">
          {words.result}
        </h3>
        <p className={styles.announced} role="status">
          {words.announce(money(first), formatPercent(annual))}
        </p>
        <dl className={`${styles.figures} ${own.four}`}>
          <div className={styles.main}>
            <dt>{words.annual}</dt>
            <dd className="num">{formatPercent(annual)}</dd>
          </div>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name + bracketed(words.yuan, language)}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="terms-title">
        <h3 className={styles.heading} id="terms-title">
          {words.allTerms}
        </h3>
        <TableFrame
          caption={joinedClauses([words.allTermsCaption(kind, money(amount)), words.inYuan], language)}
        >
          <ColumnHeads
            first={words.termColumn}
            figures={[words.payment, words.interest, words.total, words.annual]}
          />
          <tbody>
            {others.map((other) => {
              const result = instalmentOf(amount, other);
              const isChosen = other.months === plan.months;
              return (
                <tr key={other.months} className={isChosen ? own.chosen : undefined}>
                  <th scope="row">
                    {words.monthsOf(other.months)}
                    {isChosen ? <small>{words.chosen}</small> : null}
                  </th>
                  <td className="num">{money(result.rows[0]?.payment ?? 0n)}</td>
                  <td className="num">{money(result.interest)}</td>
                  <td className="num">{money(result.total)}</td>
                  <td className="num">{formatPercent(result.annual)}</td>
                </tr>
              );
            })}
          </tbody>
        </TableFrame>
      </section>
      <section aria-labelledby="basis-title">
        <h3 className={styles.heading} id="basis-title">
          {words.basis}
        </h3>
        <ul className={styles.steps}>
          <li>{words.principalFormula}</li>
          <li>{words.interestFormula(plan.monthlyRate)}</li>
          <li>{words.annualFormula}</li>
        </ul>
        <p className={styles.small}>{words.early}</p>
      </section>
      <details className={styles.more}>
        <summary>{words.schedule}</summary>
        <TableFrame caption={joinedClauses([words.schedule, words.inYuan], language)}>
          <ColumnHeads
            first={words.period}
            figures={[words.payment, words.principal, words.interestColumn, words.left]}
          />
          <tbody>
            {rows.map((row) => (
              <tr key={row.number}>
                <th scope="row" className="num">
                  {row.number}
                </th>
                <td className="num">{money(row.payment)}</td>
                <td className="num">{money(row.principal)}</td>
                <td className="num">{money(row.interest)}</td>
                <td className="num">{money(row.left)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </details>
    </>
  );
}
