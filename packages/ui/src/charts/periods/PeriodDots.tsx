import { ReadChart, type ChartWords } from '../reading/ReadChart.tsx';
import { ReadingBand } from '../reading/ReadingBand.tsx';
import { PeriodPlot } from './PeriodPlot.tsx';
import { HALF, NARROW, WIDE, periodLayout, type PeriodColumn } from './period-layout.ts';
import plot from './PeriodPlot.module.css';
import styles from './PeriodDots.module.css';

interface PeriodDotsProps {
  /** Oldest first. */
  columns: readonly PeriodColumn[];
  /** All periods in a sentence. */
  conclusion: string;
  /** A tick of the axis, a decimal, as it is written. */
  tick: (value: string) => string;
  /** A value that the axis shows and draws stronger, such as `0` for returns. */
  baseline?: string;
  /** Beside something else of its width. */
  isHalf?: boolean;
  words: ChartWords;
}

/**
 * What was reached in each period against a range (gold) or a figure (diamond): a solid dot, hollow where it fell below
 * the range, with a stem over what lies between. Drawn for wide and for narrow places.
 */
export function PeriodDots(props: PeriodDotsProps) {
  const { columns, conclusion, tick, baseline, isHalf = false, words } = props;
  return (
    <div>
      <ReadChart
        drawings={[
          { size: isHalf ? HALF : WIDE, className: styles.wide },
          { size: NARROW, className: styles.narrow },
        ].map(({ size, className }) => {
          const layout = periodLayout(columns, size, baseline);
          return {
            className: `${styles.place} ${className ?? ''}`,
            look: plot.plot,
            width: layout.width,
            height: size.height,
            isFixed: true,
            stops: layout.columns.map(({ middle }) => ({ x: middle })),
            skipped: columns.length - layout.columns.length,
            drawing: <PeriodPlot layout={layout} tick={tick} left={size.left} />,
            renderMark: (stop) => (
              <ReadingBand
                x={(layout.columns[stop]?.middle ?? 0) - layout.step / 2}
                y={1}
                width={layout.step}
                height={size.height - 2}
              />
            ),
          };
        })}
        conclusion={conclusion}
        usual={columns.length - 1}
        read={(stop) => ({ when: columns[stop]?.label ?? '', figures: columns[stop]?.figures ?? [] })}
        words={words}
        look="line"
      />
    </div>
  );
}
