import { ReadChart, type ChartWords } from '../reading/ReadChart.tsx';
import { ReadingBand } from '../reading/ReadingBand.tsx';
import { roundAtLeast } from '../round-number.ts';
import { ColumnPlot } from './ColumnPlot.tsx';
import { HEIGHT, NARROW, WIDE, columnLayout, directionOf, type ChangeColumn } from './column-layout.ts';
import plot from './ColumnPlot.module.css';
import styles from './ChangeColumns.module.css';

interface ChangeColumnsProps {
  /** What the levels are. */
  name: string;
  /** Oldest first. */
  columns: readonly ChangeColumn[];
  /** Per cent at the bound of the strip: the same for charts that stand together, see {@link stripBound}. */
  most: number;
  /** All figures and their changes in a sentence. */
  conclusion: string;
  words: ChartWords & {
    /** Before the strip of changes. */
    change: string;
    /** A level with its unit, as it is read out. */
    level: (shown: string) => string;
    /** A tick of the axis. */
    tick: (value: number) => string;
  };
}

/**
 * Levels as columns that stand on zero, with what each period added in gold on last period's level, and the changes in
 * a strip with a zero of their own: small changes of large figures stay visible without cutting the axis.
 */
export function ChangeColumns({ name, columns, most, conclusion, words }: ChangeColumnsProps) {
  return (
    <div className={styles.chart}>
      <ReadChart
        drawings={[
          { size: WIDE, className: styles.wide },
          { size: NARROW, className: styles.narrow },
        ].map(({ size, className }) => {
          const layout = columnLayout(columns, size, most);
          return {
            className,
            look: plot.plot,
            width: size.width,
            height: HEIGHT,
            stops: layout.columns.map(({ middle }) => ({ x: middle })),
            drawing: <ColumnPlot layout={layout} words={words} size={size} />,
            renderMark: (stop) => (
              <ReadingBand
                x={(layout.columns[stop]?.middle ?? 0) - layout.step / 2}
                y={1}
                width={layout.step}
                height={HEIGHT - 2}
              />
            ),
          };
        })}
        conclusion={conclusion}
        usual={columns.length - 1}
        read={(stop) => {
          const column = columns[stop];
          return {
            when: column?.label ?? '',
            figures: [
              { id: 'level', name, value: words.level(column?.shown ?? '') },
              {
                id: 'change',
                name: words.change,
                value: column?.change?.shown ?? '–',
                direction: directionOf(column?.change?.percent),
              },
            ],
          };
        }}
        words={words}
        look="line"
      />
    </div>
  );
}

/** One bound for the strips of several charts: the greatest change, up to the next round number. */
export function stripBound(charts: readonly (readonly ChangeColumn[])[]): number {
  const changes = charts.flat().flatMap(({ change }) => (change ? [Math.abs(Number(change.percent))] : []));
  return roundAtLeast(Math.max(...changes, 1), [1, 2, 4, 5, 8, 10]);
}
