import type { WealthProduct } from '@bank/contract';
import { Benchmark } from '../../../../parts/wealth/Benchmark.tsx';
import { BenchmarkRuler } from '../../../../parts/wealth/BenchmarkRuler.tsx';
import styles from './RowBenchmark.module.css';

/** The benchmark of a product in the list: its figures with their place on one ruler, or what its formula is made of. */
export function RowBenchmark({ product }: { product: WealthProduct }) {
  const { benchmarkParts: parts, benchmarkLow: low, benchmarkHigh: high = low } = product;
  if (parts !== undefined) return <Benchmark product={product} />;
  return (
    <span className={styles.benchmark}>
      {low === undefined || high === undefined ? null : (
        <span className={styles.ruler}>
          <BenchmarkRuler low={low} high={high} />
        </span>
      )}
      <span className={styles.figure}>
        <Benchmark product={product} />
      </span>
    </span>
  );
}
