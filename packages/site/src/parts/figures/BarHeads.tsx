import { seriesInk } from './bar-series.ts';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { valueColumns } from './figure-values.ts';
import { KEY_LINE, keyPlaces } from './key-places.ts';
import { Keys } from './Keys.tsx';
import { linesOf } from './text-width.ts';
import { TextLines } from './TextLines.tsx';

const MOST_LINES = 3;

type HeadsProps = Pick<DrawingProps, 'drawing' | 'room' | 'words'>;

function headsOf({ drawing, room, words }: HeadsProps) {
  const { label } = sizesIn(room);
  const heads = valueColumns(drawing).map(({ name, unit }) => words['figure.heading'](name, unit));
  const [only = ''] = heads;
  return heads.length === 1
    ? { only: linesOf(only, label, room.width, MOST_LINES) }
    : { keys: keyPlaces(heads, label, room.width) };
}

/** How much lower the bars begin, since their heads take more than one line. */
export function belowHeads(props: HeadsProps): number {
  const { only, keys } = headsOf(props);
  return KEY_LINE * ((only === undefined ? keys.lines : only.length) - 1);
}

/** What is measured, and of two columns which is which. */
export function BarHeads(props: HeadsProps) {
  const { only, keys } = headsOf(props);
  if (only !== undefined) return <TextLines ink="head" x={0} y={14} step={KEY_LINE} lines={only} />;
  return (
    <Keys
      places={keys.places}
      ink="head"
      y={0}
      marks={keys.places.map((_, series) => ({ 'data-ink': seriesInk(series) }))}
    />
  );
}
