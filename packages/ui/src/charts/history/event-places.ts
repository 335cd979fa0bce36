import type { HistoryLayout } from '../history-layout.ts';
import type { HistoryEvent } from './chart-marks.ts';

interface EventPlace extends HistoryEvent {
  x: number;
  /** Height of the first line on the day. */
  y: number;
  /** Text stands at its side where it has the room; otherwise the ring alone tells it, by its title. */
  side: 'end' | 'start' | undefined;
}

const RADIUS = 9;
const LETTER = 7.4;

/** Events whose day is in the drawing. `widthOf` is of the text beside the ring, in letters. */
export function eventPlaces(
  layout: HistoryLayout,
  events: readonly HistoryEvent[],
  lettersOf: (event: HistoryEvent) => number,
): EventPlace[] {
  const { stops, series, size, right } = layout;
  const id = series[0]?.id;
  const placed = events
    .flatMap((event) => {
      const stop = stops.find(({ day }) => day >= event.day);
      const mark = stop?.marks.find((candidate) => candidate.id === id);
      return stop === undefined || mark === undefined ? [] : [{ ...event, x: stop.x, y: mark.y }];
    })
    .sort((a, b) => a.x - b.x);
  let taken = size.left - RADIUS;
  return placed.map((event, index) => {
    const room = lettersOf(event) * LETTER + RADIUS + 5;
    const next = placed[index + 1]?.x ?? right + RADIUS;
    const isFreeAfter = event.x + room <= next - RADIUS && event.x + room <= right;
    const isFreeBefore = event.x - room >= taken;
    const side = isFreeAfter ? 'end' : isFreeBefore ? 'start' : undefined;
    taken = event.x + (isFreeAfter ? room : RADIUS);
    return { ...event, side };
  });
}
