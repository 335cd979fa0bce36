import { monthInProse } from '../../base/format/day.ts';
import { useSite } from '../../base/state/site-context.ts';
import styles from './MonthScale.module.css';
import { HEIGHT, STARS_AT_MOST, monthScale } from './month-scale.ts';

/** A star for each article over the months, the newest in cinnabar. */
export function MonthScale({ months }: { months: readonly { month: string; count: number }[] }) {
  const { language, words } = useSite();
  const { width, columns, years } = monthScale(months);
  const [newest] = months;
  if (newest === undefined) return null;
  const base = HEIGHT - 18;
  const [newestStar, ...stars] = columns.flatMap(({ x, count }) =>
    Array.from({ length: Math.min(count, STARS_AT_MOST) }, (_, star) => ({ x, y: base - 7 - star * 8 })),
  );
  return (
    <>
      <p className={styles.label}>{words['news.star']}</p>
      <svg
        className={styles.scale}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={words['news.scale'](monthInProse(newest.month, language), newest.count)}
      >
        <path className={styles.line} d={`M0 ${base}H${width}`} />
        {years.map(({ year, x }) => (
          <g key={year}>
            <path className={styles.line} d={`M${x} ${base}v6`} />
            <text className={styles.year} x={x} y={HEIGHT - 1} textAnchor="middle">
              {year}
            </text>
          </g>
        ))}
        {/* A line of no length has round ends: fifty stars in one element. */}
        <path className={styles.stars} d={stars.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        {newestStar === undefined ? null : (
          <circle className={styles.newest} cx={newestStar.x} cy={newestStar.y} r={4} />
        )}
      </svg>
    </>
  );
}
