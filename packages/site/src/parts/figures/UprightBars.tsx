import { niceScale, tenth } from '@bank/ui';
import { barOf, gutterOf } from './bar-room.ts';
import { barInk, isChosenPair } from './bar-series.ts';
import { BarHeads, belowHeads } from './BarHeads.tsx';
import type { DrawingProps } from './drawing.ts';
import { valueAt, valueColumns } from './figure-values.ts';
import { Picture } from './Picture.tsx';

const INTERVALS = 4;

export function UprightBars(props: DrawingProps) {
  const { drawing, room } = props;
  const { rows, reference } = drawing;
  const columns = valueColumns(drawing);
  const numbers = columns.flatMap(({ values }) => values.map(({ number }) => number));
  const highest = niceScale(Math.max(...numbers, Number(reference?.value ?? 0)), INTERVALS).at(-1) ?? 1;
  const gutter = gutterOf(props);
  const below = belowHeads(props);
  const height = (room.isNarrow ? 240 : 300) + below;
  const top = 56 + below;
  const base = height - 52;
  const slot = (room.width - gutter) / rows.length;
  const bar = tenth(barOf(slot, columns.length));
  const y = (value: number) => tenth(base - ((base - top) * value) / highest);
  const at = y(Number(reference?.value ?? 0));
  return (
    <Picture room={room} height={height}>
      <BarHeads {...props} />
      {rows.map(([name = ''], index) => {
        const middle = tenth(gutter + slot * (index + 0.5));
        const isChosen = isChosenPair(name, drawing);
        return (
          <g key={name} data-strong={isChosen ? '' : undefined}>
            {isChosen ? (
              <rect
                data-ink="ground"
                x={tenth(gutter + slot * index)}
                y={top - 30}
                width={tenth(slot)}
                height={base - top + 66}
              />
            ) : null}
            {columns.map((column, series) => {
              const { number, text } = valueAt(column, index);
              const x = tenth(middle + (series - columns.length / 2) * bar);
              return (
                <g key={column.name}>
                  <rect
                    data-ink={barInk(series, name, drawing)}
                    x={x}
                    y={y(number)}
                    width={columns.length === 1 ? bar : bar - 2}
                    height={tenth(base - y(number))}
                  />
                  <text
                    data-ink={series === 1 ? 'note' : 'value'}
                    x={tenth(x + bar / 2)}
                    y={y(number) - 9}
                    textAnchor="middle"
                  >
                    {text}
                  </text>
                </g>
              );
            })}
            <text data-ink={isChosen ? 'label' : 'note'} x={middle} y={base + 24} textAnchor="middle">
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
