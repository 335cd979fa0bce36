import { tenth } from '@bank/ui';
import { addDecimals } from '../../base/decimal/arithmetic.ts';
import { formatDecimal } from '../../base/format/decimal.ts';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { beginnings, valueAt, valueColumns, withUnit } from './figure-values.ts';
import { HEAD_LINE, headLines } from './head-lines.ts';
import { KEY_LINE, keyPlaces } from './key-places.ts';
import { Keys } from './Keys.tsx';
import { Picture } from './Picture.tsx';
import { TextLines } from './TextLines.tsx';
import { textWidth, widestOf } from './text-width.ts';

const GAP = 2;
const TOTAL = 20;

/** The total of each row's parts, exactly: 75.51 and 80 are 155.51. */
export function totalsOf({ rows, columns, unit }: DrawingProps['drawing']): string[] {
  return rows.map(([, ...parts]) =>
    withUnit(formatDecimal(parts.slice(0, columns.length).reduce(addDecimals, '0')), unit ?? ''),
  );
}

/** What each of some prices is made of. */
export function Stack({ drawing, room }: DrawingProps) {
  const { rows, highlight } = drawing;
  const sizes = sizesIn(room);
  const columns = valueColumns(drawing);
  const sums = rows.map((_, index) =>
    columns.reduce((sum, { values }) => sum + (values[index]?.number ?? 0), 0),
  );
  const totals = totalsOf(drawing);
  const names = rows.map(([name = '']) => name);
  const nameRoom = room.isNarrow
    ? room.width
    : Math.min(widestOf(names, sizes.label), room.width * 0.36 - 20);
  const left = room.isNarrow ? 0 : nameRoom + 20;
  const right = room.isNarrow ? room.width : room.width - widestOf(totals, TOTAL) - 16;
  const thick = room.isNarrow ? 30 : 32;
  const heads = names.map((text, index) => {
    const total = { text: totals[index] ?? '', size: TOTAL };
    return headLines({ text, size: sizes.label }, room.isNarrow ? [total] : [], nameRoom);
  });
  const above = heads.map(({ count }) => (room.isNarrow ? 8 + HEAD_LINE * count : 0));
  const tops = beginnings(above.map((own) => own + thick + (room.isNarrow ? 16 : 26)));
  const scale = (right - left) / Math.max(...sums, Number.MIN_VALUE);
  const chosen = columns.findIndex(({ name }) => name === highlight);
  const keyTop = (tops.at(-1) ?? 0) + 10;
  const keys = keyPlaces(
    columns.map(({ name }) => name),
    sizes.note,
    room.width,
  );
  return (
    <Picture room={room} height={keyTop + 2 + KEY_LINE * keys.lines}>
      {rows.map(([name = ''], index) => {
        const y = (tops[index] ?? 0) + (above[index] ?? 0) + 4;
        const lines = heads[index]?.names ?? [];
        const nameY = room.isNarrow
          ? y + 18 - (above[index] ?? 0)
          : y + thick / 2 + 5 - (HEAD_LINE * (lines.length - 1)) / 2;
        const places = beginnings(columns.map((column) => valueAt(column, index).number * scale));
        const end = tenth(left + (places.at(-1) ?? 0));
        return (
          <g key={name}>
            <TextLines ink="label" x={0} y={nameY} step={HEAD_LINE} lines={lines} />
            {columns.map((column, part) => {
              const { number, text } = valueAt(column, index);
              const width = tenth(number * scale);
              const at = tenth(left + (places[part] ?? 0));
              const words = [`${column.name} ${text}`, text].find(
                (label) => textWidth(label, sizes.note) + 18 <= width,
              );
              if (number === 0) return null;
              return (
                <g key={column.name}>
                  <rect
                    data-ink="part"
                    data-fill={fillOf(part, chosen)}
                    x={at}
                    y={y}
                    width={Math.max(width - GAP, 1)}
                    height={thick}
                  />
                  {words === undefined ? null : (
                    <text data-ink="inside" x={at + 9} y={y + thick / 2 + 5}>
                      {words}
                    </text>
                  )}
                </g>
              );
            })}
            <text
              data-ink="total"
              x={room.isNarrow ? room.width : end + 12}
              y={room.isNarrow ? y - 9 : y + thick / 2 + 7}
              textAnchor={room.isNarrow ? 'end' : 'start'}
            >
              {totals[index]}
            </text>
          </g>
        );
      })}
      <Keys
        places={keys.places}
        ink="note"
        y={keyTop - 1}
        marks={columns.map((_, part) => ({ 'data-ink': 'part', 'data-fill': fillOf(part, chosen) }))}
      />
    </Picture>
  );
}

const STANDS_OUT = 5;

/** The ground of a part: the last is that of what stands out, the rest take the others in their order. */
export function fillOf(index: number, chosen: number): number {
  if (index === chosen) return STANDS_OUT;
  return chosen === -1 || index < chosen ? index + 1 : index;
}
