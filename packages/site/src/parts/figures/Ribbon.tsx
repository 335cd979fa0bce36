import { tenth } from '@bank/ui';
import { addDecimals } from '../../base/decimal/arithmetic.ts';
import { formatDecimal } from '../../base/format/decimal.ts';
import type { DrawingProps } from './drawing.ts';
import { valueColumns, type ValueColumn } from './figure-values.ts';
import { Picture } from './Picture.tsx';
import { fillOf } from './Stack.tsx';
import { textWidth } from './text-width.ts';

const GAP = 3;

/** The parts of one side: where each begins and ends. */
function partsOf({ values }: ValueColumn, length: number): { from: number; to: number }[] {
  const sum = values.reduce((all, { number }) => all + number, 0) || 1;
  const free = length - GAP * (values.length - 1);
  let at = 0;
  return values.map(({ number }) => {
    const from = at;
    const to = from + (free * number) / sum;
    at = to + GAP;
    return { from: tenth(from), to: tenth(to) };
  });
}

/** What a part is of its side, in whole percent. */
export function shareOf({ values }: ValueColumn, index: number): string {
  const sum = values.reduce((all, { number }) => all + number, 0) || 1;
  return `${Math.round(((values[index]?.number ?? 0) / sum) * 100)}%`;
}

/** The whole of a side, exactly. */
function sumOf({ values }: ValueColumn): string {
  const plain = values.map(({ text }) => text.replaceAll(',', ''));
  return formatDecimal(plain.reduce(addDecimals, '0'));
}

/** Two shares of the same parts, and how each part goes from one to the other. */
export function Ribbon(props: DrawingProps) {
  const [upper, lower] = valueColumns(props.drawing);
  if (upper === undefined || lower === undefined) return null;
  const sides = { ...props, upper, lower };
  return props.room.isNarrow ? <Upright {...sides} /> : <Lying {...sides} />;
}

interface SidesProps extends DrawingProps {
  upper: ValueColumn;
  lower: ValueColumn;
}

const TOP = 44;
const THICK = 52;
const FOOT = 232;

function Lying({ drawing, room, words, upper, lower }: SidesProps) {
  const { rows, highlight } = drawing;
  const [above, below] = [partsOf(upper, room.width), partsOf(lower, room.width)];
  const chosen = rows.findIndex(([name]) => name === highlight);
  const head = words['figure.heading'](upper.name, upper.unit);
  const last = rows.length - 1;
  const lastPart = above[last];
  // The name of the last part would stand on the total, which then follows the heading.
  const isNamedAbove =
    lastPart !== undefined && !isWhole(rows[last]?.[0] ?? '', upper.values[last]?.text ?? '', lastPart);
  return (
    <Picture room={room} height={314}>
      {rows.map(([name = ''], index) => {
        const [a, b] = [above[index] ?? { from: 0, to: 0 }, below[index] ?? { from: 0, to: 0 }];
        const fill = fillOf(index, chosen);
        return (
          <g key={name} data-strong={index === chosen ? '' : undefined}>
            <path
              data-ink="band"
              data-fill={fill}
              d={`M${a.from} 96C${a.from} 166 ${b.from} 162 ${b.from} ${FOOT}H${b.to}C${b.to} 162 ${a.to} 166 ${a.to} 96Z`}
            />
            <Part
              {...{ name, fill }}
              text={upper.values[index]?.text ?? ''}
              {...a}
              y={TOP}
              nameY={TOP - 8}
              end={room.width}
            />
            <Part
              {...{ name, fill }}
              text={lower.values[index]?.text ?? ''}
              {...b}
              y={FOOT}
              nameY={304}
              end={room.width}
            />
          </g>
        );
      })}
      <text
        data-ink="note"
        x={isNamedAbove ? textWidth(head, 14) + 24 : room.width}
        y={26}
        textAnchor={isNamedAbove ? 'start' : 'end'}
      >
        {words['figure.total']}
        <tspan data-ink="sum" dx={6}>
          {sumOf(upper)}
        </tspan>
      </text>
      <text data-ink="note" x={0} y={26}>
        {head}
      </text>
      <text data-ink="note" x={0} y={306}>
        {words['figure.heading'](lower.name, lower.unit)}
      </text>
      {chosen === -1 ? null : (
        <Shares
          {...{ upper, lower, words }}
          at={Math.max(0, Math.min(above[chosen]?.from ?? 0, room.width - 340)) + 12}
          index={chosen}
        />
      )}
    </Picture>
  );
}

function Shares({
  upper,
  lower,
  words,
  at,
  index,
}: Pick<SidesProps, 'upper' | 'lower' | 'words'> & { at: number; index: number }) {
  const first = words['figure.shareWords'](upper.name);
  const next = at + Math.max(110, textWidth(first, 13) + 14);
  return (
    <>
      <text data-ink="share" x={at} y={162}>
        {shareOf(upper, index)}
      </text>
      <text data-ink="share-of" x={at} y={186}>
        {first}
      </text>
      <path data-ink="arrow" d={`M${next} 150h26m-7-6 7 6-7 6`} />
      <text data-ink="share" x={next + 50} y={162}>
        {shareOf(lower, index)}
      </text>
      <text data-ink="share-of" x={next + 50} y={186}>
        {words['figure.shareWords'](lower.name)}
      </text>
    </>
  );
}

interface PartProps {
  name: string;
  text: string;
  fill: number;
  from: number;
  to: number;
  y: number;
  /** Where the name stands when the part is too narrow for it. */
  nameY: number;
  /** Of the drawing. */
  end: number;
}

/** Whether a part has room for its name and value in one line. */
const isWhole = (name: string, text: string, { from, to }: { from: number; to: number }) =>
  textWidth(name, 15) + 8 + textWidth(text, 15) + 20 <= to - from;

