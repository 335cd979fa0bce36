import type { MapBaseProps } from './map-base.ts';
import { VIEW_SIZE, scaleBar, viewPoint, worldScale } from './map-view.ts';
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
      {districtsOf(placed).map(({ name, x, y }) => {
        const at = viewPoint(view, { x, y });
        return (
          <text key={name} className={styles.district} x={at.x} y={at.y - 18} textAnchor="middle">
            {name}
          </text>
        );
      })}
    </g>
  );
}

function districtsOf(placed: MapBaseProps['placed']): { name: string; x: number; y: number }[] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...Map.groupBy(placed, ({ point }) => point.district)].map(([name, own]) => ({
    name,
    x: mean(own.map(({ world }) => world.x)),
    y: mean(own.map(({ world }) => world.y)),
  }));
}
