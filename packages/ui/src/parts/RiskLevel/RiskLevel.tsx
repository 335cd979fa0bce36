import styles from './RiskLevel.module.css';

interface RiskLevelProps {
  level: 1 | 2 | 3 | 4 | 5;
  /** The code beside the ticks: the ticks alone say nothing to a visitor who cannot see or count them. */
  code: string;
  /** The level in words, where there is room for them. */
  label?: string;
}

/** Five rising ticks, code and words. */
export function RiskLevel({ level, code, label }: RiskLevelProps) {
  return (
    <span className={styles.risk}>
      <span className={styles.ticks} data-level={level} aria-hidden="true" />
      <span>
        <b className="num">{code}</b>
        {label === undefined ? null : ` ${label}`}
      </span>
    </span>
  );
}