function Part({ name, text, fill, from, to, y, nameY, end }: PartProps) {
  const width = to - from;
  const isValue = textWidth(text, 15) + 6 <= width;
  const middle = tenth((from + to) / 2);
  const isAtEnd = middle + textWidth(name, 13) / 2 > end;
  return (
    <>
      <rect data-ink="part" data-fill={fill} x={from} y={y} width={tenth(width)} height={THICK} />
      {isWhole(name, text, { from, to }) ? (
        <text data-ink="inside" x={from + 12} y={y + 33}>
          {name}
          <tspan dx={8} data-ink="inside-num">
            {text}
          </tspan>
        </text>
      ) : (
        <>
          {isValue ? (
            <text data-ink="inside" x={middle} y={y + 33} textAnchor="middle">
              {text}
            </text>
          ) : null}
          <text data-ink="note" x={isAtEnd ? end : middle} y={nameY} textAnchor={isAtEnd ? 'end' : 'middle'}>
            {name}
          </text>
        </>
      )}
    </>
  );
}

const SIDE = 88;
const HEAD = 28;

/** Whether the name of a part stands in it, above its value: else it stands beside it. */
function isNameInside(name: string, tall: number): boolean {
  return textWidth(name, 15) <= SIDE - 16 && tall >= 48;
}

/** Where a share stands that would stand on a name: under it. */
function clearOf(names: readonly number[], y: number): number {
  const under = names.find((name) => y > name - 16 && y < name + 24);
  return under === undefined ? y : under + 32;
}

/** A name that has no room twice between the sides stands at the first. */
const isNamedTwice = (name: string, between: number) => 2 * textWidth(name, 14) + 32 <= between;

function Upright({ drawing, room, upper, lower }: SidesProps) {
  const { rows, highlight } = drawing;
  const length = 434;
  const right = room.width - SIDE;
  const [before, after] = [partsOf(upper, length), partsOf(lower, length)];
  const chosen = rows.findIndex(([name]) => name === highlight);
  const [first, second] = [before[chosen], after[chosen]];
  const bend = right - SIDE;
  const nameLines = [first, second].flatMap((part, side) =>
    part === undefined ||
    isNameInside(highlight ?? '', part.to - part.from) ||
    (side === 1 && !isNamedTwice(highlight ?? '', bend))
      ? []
      : [HEAD + (part.from + part.to) / 2 + 5],
  );
  const shareY = (from: number) => clearOf(nameLines, HEAD + from + 56);
  return (
    <Picture room={room} height={length + HEAD + 10}>
      <text data-ink="note" x={0} y={16}>
        {upper.name}
      </text>
      <text data-ink="note" x={room.width} y={16} textAnchor="end">
        {lower.name}
      </text>
      {rows.map(([name = ''], index) => {
        const [a, b] = [before[index] ?? { from: 0, to: 0 }, after[index] ?? { from: 0, to: 0 }];
        const [y0, y1, y2, y3] = [a.from, a.to, b.from, b.to].map((place) => tenth(place + HEAD)) as [
          number,
          number,
          number,
          number,
        ];
        const fill = fillOf(index, chosen);
        return (
          <g key={name} data-strong={index === chosen ? '' : undefined}>
            <path
              data-ink="band"
              data-fill={fill}
              d={`M${SIDE} ${y0}C${SIDE + bend * 0.46} ${y0} ${SIDE + bend * 0.54} ${y2} ${right} ${y2}V${y3}C${SIDE + bend * 0.54} ${y3} ${SIDE + bend * 0.46} ${y1} ${SIDE} ${y1}Z`}
            />
            <SidePart {...{ name, fill }} text={upper.values[index]?.text ?? ''} x={0} from={y0} to={y1} />
            <SidePart
              {...{ name, fill }}
              isNamed={isNamedTwice(name, bend)}
              text={lower.values[index]?.text ?? ''}
              x={right}
              from={y2}
              to={y3}
              isLast
            />
          </g>
        );
      })}
      {first === undefined || second === undefined || first.to - first.from < 100 ? null : (
        <g>
          <text data-ink="share" x={SIDE + 10} y={shareY(first.from)}>
            {shareOf(upper, chosen)}
          </text>
          <text data-ink="share" x={right - 8} y={shareY(second.from)} textAnchor="end">
            {shareOf(lower, chosen)}
          </text>
        </g>
      )}
    </Picture>
  );
}

interface SidePartProps {
  name: string;
  text: string;
  fill: number;
  x: number;
  from: number;
  to: number;
  isLast?: boolean;
  isNamed?: boolean;
}

function SidePart({ name, text, fill, x, from, to, isLast = false, isNamed = true }: SidePartProps) {
  const tall = to - from;
  const at = isLast ? x + SIDE - 10 : x + 10;
  const anchor = isLast ? 'end' : 'start';
  const besideX = isLast ? x - 8 : x + SIDE + 8;
  return (
    <>
      <rect data-ink="part" data-fill={fill} x={x} y={from} width={SIDE} height={tenth(tall)} />
      {isNameInside(name, tall) ? (
        <>
          <text data-ink="inside" x={at} y={from + 20} textAnchor={anchor}>
            {name}
          </text>
          <text data-ink="inside-num" x={at} y={from + 40} textAnchor={anchor}>
            {text}
          </text>
        </>
      ) : (
        <>
          {tall >= 16 ? (
            <text data-ink="inside-num" x={at} y={from + tall / 2 + 5} textAnchor={anchor}>
              {text}
            </text>
          ) : null}
          {isNamed ? (
            <text data-ink="note" x={besideX} y={from + tall / 2 + 5} textAnchor={isLast ? 'end' : 'start'}>
              {name}
            </text>
          ) : null}
        </>
      )}
    </>
  );
}
