import { tenth } from '@bank/ui';
import { addDecimals } from '../../base/decimal/arithmetic.ts';
import { formatDecimal } from '../../base/format/decimal.ts';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { beginnings, valueAt, valueColumns, withUnit } from './figure-values.ts';
import { Picture } from './Picture.tsx';
import { besideEachOther, textWidth, widestOf } from './text-width.ts';

const GAP = 2;
/** A square of colour before a name, with what parts both from the next; the last is followed by nothing. */
const KEY_ROOM = 44;
const KEY_GAP = 26;
const KEY_LINE = 22;

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
  const left = room.isNarrow ? 0 : Math.min(widestOf(names, sizes.label) + 20, room.width * 0.36);
  const right = room.isNarrow ? room.width : room.width - widestOf(totals, 20) - 16;
  const thick = room.isNarrow ? 30 : 32;
  const above = room.isNarrow ? 28 : 0;
  const row = above + thick + (room.isNarrow ? 16 : 26);
  const scale = (right - left) / Math.max(...sums, Number.MIN_VALUE);
  const chosen = columns.findIndex(({ name }) => name === highlight);
  const keyTop = row * rows.length + 10;
  const keys = besideEachOther(
    columns.map(({ name }) => name),
    { size: sizes.note, extra: KEY_ROOM, width: room.width + KEY_GAP },
  );
  return (
    <Picture room={room} height={keyTop + 24 + KEY_LINE * (keys.at(-1)?.line ?? 0)}>
      {rows.map(([name = ''], index) => {
        const y = row * index + above + 4;
        const places = beginnings(columns.map((column) => valueAt(column, index).number * scale));
        const end = tenth(left + (places.at(-1) ?? 0));
        return (
          <g key={name}>
            <text data-ink="label" x={0} y={room.isNarrow ? y - 10 : y + thick / 2 + 5}>
              {name}
            </text>
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
      {columns.map(({ name }, part) => {
        const { x: at, line } = keys[part] ?? { x: 0, line: 0 };
        const y = keyTop + line * KEY_LINE;
        return (
          <g key={name}>
            <rect data-ink="part" data-fill={fillOf(part, chosen)} x={at} y={y + 2} width={12} height={12} />
            <text data-ink="note" x={at + 18} y={y + 13}>
              {name}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}

const STANDS_OUT = 5;

/** The ground of a part: the last is that of what stands out, the rest take the others in their order. */
export function fillOf(index: number, chosen: number): number {
  if (index === chosen) return STANDS_OUT;
  return chosen === -1 || index < chosen ? index + 1 : index;
}
