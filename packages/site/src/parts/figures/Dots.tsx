import { tenth, valueTicks } from '@bank/ui';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { signed, valueColumns, withUnit } from './figure-values.ts';
import { Picture } from './Picture.tsx';
import { textWidth, widestOf } from './text-width.ts';

/** Rates of growth from zero, the greatest first, beside that of the whole. */
export function Dots({ drawing, room }: DrawingProps) {
  const { rows, highlight, reference } = drawing;
  const sizes = sizesIn(room);
  const [column] = valueColumns(drawing);
  const unit = column?.unit === '%' ? '%' : '';
  const dots = rows
    .map(([name = ''], index) => ({ name, value: column?.values[index] ?? { number: 0, text: '' } }))
    .toSorted((a, b) => b.value.number - a.value.number);
  const numbers = [0, ...dots.map(({ value }) => value.number), Number(reference?.value ?? 0)];
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers, Number.MIN_VALUE)];
  const scale = valueTicks(lowest, highest);
  const ticks = scale.ticks.filter((tick) => tick >= lowest && tick <= highest);

  const names = widestOf(
    dots.map(({ name }) => name),
    sizes.label,
  );
  // On a phone a long name stands above its dot.
  const isAbove = names > room.width * 0.36;
  const left = isAbove ? 10 : names + 24;
  const values = widestOf(
    dots.map(({ value }) => withUnit(signed(value), unit)),
    sizes.value,
  );
  const right = room.width - values - 20;
  const row = isAbove ? 50 : 36;
  const base = dots.length * row + 26;
  const x = (value: number) => tenth(left + ((right - left) * (value - lowest)) / (highest - lowest));
  const whole = reference === undefined ? undefined : x(Number(reference.value));
  const words = reference === undefined ? '' : `${reference.label} ${withUnit(reference.value, unit)}`;
  const isWholeAtEnd = (whole ?? 0) + 8 + textWidth(words, sizes.note) > room.width;
  return (
    <Picture room={room} height={base + 30}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path data-ink={tick === 0 ? 'zero' : 'grid'} d={`M${x(tick)} 8V${base}`} />
          <path data-ink="tick" d={`M${x(tick)} ${base}v6`} />
          <text data-ink="note" x={x(tick)} y={base + 24} textAnchor="middle">
            {withUnit(tick.toFixed(scale.places), unit)}
          </text>
        </g>
      ))}
      {whole === undefined ? null : (
        <g>
          <path data-ink="whole" d={`M${whole} 0V${base}`} />
          <text
            data-ink="note"
            x={isWholeAtEnd ? whole - 7 : whole + 7}
            y={base - 8}
            textAnchor={isWholeAtEnd ? 'end' : 'start'}
          >
            {words}
          </text>
        </g>
      )}
      {dots.map(({ name, value }, index) => {
        const y = (isAbove ? 38 : 24) + row * index;
        const at = x(value.number);
        const isBelowZero = value.number < 0;
        return (
          <g key={name} data-strong={name === highlight ? '' : undefined}>
            <text data-ink="label" x={0} y={isAbove ? y - 14 : y + 5}>
              {name}
            </text>
            <path data-ink="stem" d={`M${x(0)} ${y}H${at}`} />
            <circle data-ink="dot" cx={at} cy={y} r={5.5} />
            <text data-ink="value" x={isBelowZero ? x(0) + 10 : at + 13} y={y + 5}>
              {withUnit(signed(value), unit)}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
