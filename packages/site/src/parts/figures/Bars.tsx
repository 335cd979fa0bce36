import { niceScale, tenth } from '@bank/ui';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { beginnings, valueAt, valueColumns } from './figure-values.ts';
import { Picture } from './Picture.tsx';
import { textWidth, widestOf } from './text-width.ts';

const WIDEST_BAR = 72;
const INTERVALS = 4;
/** A square of colour before a name, and the room of both with what parts them from the next. */
const KEY = 18;
const KEY_ROOM = 44;

/** Amounts, from zero always: upright where their names fit below them, else lying. */
export function Bars(props: DrawingProps) {
  const { drawing, room } = props;
  const gutter = gutterOf(props);
  const slot = (room.width - gutter) / drawing.rows.length;
  const names = widestOf(
    drawing.rows.map(([name = '']) => name),
    sizesIn(room).note,
  );
  const values = widestOf(
    valueColumns(drawing).flatMap((column) => column.values.map(({ text }) => text)),
    sizesIn(room).value,
  );
  // Figures of a pair stand as near to each other as their bars.
  const between = drawing.columns.length === 1 ? slot - 8 : barOf(slot, drawing.columns.length) - 4;
  const isUpright = names + 3 <= slot && values <= between;
  return isUpright ? <UprightBars {...props} /> : <LyingBars {...props} />;
}

function barOf(slot: number, columns: number): number {
  return Math.min((slot * (columns === 1 ? 0.6 : 0.76)) / columns, WIDEST_BAR);
}

/** The reference has its words beside the bars, where no bar stands behind them. */
function gutterOf({ drawing: { reference }, room }: DrawingProps): number {
  return reference === undefined ? 0 : textWidth(reference.label, sizesIn(room).note) + 12;
}

function measured({ drawing }: DrawingProps) {
  const columns = valueColumns(drawing);
  const numbers = columns.flatMap(({ values }) => values.map(({ number }) => number));
  const reference = Number(drawing.reference?.value ?? 0);
  return { columns, highest: niceScale(Math.max(...numbers, reference), INTERVALS).at(-1) ?? 1 };
}

/** The second column is what came before: its bars are light, and stand first. */
function inOrder<Column>(columns: readonly Column[]): { column: Column; isEarlier: boolean }[] {
  return columns.map((column, index) => ({ column, isEarlier: index === 1 })).toReversed();
}

