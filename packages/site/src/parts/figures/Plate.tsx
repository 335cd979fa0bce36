import type { Fact } from '@bank/contract';
import styles from './Plate.module.css';

/** One number as a picture, in the shape of a cover. Where a title beside it is a link, it is only a picture. */
export function Plate({ fact, className }: { fact: Fact; className?: string | undefined }) {
  const { label, value, unit } = fact;
  return (
    <div className={`${styles.plate} ${className ?? ''}`}>
      <svg
        className={styles.rings}
        viewBox="0 0 195 100"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
      >
        <circle cx={165} cy={20} r={34} />
        <circle cx={165} cy={20} r={58} />
        <circle cx={165} cy={20} r={86} />
        <circle className={styles.graduation} cx={165} cy={20} r={38} />
        <circle className={styles.star} cx={165} cy={20} r={2.6} />
      </svg>
      <p className={styles.value}>
        {value}
        {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
