import { HEAT_SHARES } from './heat-level.ts';
import { HeatCell, type HeatValue } from './HeatCell.tsx';
import styles from './HeatGrid.module.css';

export interface HeatRow {
  year: string;
  /** Twelve; undefined where nothing is known. */
  months: readonly (HeatValue | undefined)[];
  /** Of the whole year. */
  total: HeatValue | undefined;
}

interface HeatGridProps {
  caption: string;
  /** Newest year first. */
  rows: readonly HeatRow[];
  /** Names of the twelve months, long and for a narrow column. */
  months: readonly string[];
  words: { year: string; total: string; none: string; least: string; most: string };
  /** The size of a value, in its unit, that has the full colour. */
  full?: number;
}

/**
 * Months by years. Lightness carries the size and the sign stands in every cell, so that nothing hangs on colour. On
 * phones it is turned round: months down, years across.
 */
export function HeatGrid({ caption, rows, months, words, full = 10 }: HeatGridProps) {
  const shared = { full, none: words.none };
  return (
    <div className={styles.grid}>
      <table className={styles.wide}>
        <caption className={styles.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.hidden}>{words.year}</span>
            </th>
            {months.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className={styles.total}>
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, months: cells, total }) => (
            <tr key={year}>
              <th scope="row" className="num">
                {year}
              </th>
              {months.map((name, index) => (
                <HeatCell key={name} cell={cells[index]} {...shared} />
              ))}
              <Total total={total} />
            </tr>
          ))}
        </tbody>
      </table>
      <div
        className={styles.narrow}
        role="group"
        aria-label={caption}
        tabIndex={rows.length > 8 ? 0 : undefined}
      >
        <table>
          <caption className={styles.hidden}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.hidden}>{words.year}</span>
              </th>
              {rows.map(({ year }) => (
                <th key={year} scope="col" className="num">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((name, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {rows.map(({ year, months: cells }) => (
                  <HeatCell key={year} cell={cells[index]} {...shared} />
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{words.total}</th>
              {rows.map(({ year, total }) => (
                <Total key={year} total={total} />
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles.key} aria-hidden="true">
        <span className="num">{words.least}</span>
        <HeatScale />
        <span className="num">{words.most}</span>
      </p>
    </div>
  );
}

function Total({ total }: { total: HeatValue | undefined }) {
  return (
    <td className={`num ${styles.total}`} data-sign={total?.value.startsWith('-') ? 'fall' : 'rise'}>
      {total?.label ?? '–'}
    </td>
  );
}

const STEP = 8;

function HeatScale() {
  const levels = HEAT_SHARES.map((_, level) => level);
  const steps = [
    ...levels.toReversed().map((level) => ({ level, heat: 'fall' })),
    ...levels.slice(1).map((level) => ({ level, heat: 'rise' })),
  ];
  const width = steps.length * STEP;
  return (
    <svg className={styles.scale} width={width} height={10} viewBox={`0 0 ${width} 10`}>
      {steps.map(({ level, heat }, index) => (
        <rect
          key={index}
          data-heat={heat}
          data-level={level}
          x={index * STEP}
          width={STEP}
          height={10}
          shapeRendering="crispEdges"
        />
      ))}
    </svg>
  );
}
