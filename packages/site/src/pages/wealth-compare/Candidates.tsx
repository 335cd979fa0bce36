import { RiskLevel, VisuallyHidden } from '@bank/ui';
import type { WealthProduct } from '@bank/contract';
import { riskNumber } from '../../wealth/risk-number.ts';
import { useCompareWords } from './use-compare-words.ts';
import styles from './Candidates.module.css';

interface CandidatesProps {
  title: string;
  products: readonly WealthProduct[];
  /** The comparison with one more product. */
  withHref: (product: WealthProduct) => string;
}

/** Products that can join the comparison. */
export function Candidates({ title, products, withHref }: CandidatesProps) {
  const words = useCompareWords();
  return (
    <section className={styles.candidates} aria-label={title} data-stay="">
      <p className={styles.title}>{title}</p>
      <ul>
        {products.map((product) => {
          const { prodCode, prodName, riskLevel } = product;
          return (
            <li key={prodCode} className={styles.candidate}>
              <span className={styles.name}>{prodName}</span>
              <span className={`num ${styles.code}`}>{prodCode}</span>
              <RiskLevel
                level={riskNumber(riskLevel)}
                code={riskLevel}
                label={words['home.riskLevel'][riskLevel] ?? ''}
              />
              <a className={styles.join} href={withHref(product)}>
                {words['compare.join']}
                <VisuallyHidden> {prodName}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
