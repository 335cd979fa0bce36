import styles from './HistoryPlot.module.css';

/** A short piece of a line as it is drawn; `series` counts from 1. */
export function DashSample({ series }: { series: number }) {
  return (
    <svg className={styles.sample} width={26} height={6} viewBox="0 0 26 6" aria-hidden="true">
      <path className={styles.line} data-series={series} d="M0 3h26" />
    </svg>
  );
}
