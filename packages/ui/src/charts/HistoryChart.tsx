import { useMemo, useState, useSyncExternalStore } from 'react';
import { DashSample } from './DashSample.tsx';
import { HistoryPlot, type ReaderWords } from './HistoryPlot.tsx';
import type { HistoryFormat } from './history-format.ts';
import { drawOnFirstView } from './draw-on-first-view.ts';
import { historyLayout, type HistorySeries } from './history-layout.ts';
import { thinTogether } from './thin-points.ts';
import styles from './HistoryChart.module.css';

/** A line needs no more points than this to look the same; the whole history belongs in a table and a download. */
export const POINTS_DRAWN = 240;
/** Names at the lines' ends: Chinese characters are about twice as wide as others. */
const WIDE_CHARACTER = 13.5;
const NARROW_CHARACTER = 7.2;
const LABELS_LEAST = 56;
const LABELS_MOST = 150;
const NARROW = { width: 350, height: 268, left: 52, labels: 0, days: 4 } as const;
const LEFT = 62;

interface HistoryChartProps {
  /** At most five, oldest point first. The first is the one that the chart is about. */
  series: readonly HistorySeries[];
  /** Id of the heading that names the chart. */
  labelledBy: string;
  /** What a reader should take from it, in a sentence: from, to, by how much. */
  conclusion: string;
  format: HistoryFormat;
  words: ReaderWords & { empty: string; legend: string };
  /** A value that the axis shows and draws stronger, such as `0` for returns. */
  baseline?: string;
  /** Width of its place in the design, in pixels; what is drawn keeps the size of the text around it. */
  width?: number;
  height?: number;
}

/**
 * Histories over days as ink lines, told apart by dash, label and colour. Drawn on the server, once for wide and once
 * for narrow places; scripts add the crosshair, which pointer, touch and arrow keys move.
 */
export function HistoryChart(props: HistoryChartProps) {
  const { series, labelledBy, conclusion, format, words, baseline, width = 756, height = 340 } = props;
  const [stop, setStop] = useState<number>();
  const isInteractive = useScript();
  const [wide, narrow] = useMemo(() => {
    const thin = thinTogether(series, POINTS_DRAWN);
    const room = { width, height, left: LEFT, labels: labelRoom(series, format), days: width > 600 ? 6 : 5 };
    return [historyLayout(thin, room, baseline), historyLayout(thin, NARROW, baseline)];
  }, [series, format, baseline, width, height]);
  if (wide === undefined || narrow === undefined) return <p className={styles.empty}>{words.empty}</p>;
  const shared = { conclusion, format, words, isInteractive, stop, onStop: setStop };
  return (
    <figure className={styles.chart} aria-labelledby={labelledBy}>
      {series.length > 1 ? (
        <ul className={styles.legend} aria-label={words.legend}>
          {wide.series.map(({ id, name, last }, index) => (
            <li key={id}>
              <DashSample series={index + 1} />
              {name}
              <span className={`num ${styles.last}`}>{format.value(last.value)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div ref={drawOnFirstView}>
        <HistoryPlot className={styles.wide} layout={wide} {...shared} />
        <HistoryPlot className={styles.narrow} layout={narrow} {...shared} />
      </div>
    </figure>
  );
}

function labelRoom(series: readonly HistorySeries[], format: HistoryFormat): number {
  const widths = series.flatMap(({ name, points }) => [name, format.value(points.at(-1)?.value ?? '0')]);
  return Math.min(LABELS_MOST, Math.max(LABELS_LEAST, ...widths.map(textWidth)) + 6);
}

function textWidth(text: string): number {
  return Array.from(text).reduce(
    (width, character) => width + (character > '⺀' ? WIDE_CHARACTER : NARROW_CHARACTER),
    0,
  );
}

const never = () => () => undefined;

function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
