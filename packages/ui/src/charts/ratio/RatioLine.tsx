import { linePath } from '../line-path.ts';
import { ReadChart, type ChartWords } from '../reading/ReadChart.tsx';
import { ReadingMark } from '../reading/ReadingMark.tsx';
import { SIZE, ratioLayout, type RatioPoint } from './ratio-layout.ts';
import styles from './RatioLine.module.css';

interface RatioLineProps {
  name: string;
  /** Oldest first, even steps apart. */
  points: readonly RatioPoint[];
  /** What the regulator asks for at least, and what it is called. */
  floor?: { value: string; name: string } | undefined;
  /** After the bounds of the axis, such as `%`. */
  unit: string;
  /** From, to, and how it stands to the floor, in a sentence. */
  conclusion: string;
  words: ChartWords;
}

/** A ratio as a line. Its axis is cut and says so: both bounds stand at the right, the regulator's floor is drawn. */
export function RatioLine({ name, points, floor, unit, conclusion, words }: RatioLineProps) {
  const layout = ratioLayout(points, floor?.value);
  const { top, base, width, height } = SIZE;
  const minimum = floor && { id: 'floor', name: floor.name, value: `${floor.value}${unit}` };
  return (
    <ReadChart
      drawings={[
        {
          className: styles.place,
          look: styles.chart,
          width,
          height,
          stops: layout.points.map(({ x }) => ({ x })),
          drawing: (
            <Drawing layout={layout} floorWords={minimum && `${minimum.name} ${minimum.value}`} unit={unit} />
          ),
          renderMark: (stop) => (
            <ReadingMark
              x={layout.points[stop]?.x ?? 0}
              top={top}
              foot={base}
              rings={[layout.points[stop]?.y]}
            />
          ),
        },
      ]}
      conclusion={conclusion}
      usual={points.length - 1}
      read={(stop) => ({
        when: points[stop]?.label ?? '',
        figures: [
          { id: 'ratio', name, value: `${points[stop]?.shown ?? ''}${unit}` },
          ...(minimum === undefined ? [] : [minimum]),
        ],
      })}
      words={words}
      look="line"
    />
  );
}

interface DrawingProps {
  layout: ReturnType<typeof ratioLayout>;
  floorWords: string | undefined;
  unit: string;
}

function Drawing({ layout, floorWords, unit }: DrawingProps) {
  const { low, high, floor, points } = layout;
  const { left, right, top, base, width } = SIZE;
  const first = points[0];
  const last = points.at(-1);
  return (
    <>
      {[top, base].map((y) => (
        <path key={y} className={styles.grid} d={`M${left} ${y}H${right}`} />
      ))}
      <text className="num" x={width} y={top + 4} textAnchor="end">
        {`${high}${unit}`}
      </text>
      <text className="num" x={width} y={base + 4} textAnchor="end">
        {`${low}${unit}`}
      </text>
      {floor === undefined ? null : (
        <>
          <path className={styles.floor} d={`M${left} ${floor}H${right}`} />
          <text className={styles.floorWords} x={left} y={floor - 6}>
            {floorWords}
          </text>
        </>
      )}
      <path className={styles.line} d={linePath(points)} />
      {points.map(({ label, x, y }) => (
        <g key={label}>
          <circle className={label === last?.label ? styles.last : styles.point} cx={x} cy={y} r={3} />
          <path className={styles.tick} d={`M${x} ${base + 4}v5`} />
          <text className="num" x={x} y={base + 26} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {[first, last].map((point, index) =>
        point === undefined || (index === 1 && point === first) ? null : (
          <text
            key={point.label}
            className={`num ${styles.value}`}
            x={point.x}
            y={point.y - 11}
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {point.shown}
          </text>
        ),
      )}
    </>
  );
}
