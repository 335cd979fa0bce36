import { useMemo, type ReactNode } from 'react';
import {
  HistoryChart,
  Icon,
  type HistoryEvent,
  type HistoryExtra,
  type HistoryFall,
  type HistoryFormat,
} from '@bank/ui';
import type { FigureFormat } from './figure-format.ts';
import type { Language } from '@bank/contract';
import { dayInData } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { ChoiceLinks, type Choice } from '../../lists/ChoiceLinks.tsx';
import { HistorySummaryLine } from './HistorySummaryLine.tsx';
import { HistoryTable, type HistoryColumn } from './HistoryTable.tsx';
import { axisDay } from './axis-day.ts';
import type { History } from './build-history.ts';
import { daysOf, pointsOf } from './day-columns.ts';
import { HISTORY_PARAMETERS, historyAddress, type HistoryPlace } from './history-address.ts';
import type { HistoryRange } from './history-range.ts';
import type { HistoryRows } from './history-rows.ts';
import { useConclusion } from './use-conclusion.ts';
import { useChartWords } from '../use-chart-words.ts';
import { historyWords } from '../../../words/rates/history/words.ts';
import styles from './HistoryPanel.module.css';

const PLAIN: FigureFormat = { value: (value) => formatDecimal(value), axis: (value) => formatDecimal(value) };

export interface HistoryMarks {
  fall?: HistoryFall | undefined;
  strip?: HistoryExtra | undefined;
  events?: readonly HistoryEvent[];
  extras?: readonly HistoryExtra[];
}

interface HistoryPanelProps {
  title: string;
  /** What the figures are and their unit: `元，每个净值日公布`. */
  unit: ReactNode;
  place: HistoryPlace;
  history: History;
  /** By the id of each line. */
  names: Readonly<Record<string, string>>;
  /** Ranges on offer, and the one that the bare address shows. */
  ranges: readonly HistoryRange[];
  usual: HistoryRange;
  /** Other figures of the same history: `单位净值`, `累计净值`. */
  measures?: readonly Choice[] | undefined;
  table: HistoryRows;
  columns: readonly HistoryColumn[];
  /** `/download/….csv?…` */
  csv: string;
  /** A constant of the module, not an object made anew on every rendering. */
  format?: FigureFormat;
  baseline?: string;
  /** Width of its place in the design, in pixels. */
  width?: number;
  height?: number;
  /** What may be drawn and read out with the lines. */
  marks?: HistoryMarks;
  /** What it came to, where the figures are no prices that rise and fall from first to last. */
  conclusion?: string;
  /** Stands under the figures, such as what past results do not mean. */
  note?: ReactNode;
}

/**
 * A history as a chart or as a table with the same figures, its range and view in the address and its whole length
 * as a file. All of it works without script; that adds the crosshair.
 */
export function HistoryPanel(props: HistoryPanelProps) {
  const { title, unit, place, history, names, ranges, usual, measures, table, columns, csv, note } = props;
  const { format = PLAIN, baseline, width, height, marks } = props;
  const { language } = useSite();
  const words = useWords(historyWords);
  const chartWords = useChartWords(title, 'days');
  const usualConclusion = useConclusion(history, names, format);
  const { conclusion = usualConclusion } = props;
  const headingId = `${place.id}-title`;
  const isTable = place.query[HISTORY_PARAMETERS.view] === 'table';
  const chartFormat = useMemo(() => withDays(format, language), [format, language]);
  const series = useMemo(() => {
    const days = daysOf(history.days);
    return history.lines.map(({ values, ...line }) => ({
      ...line,
      name: names[line.id] ?? line.id,
      points: pointsOf(days, values),
    }));
  }, [history, names]);
  const rangeLinks = ranges.map((range) => ({
    name: words['history.range'][range],
    href: historyAddress(place, { [HISTORY_PARAMETERS.range]: range === usual ? undefined : range }),
    isCurrent: history.range === range,
  }));
  return (
    <section className={styles.panel} id={place.id} aria-labelledby={headingId} data-stay="">
      <div className={styles.head}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        <ChoiceLinks label={words['history.ranges']} choices={rangeLinks} />
      </div>
      <div className={styles.tools}>
        {measures === undefined ? null : (
          <ChoiceLinks label={words['history.measures']} choices={measures} look="tabs" />
        )}
        <p className={styles.unit}>{unit}</p>
      </div>
      <p className={styles.conclusion} role="status">
        {conclusion}
      </p>
      {isTable ? (
        <HistoryTable place={place} caption={title} columns={columns} table={table} />
      ) : (
        <HistoryChart
          series={series}
          labelledBy={headingId}
          conclusion={conclusion}
          format={chartFormat}
          words={{ ...chartWords, empty: words['history.empty'] }}
          {...(baseline !== undefined && { baseline })}
          {...(width !== undefined && { width })}
          {...(height !== undefined && { height })}
          {...marks}
        />
      )}
      <div className={styles.foot}>
        <p className={styles.actions}>
          <a
            className={styles.action}
            href={historyAddress(place, { [HISTORY_PARAMETERS.view]: isTable ? undefined : 'table' })}
          >
            {words[isTable ? 'history.asChart' : 'history.asTable']}
          </a>
          {/* A product that is too young for a history has no file of it either. */}
          {history.days.first === '' ? null : (
            <a className={styles.action} href={csv} download="">
              <Icon name="download" />
              {words['history.download']}
            </a>
          )}
        </p>
        {note === undefined ? null : <div className={styles.note}>{note}</div>}
      </div>
      {history.summary === undefined ? null : (
        <HistorySummaryLine summary={history.summary} format={format} />
      )}
    </section>
  );
}

function withDays(format: FigureFormat, language: Language): HistoryFormat {
  return {
    ...format,
    day: (day) => dayInData(day, language),
    tick: (day, unit) => axisDay(day, unit, language),
  };
}
