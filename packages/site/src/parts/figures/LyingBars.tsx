import { tenth } from '@bank/ui';
import { barInk, isChosenPair } from './bar-series.ts';
import { BarHeads, belowHeads } from './BarHeads.tsx';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { beginnings, valueAt, valueColumns } from './figure-values.ts';
import { HEAD_LINE, headLines } from './head-lines.ts';
import { Picture } from './Picture.tsx';
import { TextLines } from './TextLines.tsx';
import { widestOf } from './text-width.ts';

/** The ground of a chosen pair is wider than the drawing, so that no word touches its edge. */
const GROUND_PAD = 8;

export function LyingBars(props: DrawingProps) {
  const { drawing, room } = props;
  const { rows, reference } = drawing;
  const columns = valueColumns(drawing);
  const sizes = sizesIn(room);
  const numbers = columns.flatMap(({ values }) => values.map(({ number }) => number));
  const most = Math.max(...numbers, Number(reference?.value ?? 0), Number.MIN_VALUE);
  const names = rows.map(([name = '']) => name);
  const nameRoom = room.isNarrow
    ? room.width
    : Math.min(widestOf(names, sizes.label), room.width * 0.42 - 20);
  const left = room.isNarrow ? 0 : nameRoom + 20;
  const texts = columns.flatMap(({ values }) => values.map(({ text }) => text));
  const right = room.width - widestOf(texts, sizes.value) - 14;
  const thick = columns.length === 1 ? 20 : 16;
  const bars = thick * columns.length;
  const heads = names.map((text) => headLines({ text, size: sizes.label }, [], nameRoom).names);
  /** Of a row without what parts it from the next. */
  const tall = heads.map(({ length }) =>
    room.isNarrow ? 6 + HEAD_LINE * length + bars : Math.max(HEAD_LINE * length, bars),
  );
  const gap = room.isNarrow ? 16 : 18;
  const tops = beginnings(tall.map((own) => own + gap));
  const top = 34 + belowHeads(props);
  const foot = reference === undefined ? 6 : 30;
  const height = top + (tops.at(-1) ?? 0) + foot;
  const x = (value: number) => tenth(left + ((right - left) * value) / most);
  return (
    <Picture room={room} height={height}>
      <BarHeads {...props} />
      {names.map((name, index) => {
        const y = top + (tops[index] ?? 0);
        const own = tall[index] ?? 0;
        const lines = heads[index] ?? [];
        const barsY = room.isNarrow ? y + own - bars : y + (own - bars) / 2;
        const nameY = room.isNarrow ? y + 16 : y + own / 2 + 5 - (HEAD_LINE * (lines.length - 1)) / 2;
        const isChosen = isChosenPair(name, drawing);
        return (
          <g key={name} data-strong={isChosen ? '' : undefined}>
            {isChosen ? (
              <rect
                data-ink="ground"
                x={-GROUND_PAD}
                y={y - (room.isNarrow ? 4 : gap / 2)}
                width={room.width + 2 * GROUND_PAD}
                height={own + (room.isNarrow ? 12 : gap)}
              />
            ) : null}
            <TextLines ink="label" x={0} y={nameY} step={HEAD_LINE} lines={lines} />
            {columns.map((column, series) => {
              const { number, text } = valueAt(column, index);
              const barY = barsY + series * thick;
              return (
                <g key={column.name}>
                  <rect
                    data-ink={barInk(series, name, drawing)}
                    x={left}
                    y={barY}
                    width={tenth(x(number) - left)}
                    height={columns.length === 1 ? thick : thick - 2}
                  />
                  <text data-ink={series === 1 ? 'note' : 'value'} x={x(number) + 9} y={barY + thick / 2 + 5}>
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
