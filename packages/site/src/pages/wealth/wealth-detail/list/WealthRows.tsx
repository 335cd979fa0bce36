import { RiskLevel, VisuallyHidden } from '@bank/ui';
import type { WealthProduct } from '@bank/contract';
import { CompareToggle } from '../../../../parts/compare/CompareToggle.tsx';
import { dayInData } from '../../../../base/format/day.ts';
import { formatHoldingTerm } from '../../../../base/format/holding-term.ts';
import { formatMoney } from '../../../../base/format/money.ts';
import table from '../../../../parts/blocks/price-table.module.css';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { Benchmark } from '../../../../parts/wealth/Benchmark.tsx';
import { riskNumber } from '../../../../base/format/risk-number.ts';
import { wealthPath } from '../../../../parts/wealth/wealth-paths.ts';
import { StandingLine } from './StandingLine.tsx';
import { wealthWords } from '../../../../words/wealth/wealth/words.ts';
import styles from './WealthRows.module.css';

interface WealthRowsProps {
  caption: string;
  products: readonly WealthProduct[];
}

/** A row of five columns for each product; on a phone a card with risk, term and minimum under its name. */
export function WealthRows({ caption, products }: WealthRowsProps) {
  const { language } = useSite();
  const words = useWords(wealthWords);
  return (
    <table className={`${table.table} ${table.tall} ${styles.table}`}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" className={`${table.text} ${styles.nameColumn}`}>
            {words['home.wealthName']}
          </th>
          <th scope="col" className={`${table.text} ${table.wide} ${styles.riskColumn}`}>
            {words['home.wealthRisk']}
          </th>
          <th scope="col" className={styles.figureColumn}>
            {words['home.wealthBenchmark']}
          </th>
          <th scope="col" className={table.wide}>
            {words['home.wealthTerm']}
          </th>
          <th scope="col" className={table.wide}>
            {words['home.wealthMinimumShort']}
          </th>
          <th scope="col" className={styles.compareColumn}>
            <VisuallyHidden>{words['wealth.compare']}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => {
          const { prodCode, prodName, riskLevel } = product;
          const risk = { level: riskNumber(riskLevel), code: riskLevel };
          const term = formatHoldingTerm(product.termDays, language);
          const minimum = formatMoney(product.minAmount, product.currency, language);
          return (
            <tr key={prodCode}>
              <th scope="row" className={`${table.text} ${table.name} ${styles.name}`}>
                <a className={table.row} href={wealthPath(product)}>
                  {prodName}
                </a>
                <span className={`${table.facts} ${styles.facts}`}>
                  <span className="num">{prodCode}</span>
                  <span>{words['home.wealthTypes'][product.wealthType]}</span>
                  {product.saleMode === 'AGENCY' ? (
                    <span>{words['wealth.agencyOf'](product.organName)}</span>
                  ) : null}
                  {product.customerType === 'PRIVATE' ? <span>{words['wealth.private']}</span> : null}
                  <span>{product.dealingText}</span>
                </span>
                <span className={`${table.facts} ${table.narrow} ${styles.terms}`}>
                  <RiskLevel {...risk} />
                  <span>{term}</span>
                  <span>{words['home.wealthFrom'](minimum)}</span>
                </span>
                <StandingLine product={product} day={(day) => dayInData(day, language)} />
              </th>
              <td className={`${table.text} ${table.wide}`}>
                <RiskLevel {...risk} label={words['home.riskLevel'][riskLevel]} />
              </td>
              <td className={`num ${table.figure} ${styles.figure}`}>
                <Benchmark product={product} />
                <small>{product.benchmarkText}</small>
                <small>{words['wealth.notPromised']}</small>
              </td>
              <td className={`num ${table.wide}`}>{term}</td>
              <td className={`num ${table.wide}`}>{minimum}</td>
              <td className={styles.compareColumn}>
                <CompareToggle
                  kind="wealth"
                  item={{ code: prodCode, name: prodName }}
                  label={words['wealth.compare']}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
