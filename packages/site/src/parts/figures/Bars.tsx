import { barOf, gutterOf } from './bar-room.ts';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { valueColumns } from './figure-values.ts';
import { LyingBars } from './LyingBars.tsx';
import { widestOf } from './text-width.ts';
import { UprightBars } from './UprightBars.tsx';

/** Amounts, from zero always: upright where their names fit below them, else lying. */
export function Bars(props: DrawingProps) {
  const { drawing, room } = props;
  const sizes = sizesIn(room);
  const isPairs = drawing.columns.length > 1;
  const slot = (room.width - gutterOf(props)) / drawing.rows.length;
  const names = widestOf(
    drawing.rows.map(([name = '']) => name),
    // The name of chosen pairs is larger than the rest.
    isPairs ? sizes.label : sizes.note,
  );
  const values = widestOf(
    valueColumns(drawing).flatMap((column) => column.values.map(({ text }) => text)),
    sizes.value,
  );
  // Figures of a pair stand as near to each other as their bars.
  const between = isPairs ? barOf(slot, drawing.columns.length) - 4 : slot - 8;
  const isUpright = names + 3 <= slot && values <= between;
  return isUpright ? <UprightBars {...props} /> : <LyingBars {...props} />;
}
