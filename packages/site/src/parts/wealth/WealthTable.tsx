import { Icon, RiskLevel, VisuallyHidden } from '@bank/ui';
import table from '../blocks/price-table.module.css';
import { formatHoldingTerm } from '../../base/format/holding-term.ts';
import { formatMoney } from '../../base/format/money.ts';
import { useSite } from '../../base/state/site-context.ts';
import { Benchmark } from './Benchmark.tsx';
import { wealthPath } from './wealth-paths.ts';
import { riskNumber } from '../../base/format/risk-number.ts';
import type { ShownWealth } from './shown-products.ts';
import styles from './WealthTable.module.css';

interface WealthTableProps {
  caption: string;
  products: readonly ShownWealth[];
}

/** Six columns; on a phone name and figure, with risk, term and minimum under the name. */
export function WealthTable({ caption, products }: WealthTableProps) {
  const { language, words } = useSite();
  return (
    <table className={`${table.table} ${table.tall} ${styles.table}`} aria-label={caption}>
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
          <th scope="col" className={styles.actionColumn}>
            <VisuallyHidden>{words['home.wealthAction']}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => {
          const risk = { level: riskNumber(product.riskLevel), code: product.riskLevel };
          const term = formatHoldingTerm(product.termDays, language);
          const minimum = formatMoney(product.minAmount, product.currency, language);
          return (
            <tr key={product.prodCode}>
              <th scope="row" className={`${table.text} ${table.name}`}>
                <b>{product.prodName}</b>
                <span className={`${table.facts} ${table.wide}`}>
                  <span>{words['home.wealthTypes'][product.wealthType]}</span>
                  <span>{product.dealingText}</span>
                </span>
                <span className={`${table.facts} ${table.narrow}`}>
                  <RiskLevel {...risk} />
                  <span>{term}</span>
                  <span>{words['home.wealthFrom'](minimum)}</span>
                </span>
              </th>
              <td className={`${table.text} ${table.wide}`}>
                <RiskLevel {...risk} label={words['home.riskLevel'][product.riskLevel]} />
              </td>
              <td className={`num ${table.figure}`}>
                <Benchmark product={product} />
                <small>{product.benchmarkText}</small>
              </td>
              <td className={`num ${table.wide}`}>{term}</td>
              <td className={`num ${table.wide}`}>{minimum}</td>
              <td className={styles.actionColumn}>
                <a className={`${table.row} ${styles.detail}`} href={wealthPath(product)}>
                  <span className={table.wide}>{words['home.wealthDetail']}</span>
                  <VisuallyHidden>{product.prodName}</VisuallyHidden>
                  <Icon name="arrow-right" size={13} className={table.wide} />
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
