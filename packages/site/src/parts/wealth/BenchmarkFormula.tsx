import type { WealthProduct } from '@bank/contract';
import { barParts } from '../charts/allocation/Allocation.tsx';
import { formatDecimal } from '../../base/format/decimal.ts';
import styles from './BenchmarkFormula.module.css';

/** In the bar's own units. */
const WIDTH = 1000;
const HEIGHT = 16;

/** A benchmark that is a formula: a bar of its weights, and what they weigh; it has no figure until its days are past. */
export function BenchmarkFormula({ parts }: { parts: NonNullable<WealthProduct['benchmarkParts']> }) {
  const placed = barParts(parts.map(({ name, weight }) => ({ name, share: weight })));
  return (
    <span className={styles.formula}>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {placed.map(({ name, series, x, width }) => (
          <rect key={name} data-part={series} x={x} y={0} width={width} height={HEIGHT} />
        ))}
      </svg>
      {placed.map(({ name, series, share }) => (
        <span key={name} className={styles.part}>
          <i data-part={series} aria-hidden="true" />
          {`${name} `}
          <span className="num">{formatDecimal(share)}%</span>
        </span>
      ))}
    </span>
  );
}
