import { useState, type PointerEvent } from 'react';
import { useHydrated } from '../../base/use-hydrated.ts';
import { ChartReader } from '../reading/ChartReader.tsx';
import type { ChartWords } from '../reading/ReadChart.tsx';
import { Readout } from '../reading/Readout.tsx';
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
  words: ChartWords & {
    year: string;
    total: string;
    none: string;
    least: string;
    most: string;
    /** What the values are. */
    value: string;
  };
  /** The size of a value, in its unit, that has the full colour. */
  full?: number;
}

const YEAR = 12;

/**
 * Months by years. Lightness carries the size and the sign stands in every cell, so that nothing hangs on colour. On
 * phones it is turned round: months down, years across. Pointer and keys go from month to month, up and down by a year,
 * and read more of each than its cell has room for.
 */
export function HeatGrid({ caption, rows, months, words, full = 10 }: HeatGridProps) {
  const [stop, setStop] = useState<number>();
  const [hasKeys, setKeys] = useState(false);
  const isAlive = useHydrated();
  const known = rows.toReversed().flatMap(({ months: cells }) => cells.filter((cell) => cell !== undefined));
  const last = known.length - 1;
  const at = Math.min(stop ?? last, last);
  const read = known[at];
  const when = read?.when ?? '';
  const figures = read === undefined ? [] : [{ id: 'value', name: words.value, value: read.shown }];
  const shared = { full, none: words.none, known, read: stop === undefined ? undefined : read };
  const reader = isAlive && last > 0 && (
    <ChartReader
      label={words.label}
      last={last}
      at={at}
      spoken={[words.reading(when, figures), read?.mark].filter((part) => part !== undefined).join(', ')}
      find={stopUnder}
      onStop={setStop}
      onKeys={setKeys}
      way={{ grid: YEAR }}
    />
  );
  return (
    <div className={styles.grid}>
      <Readout when={when} figures={figures} label={words.legend} isSilent={hasKeys} look="line" />
      <div className={styles.wide}>
        <table>
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
        {reader}
      </div>
      <div
        className={styles.narrow}
        role="group"
        aria-label={caption}
        tabIndex={rows.length > 8 ? 0 : undefined}
      >
        <div className={styles.place}>
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
          {reader}
        </div>
      </div>
      <p className={styles.key} aria-hidden="true">
        <span className="num">{words.least}</span>
        <HeatScale />
        <span className="num">{words.most}</span>
      </p>
    </div>
  );
}

/** The month whose cell lies under the pointer; the cells lie under the reader. */
function stopUnder({ clientX, clientY }: PointerEvent): number | undefined {
  const cell = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element.matches('td[data-stop]'));
  return cell instanceof HTMLElement ? Number(cell.dataset['stop']) : undefined;
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
