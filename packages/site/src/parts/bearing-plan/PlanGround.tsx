import { useId } from 'react';
import { FewKept } from '../../base/state/few-kept.ts';
import { radiusOf, ringsWithin, type PlanPoint } from './bearing-plan.ts';
import styles from './PlanGround.module.css';
import { WHOLE_PLAN, type PlanView } from './plan-view.ts';
import { ringPoints } from './ring-points.ts';
import { rimTicks } from './rim-ticks.ts';

interface PlanGroundProps {
  /** Of the rim, in units of the drawing, whose middle is at 0, 0. */
  radius: number;
  /** The distance of the rim where the whole is in sight. */
  maxKm: number;
  view?: PlanView;
  rings?: readonly number[];
  /** What the distances of the rings must not cover. */
  marks: readonly PlanPoint[];
}

const CROSS = 5;
/** A distance nearer to the rim than this would touch its ticks. */
const RIM_ROOM = 14;

/** Every plan of a size has the same: seven hundred numbers to write. */
const rims = new FewKept<string>(8);
const rimOf = (radius: number) =>
  rims.of(radius, () => rimTicks(radius, { count: 180, length: 4, longEvery: 15 }));

/** What lies under the marks of a bearing plan: rings, a rim of 180 ticks, north. No border and no street is drawn. */
export function PlanGround({ radius, maxKm, view = WHOLE_PLAN, rings, marks }: PlanGroundProps) {
  const clip = useId();
  const shown = rings ?? ringsWithin(maxKm, view.scale);
  const radii = shown.map((km) => radiusOf(km, { maxKm, radius }) * view.scale);
  const centre = { x: view.x * radius, y: view.y * radius };
  const names = ringPoints(
    radii,
    marks.map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y })),
  ).map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y }));
  return (
    <g aria-hidden="true">
      <path className={styles.rim} d={rimOf(radius)} />
      <circle className={styles.rim} r={radius} />
      <clipPath id={clip}>
        <circle r={radius} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(${short(centre.x)} ${short(centre.y)})`}>
          {radii.map((ring) => (
            <circle key={ring} className={styles.ring} r={short(ring)} />
          ))}
          <path className={styles.centre} d={`M${-CROSS} 0H${CROSS}M0 ${-CROSS}V${CROSS}`} />
        </g>
      </g>
      <path className={styles.rim} d={`M-5 ${9 - radius}L0 ${-radius}L5 ${9 - radius}`} />
      {names.map(({ x, y }, index) =>
        Math.hypot(x, y) > radius - RIM_ROOM ? null : (
          <text key={shown[index]} className={styles.distance} x={short(x)} y={short(y + 4)}>
            {shown[index]}
          </text>
        ),
      )}
    </g>
  );
}

const short = (value: number) => Math.round(value * 10) / 10;
