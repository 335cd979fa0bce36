import { sizesIn, type DrawingProps } from './drawing.ts';
import { textWidth } from './text-width.ts';

const WIDEST_BAR = 72;

/** How wide an upright bar is of a row that has so much room. */
export function barOf(slot: number, columns: number): number {
  return Math.min((slot * (columns === 1 ? 0.6 : 0.76)) / columns, WIDEST_BAR);
}

/** The reference has its words beside the bars, where no bar stands behind them. */
export function gutterOf({ drawing: { reference }, room }: DrawingProps): number {
  return reference === undefined ? 0 : textWidth(reference.label, sizesIn(room).note) + 12;
}
