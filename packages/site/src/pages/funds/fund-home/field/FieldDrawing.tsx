import { memo } from 'react';
import { useWords } from '../../../../base/state/site-context.ts';
import { formatDecimal, formatSigned } from '../../../../base/format/decimal.ts';
import { fundHomeWords } from '../../../../words/funds/fund-home/words.ts';
import styles from './FieldDrawing.module.css';
import { graduation, returnTicks, trailOf, type FieldScale, type Placed, type Trail } from './field-scale.ts';
import { starPaths } from './star-shapes.ts';

interface FieldDrawingProps {
  scale: FieldScale;
  stars: readonly Placed[];
  /** Per cent a year; '' leaves the trails out. */
  riskFree: string;
  /** The level that stands out, the others dimmed. */
  level: string | undefined;
}

/** Axes, trails of equal Sharpe ratio and the stars; nothing in it moves with the pointer. */
export function FieldDrawing({ level, ...drawn }: FieldDrawingProps) {
  return (
    <g className={styles.field} data-level={level}>
      <Drawn {...drawn} />
    </g>
  );
}

/** Drawn once for thousands of stars: the level alone dims some of them. */
const Drawn = memo(function Drawn({ scale, stars, riskFree }: Omit<FieldDrawingProps, 'level'>) {
  const words = useWords(fundHomeWords);
  const { size, bounds, x, y } = scale;
  const [start, end, floor] = [size.left, size.width - size.right, size.height - size.bottom];
  const trails = riskFree === '' ? [] : size.trails.map((ratio) => trailOf(scale, ratio, Number(riskFree)));
  return (
    <>
      {returnTicks(bounds).map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? styles.zero : styles.grid} d={`M${start} ${y(tick)}H${end}`} />
          <text className={styles.tick} x={start - 8} y={y(tick) + 4} textAnchor="end">
            {formatSigned(String(tick))}%
          </text>
        </g>
      ))}
      <path
        className={styles.graduation}
        d={graduation(bounds)
          .map((at) => `M${x(at)} ${floor}v${Number.isInteger(at) ? 5 : 3}`)
          .join('')}
      />
      {size.named
        .filter((at) => at <= bounds.most)
        .map((at) => (
          <g key={at}>
            <path className={styles.named} d={`M${x(at)} ${floor}v8`} />
            <text className={styles.tick} x={x(at)} y={floor + 22} textAnchor="middle">
              {at}%
            </text>
          </g>
        ))}
      <text x={end} y={floor + 48} textAnchor="end">
        {words['zone.axisX']}
      </text>
      <text x={start} y={14}>
        {words['zone.axisY']}
      </text>
      {trails.map((trail) => (
        <path
          key={trail.ratio}
          className={styles.trail}
          data-solid={trail.ratio === 1 ? '' : undefined}
          d={trail.path}
        />
      ))}
      {starPaths(stars, size.star).map(({ type, risk, path }) => (
        <path key={`${type} ${risk}`} className={styles.star} data-type={type} data-risk={risk} d={path} />
      ))}
      {trails
        .filter((trail) => size.name === 'wide' || trail.end.edge === 'right' || trail.ratio === 2)
        .map((trail) => (
          <TrailName key={trail.ratio} trail={trail} size={size}>
            {words['zone.trail'](formatDecimal(String(trail.ratio)))}
          </TrailName>
        ))}
    </>
  );
});

interface TrailNameProps {
  trail: Trail;
  size: FieldScale['size'];
  children: string;
}

function TrailName({ trail: { end }, size, children }: TrailNameProps) {
  const isInside = end.edge === 'top' || size.name === 'narrow';
  if (end.edge === 'top')
    return (
      <text
        className={styles.trailName}
        x={Math.min(end.x, size.width - size.right)}
        y={end.y - 6}
        textAnchor="middle"
      >
        {children}
      </text>
    );
  return (
    <text
      className={styles.trailName}
      x={isInside ? end.x : end.x + 5}
      y={isInside ? end.y - 6 : end.y + 4}
      textAnchor={isInside ? 'end' : 'start'}
    >
      {children}
    </text>
  );
}
