import { linePath, tenth } from '../line-path.ts';
import { starLayout, type StarSize, type TermPoint } from './star-layout.ts';
import styles from './StarPlot.module.css';

/** Graduation under the axis: ten parts from one star to the next. */
const PARTS = 10;

interface StarPlotProps {
  className: string | undefined;
  size: StarSize;
  points: readonly TermPoint[];
  chosen: string;
  conclusion: string;
}

export function StarPlot({ className, size, points, chosen, conclusion }: StarPlotProps) {
  const { ticks, stars, ghost } = starLayout(points, size);
  const { width, height, left, base } = size;
  const isNarrow = width < 400;
  return (
    <svg
      className={`${styles.plot} ${className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={conclusion}
      data-size={isNarrow ? 'narrow' : 'wide'}
    >
      {ticks.map(({ value, y }, index) => (
        <g key={value}>
          <path className={index === 0 ? styles.zero : styles.grid} d={`M${left} ${y}H${width - 18}`} />
          <text className={`num ${styles.tick}`} x={left - 8} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path className={styles.graduation} d={graduation(stars, base)} />
      {ghost.length === 0 ? null : (
        <>
          <path className={styles.ghost} d={`${linePath(ghost)}L${ghost[3]?.x} ${ghost[3]?.y}`} />
          {ghost.map(({ x, y }) => (
            <circle key={x} className={styles.ghostStar} cx={x} cy={y} r={1.8} />
          ))}
        </>
      )}
      <path className={ghost.length === 0 ? styles.still : styles.line} d={linePath(stars)} />
      {stars.map(({ code, x, y, label, value }) => {
        const isChosen = code === chosen;
        return (
          <g key={code} data-chosen={isChosen ? '' : undefined}>
            {isChosen ? <path className={styles.drop} d={`M${x} ${tenth(y + 13)}V${base + 8}`} /> : null}
            {isChosen ? <circle className={styles.ring} cx={x} cy={y} r={11} /> : null}
            <text className={`num ${styles.value}`} x={x} y={tenth(y - 18)} textAnchor="middle">
              {value}
            </text>
            <text x={x} y={base + (isNarrow ? 36 : 38)} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
      <g className={ghost.length === 0 ? undefined : styles.stars}>
        {stars.map(({ code, x, y }) => (
          <circle
            key={code}
            className={styles.star}
            cx={x}
            cy={y}
            r={code === chosen ? 5.6 : 4.2}
            data-chosen={code === chosen ? '' : undefined}
          />
        ))}
      </g>
    </svg>
  );
}

/** A long tick under each star and nine short ones between two. */
function graduation(stars: readonly { x: number }[], base: number): string {
  const marks = stars.flatMap(({ x }, index) => {
    const next = stars[index + 1]?.x;
    const between = next === undefined ? [] : Array.from({ length: PARTS - 1 }, (_, part) => part + 1);
    return [
      `M${x} ${base + 9}v8`,
      ...between.map((part) => `M${tenth(x + (((next ?? x) - x) * part) / PARTS)} ${base + 9}v4`),
    ];
  });
  return marks.join('');
}
