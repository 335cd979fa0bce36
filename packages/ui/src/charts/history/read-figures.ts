import type { HistoryFormat } from '../history-format.ts';
import type { HistoryLayout } from '../history-layout.ts';
import { valueAt, type HistoryEvent, type HistoryExtra } from './chart-marks.ts';
import type { Reading } from '../reading/ReadChart.tsx';
import type { ReadFigure } from '../reading/Readout.tsx';

/** A day with its figures, and what happened on it. */
export function readingAt(
  layout: HistoryLayout,
  at: number,
  extras: readonly HistoryExtra[],
  format: HistoryFormat,
  events: readonly HistoryEvent[],
): Reading {
  const stop = layout.stops[at];
  if (stop === undefined) return { when: '', figures: [] };
  return {
    when: format.day(stop.day),
    dateTime: stop.day,
    figures: readFigures(layout, stop, extras, format),
    note: events.find(({ day }) => day === stop.day)?.title,
  };
}

/** What is known at a stop: a figure of each line, then of what is read out and not drawn as one. */
function readFigures(
  { series }: Pick<HistoryLayout, 'series'>,
  stop: HistoryLayout['stops'][number],
  extras: readonly HistoryExtra[],
  format: HistoryFormat,
): ReadFigure[] {
  const marks = new Map(stop.marks.map(({ id, value }) => [id, value]));
  const lines = series.map(({ id, name }, index) => {
    const known = marks.get(id);
    const place = series.length > 1 ? { series: index + 1 } : {};
    return { id, name, value: known === undefined ? UNKNOWN : format.value(known), ...place };
  });
  const others = extras.map(({ id, name, points, value = format.value }) => {
    const known = valueAt(points, stop.day);
    return { id, name, value: known === undefined ? UNKNOWN : value(known) };
  });
  return [...lines, ...others];
}

const UNKNOWN = '–';
