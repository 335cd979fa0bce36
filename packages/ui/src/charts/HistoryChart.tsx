import { useMemo } from 'react';
import { Crosshair } from './Crosshair.tsx';
import { HistoryPlot } from './HistoryPlot.tsx';
import type { HistoryEvent, HistoryExtra, HistoryFall } from './history/chart-marks.ts';
import { readingAt } from './history/read-figures.ts';
import type { HistoryFormat } from './history-format.ts';
import { ReadChart, type ChartWords } from './reading/ReadChart.tsx';
import { drawOnFirstView } from './draw-on-first-view.ts';
import { historyFigures, historyLayout, type HistorySeries } from './history-layout.ts';
import { POINTS_DRAWN, thinTogether } from './thin-points.ts';
import { textWidth } from './text-width.ts';
import plot from './HistoryPlot.module.css';
import styles from './HistoryChart.module.css';

/** Of the names at the lines' ends. */
const TYPE = 13;
const LABELS_LEAST = 56;
const LABELS_MOST = 150;
const NARROW = { width: 350, height: 268, left: 48, labels: 0, days: 4 } as const;
const LEFT = 56;
/** Room of a label under the time axis. */
const DAY_ROOM = 95;
const STRIP = { wide: 70, narrow: 56, gap: 34 } as const;
const EVENTS_ROOM = 26;
const NO_EVENTS: readonly HistoryEvent[] = [];
const NO_EXTRAS: readonly HistoryExtra[] = [];

interface HistoryChartProps {
  /** At most five, oldest point first. The first is the one that the chart is about. */
  series: readonly HistorySeries[];
  /** Id of the heading that names the chart. */
  labelledBy: string;
  /** What a reader should take from it, in a sentence: from, to, by how much. */
  conclusion: string;
  format: HistoryFormat;
  words: ChartWords & { empty: string };
  /** A value that the axis shows and draws stronger, such as `0` for returns. */
  baseline?: string;
  /** Width of its place in the design, in pixels; what is drawn keeps the size of the text around it. */
  width?: number;
  height?: number;
  /** The deepest fall of the first line, from its high until it stood there again. */
  fall?: HistoryFall | undefined;
  /** How far the first line was below its high, day by day; drawn below the plot and read out with the lines. */
  strip?: HistoryExtra | undefined;
  /** What happened to the first line. */
  events?: readonly HistoryEvent[];
  /** Figures that are read out and not drawn. */
  extras?: readonly HistoryExtra[];
}

/**
 * Histories over days as ink lines, told apart by dash, label and colour. Drawn on the server, once for wide and once
 * for narrow places; scripts add the crosshair, which pointer, touch and arrow keys move.
 */
export function HistoryChart(props: HistoryChartProps) {
  const { series, labelledBy, conclusion, format, words, baseline, width = 756, height = 340 } = props;
  const { fall, strip, events = NO_EVENTS, extras = NO_EXTRAS } = props;
  const [wide, narrow] = useMemo(() => {
    const kept = fall === undefined ? [] : [fall.from, fall.to, fall.until ?? fall.to];
    const thin = thinTogether(series, POINTS_DRAWN, [...kept, ...events.map(({ day }) => day)]);
    const labels = labelRoom(series, format);
    const below = { hasEvents: events.length > 0 };
    const days = Math.max(4, Math.floor((width - LEFT - labels) / DAY_ROOM));
    const size = { width, height, left: LEFT, labels, days, ...below, ...(strip && { strip: STRIP.wide }) };
    const extra = strip === undefined ? (below.hasEvents ? EVENTS_ROOM : 0) : STRIP.narrow + STRIP.gap;
    const small = {
      ...NARROW,
      height: NARROW.height + extra,
      ...below,
      ...(strip && { strip: STRIP.narrow }),
    };
    const figures = historyFigures(thin, baseline);
    return figures === undefined ? [] : [historyLayout(figures, size), historyLayout(figures, small)];
  }, [series, format, baseline, width, height, fall, strip, events]);
  if (wide === undefined || narrow === undefined) return <p className={styles.empty}>{words.empty}</p>;
  const marks = { fall, strip, events };
  const read = strip === undefined ? extras : [strip, ...extras];
  return (
    <figure className={styles.chart} aria-labelledby={labelledBy}>
      <ReadChart
        drawings={[
          { layout: wide, className: styles.wide },
          { layout: narrow, className: styles.narrow },
        ].map(({ layout, className }) => ({
          className,
          look: plot.drawing,
          width: layout.size.width,
          height: layout.size.height,
          stops: layout.stops.map(({ x }) => ({ x })),
          drawing: <HistoryPlot layout={layout} format={format} marks={marks} />,
          renderMark: (stop) => (
            <Crosshair layout={layout} stop={stop} format={format} strip={strip} events={events} />
          ),
        }))}
        conclusion={conclusion}
        usual={wide.stops.length - 1}
        read={(stop) => readingAt(wide, stop, read, format, events)}
        words={words}
        drawn={drawOnFirstView}
      />
    </figure>
  );
}

function labelRoom(series: readonly HistorySeries[], format: HistoryFormat): number {
  const widths = series.flatMap(({ name, points }) => [name, format.value(points.at(-1)?.value ?? '0')]);
  const widest = Math.max(...widths.map((text) => textWidth(text, TYPE)));
  return Math.min(LABELS_MOST, Math.max(LABELS_LEAST, widest + 6));
}
