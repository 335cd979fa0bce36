import { tenth } from '@bank/ui';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { beginnings, valueAt, valueColumns, withUnit } from './figure-values.ts';
import { Picture } from './Picture.tsx';
import { textWidth, widestOf } from './text-width.ts';

const GAP = 3;

interface Step {
  name: string;
  text: string;
  from: number;
  to: number;
}

/** What takes how long, one after another, over a ruler from the beginning to the end. */
export function Timeline(props: DrawingProps) {
  const { drawing, room } = props;
  const [column] = valueColumns(drawing);
  const places = beginnings(column?.values.map(({ number }) => number) ?? []);
  const total = places.at(-1) ?? 0;
  const steps = drawing.rows.map(([name = ''], index): Step => {
    const text = withUnit(valueAt(column, index).text, column?.unit ?? '');
    return { name, text, from: places[index] ?? 0, to: places[index + 1] ?? total };
  });
  const isOneBar = steps.every(
    ({ name, text, from, to }) =>
      Math.max(textWidth(name, 17), textWidth(text, 20)) + 24 <= ((to - from) / total) * room.width,
  );
  return isOneBar ? (
    <OneBar {...props} steps={steps} total={total} />
  ) : (
    <Stairs {...props} steps={steps} total={total} />
  );
}

interface StepsProps extends DrawingProps {
  steps: readonly Step[];
  total: number;
}

function OneBar({ drawing, room, steps, total }: StepsProps) {
  const x = (value: number) => tenth((room.width * value) / total);
  return (
    <Picture room={room} height={124}>
      {steps.map(({ name, text, from, to }, index) => (
        <g key={name}>
          <rect
            data-ink="part"
            data-fill={name === drawing.highlight ? 5 : (index % 4) + 1}
            x={x(from)}
            y={0}
            width={tenth(x(to) - x(from) - GAP)}
            height={84}
          />
          <text data-ink="inside-name" x={x(from) + 14} y={34}>
            {name}
          </text>
          <text data-ink="inside-value" x={x(from) + 14} y={64}>
            {text}
          </text>
        </g>
      ))}
      <Ruler {...{ steps, total, x }} top={90} unit={valueColumns(drawing)[0]?.unit ?? ''} />
    </Picture>
  );
}

/** Each step on a line of its own, its words above its bar where that is short. */
function Stairs({ drawing, room, steps, total }: StepsProps) {
  const sizes = sizesIn(room);
  const names = widestOf(
    steps.map(({ name }) => name),
    sizes.label,
  );
  const left = room.isNarrow ? 0 : Math.min(names + 20, room.width * 0.36);
  const right =
    room.width -
    widestOf(
      steps.map(({ text }) => text),
      sizes.value,
    ) -
    14;
  const above = room.isNarrow ? 24 : 0;
  const row = above + 22 + 14;
  const x = (value: number) => tenth(left + ((right - left) * value) / total);
  const base = row * steps.length + 4;
  return (
    <Picture room={room} height={base + 36}>
      {steps.map(({ name, text, from, to }, index) => {
        const y = row * index + above;
        return (
          <g key={name}>
            <text data-ink="label" x={0} y={room.isNarrow ? y - 7 : y + 16}>
              {name}
            </text>
            <rect
              data-ink="part"
              data-fill={name === drawing.highlight ? 5 : 1}
              x={x(from)}
              y={y}
              width={tenth(x(to) - x(from))}
              height={20}
            />
            <text data-ink="value" x={x(to) + 9} y={y + 16}>
              {text}
            </text>
          </g>
        );
      })}
      <Ruler {...{ steps, total, x }} top={base} unit={valueColumns(drawing)[0]?.unit ?? ''} />
    </Picture>
  );
}

interface RulerProps {
  steps: readonly Step[];
  total: number;
  x: (value: number) => number;
  top: number;
  unit: string;
}

function Ruler({ steps, total, x, top, unit }: RulerProps) {
  const stops = [0, ...steps.map(({ to }) => to)];
  const labels = stops.map((stop) =>
    stop === total ? withUnit(String(tenth(stop)), unit) : String(tenth(stop)),
  );
  const named = freeLabels(
    stops.map((stop, index) => ({ x: x(stop), width: textWidth(labels[index] ?? '', 14) })),
  );
  return (
    <>
      {stops.map((stop, index) => {
        const isEnd = stop === total;
        const isFree = named.has(index);
        return (
          <g key={stop}>
            <path data-ink="tick" d={`M${x(stop)} ${top}v${isFree ? 10 : 6}`} />
            {isFree ? (
              <text
                data-ink="note"
                x={x(stop)}
                y={top + 27}
                textAnchor={stop === 0 ? 'start' : isEnd ? 'end' : 'middle'}
              >
                {labels[index]}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

/** Which labels of a ruler have room: the first, the last, and between them each that touches none before it. */
function freeLabels(labels: readonly { x: number; width: number }[]): Set<number> {
  const last = labels.length - 1;
  const named = new Set([0, last]);
  const beforeEnd = (labels[last]?.x ?? 0) - (labels[last]?.width ?? 0);
  let free = labels[0]?.width ?? 0;
  for (const [index, { x, width }] of labels.entries()) {
    if (index === 0 || x - width / 2 < free + 8 || x + width / 2 > beforeEnd - 8) continue;
    named.add(index);
    free = x + width / 2;
  }
  return named;
}
