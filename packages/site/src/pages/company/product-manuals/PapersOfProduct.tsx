import type { ProductPapers } from '@bank/contract';
import { RiskLevel } from '@bank/ui';
import { FileList } from '../../../parts/articles/FileList.tsx';
import { riskNumber } from '../../../base/format/risk-number.ts';
import { wealthPath } from '../../../parts/wealth/wealth-paths.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './PapersOfProduct.module.css';

/** One product: what it is, and its papers to open. */
export function PapersOfProduct({ product }: { product: ProductPapers }) {
  const to = useAddress();
  const words = useWords(corporateWords);
  const { prodCode, prodName, registerCode, riskLevel, status, documents } = product;
  const id = `papers-${prodCode}`;
  return (
    <section className={styles.product} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          <a href={to(wealthPath(product))}>{prodName}</a>
        </h2>
        <p className={styles.facts}>
          <span className="num">{prodCode}</span>
          <RiskLevel level={riskNumber(riskLevel)} code={riskLevel} />
          <span>{words.statuses[status]}</span>
          <span>
            {`${words.register} `}
            <span className="num">{registerCode}</span>
          </span>
        </p>
      </div>
      <FileList files={documents} />
    </section>
  );
}
