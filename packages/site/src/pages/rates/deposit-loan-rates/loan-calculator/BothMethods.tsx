import styles from '../../../../parts/forms/Calculator.module.css';
import { CompareMethods, type LoanSummaries } from './CompareMethods.tsx';

interface BothMethodsProps {
  title: string;
  summaries: LoanSummaries;
  hasGrace: boolean;
}

/** What a loan costs by either method, on a ground of its own. */
export function BothMethods({ title, summaries, hasGrace }: BothMethodsProps) {
  return (
    <section className={styles.result} data-tone="night" aria-labelledby="result-title">
      <h2 className={styles.resultTitle} id="result-title">
        {title}
      </h2>
      <CompareMethods summaries={summaries} hasGrace={hasGrace} />
    </section>
  );
}
