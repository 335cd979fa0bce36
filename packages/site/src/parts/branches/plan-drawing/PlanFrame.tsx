import { useId, type ReactNode, type ComponentProps } from 'react';
import { spreadBearings } from '../plan/rim-names.ts';
import type { PlanView } from '../plan/plan-view.ts';
import styles from './PlanFrame.module.css';
import type { PlanDistrict } from './city-plan.ts';
import type { PlanSize } from './plan-size.ts';

interface PlanFrameProps {
  size: PlanSize;
  /** The rim, where the view shows the whole. */
  maxKm: number;
  view: PlanView;
  districts: readonly (PlanDistrict & { href: string; isCurrent: boolean })[];
  label: string;
  /** Marks, from the middle of the drawing. */
  children: ReactNode;
  /** What the drawing listens to. */
  handlers?: ComponentProps<'svg'>;
}

const RINGS_KM = [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80];
const SOLID_KM = 20;
const TICKS = 180;
const DIAGONAL = Math.SQRT1_2;
const LEAST_RING = 26;
const short = (value: number) => Math.round(value * 10) / 10;

/** Rings, the rim of gold ticks and the names of districts around it; no border and no street (map regulations). */
export function PlanFrame({ size, maxKm, view, districts, label, children, handlers }: PlanFrameProps) {
  const clip = useId();
  const { width, height, rim } = size;
  const [x, y] = [view.x * rim, view.y * rim];
  const rings = RINGS_KM.map((km) => ({ km, radius: Math.sqrt(km / maxKm) * view.scale * rim })).filter(
    ({ km, radius }) => km < maxKm && radius > LEAST_RING && radius < rim * 2,
  );
  return (
    <svg
      className={`${styles.plan} ${styles[size.name]}`}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      role="group"
      aria-label={label}
      {...handlers}
    >
      <clipPath id={clip}>
        <circle r={rim} />
      </clipPath>
      <g aria-hidden="true">
        <circle className={styles.ground} r={rim} />
        <g clipPath={`url(#${clip})`}>
          <g transform={`translate(${short(x)} ${short(y)})`}>
            {rings.map(({ km, radius }) => (
              <circle key={km} className={km === SOLID_KM ? styles.solid : styles.ring} r={short(radius)} />
            ))}
            <path className={styles.centre} d="M0-5V5M-5 0H5" />
          </g>
        </g>
        {rings.map(({ km, radius }) => {
          const at = { x: x + radius * DIAGONAL + 3, y: y + radius * DIAGONAL + 11 };
          return Math.hypot(at.x + 8, at.y) < rim - 12 ? (
            <text key={km} className={`num ${styles.km}`} x={short(at.x)} y={short(at.y)}>
              {km}
            </text>
          ) : null;
        })}
        <circle className={styles.rim} r={rim} />
        <path className={styles.ticks} d={ticks(rim)} />
        <path className={styles.north} d={`M0 ${-rim}v-16m-5 7 5-8 5 8`} />
      </g>
      {children}
      <RimNames size={size} districts={districts} />
    </svg>
  );
}

function RimNames({ size, districts }: Pick<PlanFrameProps, 'size' | 'districts'>) {
  const { rim, apart, name: sizeName } = size;
  const places = spreadBearings(
    districts.map(({ bearing }) => bearing),
    apart,
  );
  return districts.map(({ code, name, count, href, isCurrent, bearing }, index) => {
    const angle = places[index] ?? bearing;
    const [east, south] = [Math.sin(angle), -Math.cos(angle)];
    const side = east > 0.3 ? 'start' : east < -0.3 ? 'end' : 'middle';
    const [tx, ty] = [east * (rim + 18), south * (rim + (side === 'middle' ? 22 : 18)) + 5];
    return (
      <a key={code} className={styles.name} href={href} aria-current={isCurrent ? 'true' : undefined}>
        <path
          className={styles.leader}
          d={`M${short(Math.sin(bearing) * rim)} ${short(-Math.cos(bearing) * rim)}L${short(east * (rim + 13))} ${short(south * (rim + 13))}`}
        />
        {sizeName === 'wide' ? (
          <text x={short(tx)} y={short(ty)} textAnchor={side}>
            {name} <tspan className={`num ${styles.count}`}>{count}</tspan>
          </text>
        ) : (
          <text x={short(tx)} y={short(ty - 6)} textAnchor={side}>
            {name}
            <tspan className={`num ${styles.count}`} x={short(tx)} dy="14">
              {count}
            </tspan>
          </text>
        )}
      </a>
    );
  });
}

function ticks(rim: number): string {
  return Array.from({ length: TICKS }, (_, index) => {
    const angle = (index / TICKS) * 2 * Math.PI;
    const length = index % 15 === 0 ? 10 : index % 5 === 0 ? 7 : 4;
    const [east, south] = [Math.sin(angle), -Math.cos(angle)];
    return `M${short(east * rim)} ${short(south * rim)}l${short(east * length)} ${short(south * length)}`;
  }).join('');
}
