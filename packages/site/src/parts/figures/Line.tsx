import { linePath } from '@bank/ui';
import type { DrawingProps } from './drawing.ts';
import { withUnit } from './figure-values.ts';
import { lineLayout, type LineLayout } from './line-layout.ts';
import { Picture } from './Picture.tsx';

const HEAD = 14;

type Line = LineLayout['lines'][number];

/** A ratio over steps of time; the scale may begin above zero. */
export function Line({ drawing, room, words }: DrawingProps) {
  const { rows, highlight, reference } = drawing;
  const layout = lineLayout(drawing, room);
  const { lines, isOne, left, right, base, x, y } = layout;
  const [only] = lines;

  return (
    <Picture room={room} height={layout.height}>
      {isOne ? (
        <text data-ink="head" x={0} y={HEAD}>
          {words['figure.heading'](only?.name ?? '', only?.unit ?? '')}
        </text>
      ) : null}
      {layout.ticks.map(({ value, text }, index) => (
        <g key={value}>
          <path data-ink={index === 0 ? 'zero' : 'grid'} d={`M${left} ${y(value)}H${right}`} />
          <text
            data-ink="note"
            x={isOne ? right + 6 : left - 8}
            y={y(value) + 4}
            textAnchor={isOne ? 'start' : 'end'}
          >
            {text}
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
        layout.isNamed(index) ? (
          <g key={name}>
            <path data-ink="tick" d={`M${x(index)} ${base}v6`} />
            <text data-ink="note" x={x(index)} y={base + 24} textAnchor={layout.anchorOf(index)}>
              {name}
            </text>
          </g>
        ) : null,
      )}
      <g data-ink="drawn">
        {lines.map((line, series) => (
          <Course
            key={line.name}
            line={line}
            series={series + 1}
            isStrong={line.name === highlight}
            layout={layout}
          />
        ))}
      </g>
      {isOne ? (
        <Values line={only} rows={rows} layout={layout} />
      ) : (
        layout.ends.map(({ name, value, x: endX, y: endY }) => (
          <g key={name} data-strong={name === highlight ? '' : undefined}>
            <text data-ink="label" x={endX} y={endY - 2}>
              {name}
            </text>
            <text data-ink="value" x={endX} y={endY + 16}>
              {value}
            </text>
          </g>
        ))
      )}
    </Picture>
  );
}

interface CourseProps {
  line: Line;
  series: number;
  isStrong: boolean;
  layout: LineLayout;
}

/** One line with its points: all of them where it is alone, else the last. */
function Course({ line, series, isStrong, layout: { isOne, base, last, x, y } }: CourseProps) {
  const points = line.values.map(({ number }, index) => ({ x: x(index), y: y(number) }));
  return (
    <g>
      {isOne ? (
        <path
          data-ink="area"
          d={`${linePath(points)}L${points.at(-1)?.x ?? 0} ${base}L${points[0]?.x ?? 0} ${base}Z`}
        />
      ) : null}
      <path
        data-ink="line"
        data-series={series}
        data-strong={isStrong ? '' : undefined}
        d={linePath(points)}
      />
      {points.map((point, index) => {
        const isEnd = index === last;
        return isOne || isEnd ? (
          <circle
            key={point.x}
            data-ink={isEnd && (isOne || isStrong) ? 'end' : 'point'}
            data-series={series}
            cx={point.x}
            cy={point.y}
            r={isEnd ? 6 : 3.5}
          />
        ) : null;
      })}
    </g>
  );
}

interface ValuesProps {
  line: Line | undefined;
  rows: DrawingProps['drawing']['rows'];
  layout: LineLayout;
}

/** Of a point to the foot of its figure. */
const BELOW = 26;

/** The figures of a line that is alone, at its points. */
function Values({ line, rows, layout: { last, x, y, base, isWritten } }: ValuesProps) {
  return line?.values.map(({ number, text }, index) => {
    if (!isWritten(index)) return null;
    const before = line.values[index - 1]?.number ?? number;
    const after = line.values[index + 1]?.number;
    // Where the line climbs through its point, the room is below it, down to the names of the steps.
    const climbs = after !== undefined && after > number && before <= number;
    const isBelow = climbs && y(number) + BELOW <= base;
    return (
      <text
        key={rows[index]?.[0]}
        data-ink={index === last ? 'last' : 'value'}
        x={index === 0 ? x(index) - 4 : x(index)}
        y={y(number) + (isBelow ? BELOW : -14)}
        textAnchor={index === 0 ? 'start' : 'middle'}
      >
        {text}
      </text>
    );
  });
}
