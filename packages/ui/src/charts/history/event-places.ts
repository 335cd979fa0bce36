import type { HistoryLayout } from '../history-layout.ts';
import { spread } from '../history-layout.ts';
import type { HistoryEvent } from './chart-marks.ts';

export interface EventPlace extends HistoryEvent {
  /** Of its day, and the height of the first line there. */
  x: number;
  y: number;
  /** Of its ring, which gives way where days lie close together. */
  ring: number;
  /** Stands beside the ring, where it has the room; otherwise the ring alone tells it, by its title. */
  text: { x: number; anchor: 'start' | 'end'; words: string } | undefined;
}

export const RING = 9;
/** Between a ring's middle and its words. */
const AWAY = RING + 5;
/** Between two things that stand side by side. */
const GAP = 6;
/** Names at the lines' ends whose second line reaches below the plot stand where words of events would. */
const NAME_DEPTH = 24;

/**
 * Events whose day is in the drawing. Rings keep off each other; of the `forms` of their words, longest first, the first is
 * taken that has room at every ring, and of the last as many as have.
 */
export function eventPlaces(
  layout: HistoryLayout,
  events: readonly HistoryEvent[],
  forms: readonly ((event: HistoryEvent) => string)[],
  widthOf: (words: string) => number,
): EventPlace[] {
  const placed = ringed(layout, events);
  const { size, base, right, series } = layout;
  const isBeneathNames = series.some(({ labelY }) => labelY > base - NAME_DEPTH);
  const bounds = { from: size.left, to: size.labels > 0 && isBeneathNames ? right : size.width };
  let places = placed;
  for (const form of forms) {
    const words = placed.map(form);
    const sides = sidesOf(
      placed.map(({ ring }) => ring),
      words.map(widthOf),
      bounds,
    );
    places = placed.map((event, index) => ({
      ...event,
      text: textAt(event.ring, sides[index], words[index] ?? ''),
    }));
    if (!sides.includes(undefined)) break;
  }
  return places;
}

function ringed(
  { stops, series, size, right }: HistoryLayout,
  events: readonly HistoryEvent[],
): EventPlace[] {
  const id = series[0]?.id;
  const placed = events
    .flatMap((event) => {
      const stop = stops.find(({ day }) => day >= event.day);
      const mark = stop?.marks.find((candidate) => candidate.id === id);
      return stop === undefined || mark === undefined ? [] : [{ ...event, x: stop.x, y: mark.y }];
    })
    .sort((a, b) => a.x - b.x);
  const room = (right - size.left) / Math.max(1, placed.length - 1);
  const rings = spread(
    placed.map(({ x }) => x),
    Math.min(2 * RING + 1, room),
    size.left,
    right,
  );
  return placed.map((event, index) => ({ ...event, ring: rings[index] ?? event.x, text: undefined }));
}

type Side = 'end' | 'start' | undefined;
/** Words after their ring are best to read; before it are as good as after it, and none is worse than all others are good. */
const COSTS: readonly (readonly [side: Side, cost: number])[] = [
  ['end', 0],
  ['start', 1],
  [undefined, 1000],
];

/** On which side of each ring its words stand, so that as many as can be have room and none lies on another. */
function sidesOf(
  rings: readonly number[],
  widths: readonly number[],
  bounds: { from: number; to: number },
): Side[] {
  let ways: { cost: number; sides: Side[]; until: number }[] = [{ cost: 0, sides: [], until: bounds.from }];
  for (const [index, ring] of rings.entries()) {
    const reach = AWAY + (widths[index] ?? 0);
    const next = rings[index + 1];
    const limit = next === undefined ? bounds.to : next - RING - GAP;
    ways = COSTS.flatMap(([side, cost]) => {
      if (side === 'end' && ring + reach > limit) return [];
      const from = side === 'start' ? ring - reach : ring - RING;
      const open = ways.filter(({ until }) => side !== 'start' || until <= from);
      const best = open.toSorted((a, b) => a.cost - b.cost)[0];
      const until = (side === 'end' ? ring + reach : ring + RING) + GAP;
      return best === undefined ? [] : [{ cost: best.cost + cost, sides: [...best.sides, side], until }];
    });
  }
  return ways.toSorted((a, b) => a.cost - b.cost)[0]?.sides ?? [];
}

function textAt(ring: number, side: Side, words: string): EventPlace['text'] {
  if (side === undefined) return undefined;
  return side === 'end'
    ? { x: ring + AWAY, anchor: 'start', words }
    : { x: ring - AWAY, anchor: 'end', words };
}
