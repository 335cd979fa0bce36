import { linePath, spread, tenth, valueTicks } from '@bank/ui';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { valueColumns, withUnit } from './figure-values.ts';
import { Picture } from './Picture.tsx';
import { widestOf } from './text-width.ts';

/** More values than this are not all written: the first and the last stand for them. */
const MOST_WRITTEN = { wide: 12, narrow: 6 } as const;
const HEAD = 14;
const NAME_GAP = 22;

/** A ratio over steps of time; the scale may begin above zero. */
export function Line({ drawing, room, words }: DrawingProps) {
  const { rows, highlight, reference } = drawing;
  const sizes = sizesIn(room);
  const lines = valueColumns(drawing);
  const isOne = lines.length === 1;
  const numbers = lines.flatMap(({ values }) => values.map(({ number }) => number));
  if (reference !== undefined) numbers.push(Number(reference.value));
  const { ticks, places } = valueTicks(Math.min(...numbers), Math.max(...numbers));
  const written = ticks.map((tick) => tick.toFixed(places));
  const names = lines.map(({ name, unit, values }) => ({
    name,
    last: withUnit(values.at(-1)?.text ?? '', unit),
  }));

  const axis = widestOf(written, sizes.note) + 10;
  const side = isOne
    ? axis
    : widestOf(
        names.flatMap(({ name, last }) => [name, last]),
        sizes.label,
      ) + 14;
  const left = isOne ? 0 : axis;
  const right = room.width - side;
  const height = room.isNarrow ? 250 : 300;
  const top = isOne ? 74 : 40;
  const base = height - 52;
  const from = left + 8;
  const to = right - (isOne ? 38 : 4);
  const lowest = ticks.at(0) ?? 0;
  const highest = ticks.at(-1) ?? 1;
  const x = (index: number) => tenth(from + ((to - from) * index) / Math.max(rows.length - 1, 1));
  const y = (value: number) => tenth(base - ((base - top) * (value - lowest)) / (highest - lowest));

  const step = (to - from) / Math.max(rows.length - 1, 1);
  const every = Math.max(
    1,
    Math.ceil(
      (widestOf(
        rows.map(([name = '']) => name),
        sizes.note,
      ) +
        10) /
        step,
    ),
  );
  const last = rows.length - 1;
  const isNamed = (index: number) => (last - index) % every === 0;
  const most = room.isNarrow ? MOST_WRITTEN.narrow : MOST_WRITTEN.wide;
  const isWritten = (index: number) => rows.length <= most || index === 0 || index === last;
  const ends = spread(
    lines.map(({ values }) => y(values.at(-1)?.number ?? 0)),
    NAME_GAP * 1.8,
    top,
    base,
  );
  const [only] = lines;
  // What the lines come to stands beside the last step.
  const anchorOf = (index: number) => (index === 0 ? 'start' : index === last && !isOne ? 'end' : 'middle');

  return (
    <Picture room={room} height={height}>
      {isOne ? (
        <text data-ink="head" x={0} y={HEAD}>
          {words['figure.heading'](only?.name ?? '', only?.unit ?? '')}
        </text>
      ) : null}
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path data-ink={index === 0 ? 'zero' : 'grid'} d={`M${left} ${y(tick)}H${right}`} />
          <text
            data-ink="note"
            x={isOne ? right + 6 : left - 8}
            y={y(tick) + 4}
            textAnchor={isOne ? 'start' : 'end'}
          >
            {written[index]}
          </text>
        </g>
      ))}
      {reference === undefined ? null : (
        <g>
          <path data-ink="reference" d={`M${left} ${y(Number(reference.value))}H${right}`} />
          <text data-ink="gold" x={left} y={y(Number(reference.value)) - 7}>
            {`${reference.label} ${withUnit(reference.value, only?.unit === '%' ? '%' : '')}`}
          </text>
        </g>
      )}
      {rows.map(([name], index) =>
        isNamed(index) ? (
          <g key={name}>
            <path data-ink="tick" d={`M${x(index)} ${base}v6`} />
            <text data-ink="note" x={x(index)} y={base + 24} textAnchor={anchorOf(index)}>
              {name}
            </text>
          </g>
        ) : null,
      )}
      <g data-ink="drawn">
        {lines.map(({ name, values }, series) => {
          const points = values.map(({ number }, index) => ({ x: x(index), y: y(number) }));
          const end = points.at(-1);
          return (
            <g key={name}>
              {isOne ? (
                <path
                  data-ink="area"
                  d={`${linePath(points)}L${end?.x ?? 0} ${base}L${points[0]?.x ?? 0} ${base}Z`}
                />
              ) : null}
              <path
                data-ink="line"
                data-series={series + 1}
                data-strong={name === highlight ? '' : undefined}
                d={linePath(points)}
              />
              {points.map((point, index) => {
                const isEnd = index === last;
                const isMarked = isOne || isEnd;
                return isMarked ? (
                  <circle
                    key={point.x}
                    data-ink={isEnd && (isOne || name === highlight) ? 'end' : 'point'}
                    data-series={series + 1}
                    cx={point.x}
                    cy={point.y}
                    r={isEnd ? 6 : 3.5}
                  />
                ) : null;
              })}
            </g>
          );
        })}
      </g>
      {isOne
        ? only?.values.map(({ number, text }, index) => {
            if (!isWritten(index)) return null;
            const before = only.values[index - 1]?.number ?? number;
            const after = only.values[index + 1]?.number;
            // Where the line climbs through its point, the room is below it.
            const isBelow = after !== undefined && after > number && before <= number;
            return (
              <text
                key={rows[index]?.[0]}
                data-ink={index === last ? 'last' : 'value'}
                x={index === 0 ? x(index) - 4 : x(index)}
                y={y(number) + (isBelow ? 26 : -14)}
                textAnchor={anchorOf(index)}
              >
                {text}
              </text>
            );
          })
        : names.map(({ name, last: value }, series) => (
            <g key={name} data-strong={name === highlight ? '' : undefined}>
              <text data-ink="label" x={to + 14} y={(ends[series] ?? 0) - 2}>
                {name}
              </text>
              <text data-ink="value" x={to + 14} y={(ends[series] ?? 0) + 16}>
                {value}
              </text>
            </g>
          ))}
    </Picture>
  );
}