function UprightBars(props: DrawingProps) {
  const { drawing, room } = props;
  const { rows, highlight, reference } = drawing;
  const { columns, highest } = measured(props);
  const gutter = gutterOf(props);
  const height = room.isNarrow ? 240 : 300;
  const top = 56;
  const base = height - 52;
  const slot = (room.width - gutter) / rows.length;
  const bar = tenth(barOf(slot, columns.length));
  const y = (value: number) => tenth(base - ((base - top) * value) / highest);
  const at = y(Number(reference?.value ?? 0));
  return (
    <Picture room={room} height={height}>
      <Heads {...props} />
      {rows.map(([name = ''], index) => {
        const middle = tenth(gutter + slot * (index + 0.5));
        const isQuiet = highlight !== undefined && name !== highlight;
        return (
          <g key={name}>
            {inOrder(columns).map(({ column, isEarlier }, place) => {
              const { number, text } = valueAt(column, index);
              const x = tenth(middle + (place - columns.length / 2) * bar);
              return (
                <g key={column.name}>
                  <rect
                    data-ink={isEarlier ? 'earlier' : isQuiet ? 'quiet' : 'bar'}
                    x={x}
                    y={y(number)}
                    width={columns.length === 1 ? bar : bar - 2}
                    height={tenth(base - y(number))}
                  />
                  <text
                    data-ink={isEarlier ? 'note' : 'value'}
                    x={tenth(x + bar / 2)}
                    y={y(number) - 9}
                    textAnchor="middle"
                  >
                    {text}
                  </text>
                </g>
              );
            })}
            <text data-ink="note" x={middle} y={base + 24} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      {reference === undefined ? null : (
        <g>
          <path data-ink="reference" d={`M0 ${at}H${room.width}`} />
          <text data-ink="gold" x={0} y={at - 26}>
            {reference.label}
          </text>
          <text data-ink="gold" x={0} y={at - 8}>
            {reference.value}
          </text>
        </g>
      )}
      <path data-ink="zero" d={`M0 ${base}H${room.width}`} />
    </Picture>
  );
}

function LyingBars(props: DrawingProps) {
  const { drawing, room } = props;
  const { rows, highlight, reference } = drawing;
  const { columns } = measured(props);
  const sizes = sizesIn(room);
  const numbers = columns.flatMap(({ values }) => values.map(({ number }) => number));
  const most = Math.max(...numbers, Number(reference?.value ?? 0), Number.MIN_VALUE);
  const names = rows.map(([name = '']) => name);
  const left = room.isNarrow ? 0 : Math.min(widestOf(names, sizes.label) + 20, room.width * 0.42);
  const texts = columns.flatMap(({ values }) => values.map(({ text }) => text));
  const right = room.width - widestOf(texts, sizes.value) - 14;
  const thick = columns.length === 1 ? 20 : 14;
  const above = room.isNarrow ? 26 : 0;
  const row = above + thick * columns.length + (room.isNarrow ? 16 : 18);
  const top = 34;
  const foot = reference === undefined ? 6 : 30;
  const height = top + row * rows.length + foot;
  const x = (value: number) => tenth(left + ((right - left) * value) / most);
  return (
    <Picture room={room} height={height}>
      <Heads {...props} />
      {rows.map(([name = ''], index) => {
        const y = top + row * index;
        const isQuiet = highlight !== undefined && name !== highlight;
        return (
          <g key={name}>
            <text data-ink="label" x={0} y={room.isNarrow ? y + 16 : y + (thick * columns.length) / 2 + 5}>
              {name}
            </text>
            {columns.map((column, place) => {
              const { number, text } = valueAt(column, index);
              const barY = y + above + place * thick;
              return (
                <g key={column.name}>
                  <rect
                    data-ink={place === 1 ? 'earlier' : isQuiet ? 'quiet' : 'bar'}
                    x={left}
                    y={barY}
                    width={tenth(x(number) - left)}
                    height={columns.length === 1 ? thick : thick - 2}
                  />
                  <text data-ink={place === 1 ? 'note' : 'value'} x={x(number) + 9} y={barY + thick / 2 + 5}>
                    {text}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      <path data-ink="zero" d={`M${left} ${top - 8}V${height - foot}`} />
      {reference === undefined ? null : (
        <g>
          <path data-ink="reference" d={`M${x(Number(reference.value))} ${top - 8}V${height - foot + 6}`} />
          <text
            data-ink="gold"
            x={Math.min(x(Number(reference.value)), room.width - 4)}
            y={height - 6}
            textAnchor={x(Number(reference.value)) > room.width / 2 ? 'end' : 'start'}
          >
            {`${reference.label} ${reference.value}`}
          </text>
        </g>
      )}
    </Picture>
  );
}

/** What is measured, and of two columns which is which. */
function Heads({ drawing, room, words }: DrawingProps) {
  const columns = valueColumns(drawing);
  const { label } = sizesIn(room);
  if (columns.length === 1) {
    return (
      <text data-ink="head" x={0} y={14}>
        {words['figure.heading'](columns[0]?.name ?? '', columns[0]?.unit ?? '')}
      </text>
    );
  }
  const heads = columns.map(({ name, unit }) => words['figure.heading'](name, unit));
  const places = beginnings(heads.map((text) => textWidth(text, label) + KEY_ROOM));
  return columns.map(({ name }, index) => {
    const at = places[index];
    return (
      <g key={name}>
        <rect data-ink={index === 1 ? 'earlier' : 'bar'} x={at} y={3} width={12} height={12} />
        <text data-ink="head" x={(at ?? 0) + KEY} y={14}>
          {heads[index]}
        </text>
      </g>
    );
  });
}
