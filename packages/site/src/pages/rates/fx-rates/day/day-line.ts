import { linePath, tenth } from '@bank/ui';
import type { FxQuote } from '@bank/contract';
import { inShanghai } from '../../../../base/format/moment.ts';

interface Room {
  width: number;
  height: number;
  /** Most labels under the axis of the hours. */
  hours: number;
}

interface DayStop {
  x: number;
  y: number;
  quote: FxQuote;
  /** `HH:MM:SS` in Asia/Shanghai. */
  time: string;
}

export interface DayLine {
  path: string;
  /** Each quote, as it was published. */
  stops: DayStop[];
  grid: { y: number; value: string }[];
  hours: { x: number; label: string | undefined; anchor: 'start' | 'middle' | 'end' }[];
  /** Where the time that was asked for stands, when it is within the hours drawn. */
  asked: { x: number; y: number; stop: number } | undefined;
}

export const DAY_PLOT = { left: 58, right: 14, top: 14, foot: 30 } as const;

/** Minutes since midnight in Asia/Shanghai. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The middle rates of a day as steps: a quote holds until the next. Undefined with fewer than two. */
export function dayLine(
  quotes: readonly FxQuote[],
  room: Room,
  time: string | undefined,
): DayLine | undefined {
  const known = quotes.filter(({ middleRate }) => middleRate !== '');
  const times = known.map(({ publishTime }) => inShanghai(publishTime).second);
  const minutes = times.map(minuteOf);
  const values = known.map(({ middleRate }) => Number(middleRate));
  const [first] = minutes;
  const last = minutes.at(-1);
  if (first === undefined || last === undefined || last === first) return undefined;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const places = known[0]?.middleRate.split('.')[1]?.length ?? 0;
  const base = room.height - DAY_PLOT.foot;
  const x = (minute: number) =>
    tenth(
      DAY_PLOT.left + ((room.width - DAY_PLOT.left - DAY_PLOT.right) * (minute - first)) / (last - first),
    );
  const y = (value: number) => tenth(base - ((base - DAY_PLOT.top) * (value - low)) / (high - low || 1));
  const points = values.flatMap((value, index) => {
    const at = { x: x(minutes[index] ?? first), y: y(value) };
    const before = values[index - 1];
    return before === undefined ? [at] : [{ x: at.x, y: y(before) }, at];
  });
  const beginning = Math.ceil(first / 60);
  const count = Math.floor(last / 60) - beginning + 1;
  const every = Math.max(1, Math.ceil(count / room.hours));
  const asked = time === undefined ? undefined : minuteOf(time);
  const holding = asked === undefined ? -1 : minutes.findLastIndex((minute) => minute <= asked);
  return {
    path: linePath(points),
    stops: known.map((quote, index) => ({
      x: x(minutes[index] ?? first),
      y: y(values[index] ?? low),
      quote,
      time: times[index] ?? '',
    })),
    grid: (high === low ? [low] : [low, (low + high) / 2, high]).map((value) => ({
      y: y(value),
      value: value.toFixed(places),
    })),
    hours: Array.from({ length: Math.max(count, 0) }, (_, index) => {
      const at = x((beginning + index) * 60);
      return {
        x: at,
        label: index % every === 0 ? `${beginning + index}:00` : undefined,
        anchor: at > room.width - 30 ? ('end' as const) : ('middle' as const),
      };
    }),
    asked:
      asked === undefined || asked > last || holding === -1
        ? undefined
        : { x: x(asked), y: y(values[holding] ?? low), stop: holding },
  };
}
