import type { HistoryFormat } from '../history-format.ts';
import type { HistoryLayout } from '../history-layout.ts';
import { valueAt, type HistoryExtra } from './chart-marks.ts';
import type { ReadFigure } from '../Readout.tsx';

/** What is known at a stop: a figure of each line, then of what is read out and not drawn as one. */
export function readFigures(
  { series }: Pick<HistoryLayout, 'series'>,
  stop: HistoryLayout['stops'][number],
  extras: readonly HistoryExtra[],
  format: Pick<HistoryFormat, 'value'>,
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
