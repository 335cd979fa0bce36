import { tenth } from '@bank/ui';
import { formatPercent } from '../../../base/format/percent.ts';
import styles from './Allocation.module.css';

/** The bar's own units: a per cent is ten of them. */
const WIDTH = 1000;
const HEIGHT = 16;
const GAP = 3;

interface AllocationProps {
  allocation: readonly { name: string; share: string }[];
  /** In a cell of a table. */
  isCompact?: boolean;
}

/** What the product holds: one stacked bar and its parts in words and figures. */
export function Allocation({ allocation, isCompact = false }: AllocationProps) {
  const parts = barParts(allocation);
  return (
    <div className={isCompact ? styles.compact : styles.allocation}>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ name, series, x, width }) => (
          <rect key={name} data-series={series} x={x} y={0} width={width} height={HEIGHT} />
        ))}
      </svg>
      <ul className={styles.parts}>
        {parts.map(({ name, share, series }) => (
          <li key={name}>
            <svg width={10} height={10} viewBox="0 0 10 10" aria-hidden="true">
              <rect data-series={series} width={10} height={10} />
            </svg>
            <span>{name}</span>
            <span className="num">{formatPercent(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The whole bar is the net assets, or all that is owned where that is more, such as with money borrowed against bonds. */
export function barParts(allocation: AllocationProps['allocation']) {
  const whole = Math.max(
    100,
    allocation.reduce((sum, { share }) => sum + Number(share), 0),
  );
  let at = 0;
  return allocation.map(({ name, share }, index) => {
    const width = Number(share) * (WIDTH / whole);
    const part = {
      name,
      share,
      series: (index % 5) + 1,
      x: tenth(at),
      width: tenth(Math.max(width - GAP, 1)),
    };
    at += width;
    return part;
  });
}
