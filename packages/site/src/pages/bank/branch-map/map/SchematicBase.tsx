import type { MapBaseProps } from './map-base-props.ts';
import { VIEW_SIZE, scaleBar, worldScale } from './map-view.ts';
import { districtNames } from './district-names.ts';
import styles from './SchematicBase.module.css';

const GRID_LONGEST = 120;

/** A grid of round distances and the names of the districts in the middle of their branches. */
export function SchematicBase({ view, placed }: MapBaseProps) {
  const { length } = scaleBar(view, GRID_LONGEST);
  const scale = worldScale(view);
  const offset = (center: number) => (((VIEW_SIZE / 2 - center * scale) % length) + length) % length;
  const lines = (first: number) =>
    Array.from({ length: Math.ceil((VIEW_SIZE - first) / length) }, (_, index) => first + index * length);
  return (
    <g aria-hidden="true">
      <rect className={styles.ground} width={VIEW_SIZE} height={VIEW_SIZE} />
      {lines(offset(view.center.x)).map((x) => (
        <path key={x} className={styles.grid} d={`M${x} 0V${VIEW_SIZE}`} />
      ))}
      {lines(offset(view.center.y)).map((y) => (
        <path key={y} className={styles.grid} d={`M0 ${y}H${VIEW_SIZE}`} />
      ))}
      {districtNames(placed, view).map(({ name, x, y }) => (
        <text key={name} className={styles.district} x={x} y={y} textAnchor="middle">
          {name}
        </text>
      ))}
    </g>
  );
}
