import type { WealthProduct } from '@bank/contract';
import styles from './AllocationBar.module.css';

const WIDTH = 200;
const HEIGHT = 10;

interface AllocationBarProps {
  allocation: NonNullable<WealthProduct['allocation']>;
}

/** What a product holds as one bar, and its parts in words and figures. */
export function AllocationBar({ allocation }: AllocationBarProps) {
  const parts = barParts(allocation);
  return (
    <div className={styles.allocation}>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ name, x, width, series }) => (
          <rect key={name} data-series={series} x={x.toFixed(1)} width={width.toFixed(1)} height={HEIGHT} />
        ))}
      </svg>
      <ul className={styles.parts}>
        {parts.map(({ name, share, series }) => (
          <li key={name}>
            <svg width={8} height={8} viewBox="0 0 8 8" aria-hidden="true">
              <rect data-series={series} width={8} height={8} />
            </svg>
            {name} <span className="num">{share}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function barParts(allocation: AllocationBarProps['allocation']) {
  let at = 0;
  return allocation.map(({ name, share }, index) => {
    const width = (Number(share) / 100) * WIDTH;
    const part = { name, share, x: at, width: Math.max(width - 1, 1), series: (index % 5) + 1 };
    at += width;
    return part;
  });
}
