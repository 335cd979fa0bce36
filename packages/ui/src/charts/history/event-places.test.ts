import { describe, expect, it } from 'vitest';
import { historyFigures, historyLayout } from '../history-layout.ts';
import { dayOf } from '../day-number.ts';
import { textWidth } from '../text-width.ts';
import type { HistoryEvent } from './chart-marks.ts';
import { RING, eventPlaces } from './event-places.ts';

const DAYS = 1_780;
const START = 18_996;
const layoutOf = (width: number, labels: number, last = '20') => {
  const points = [
    ...Array.from({ length: DAYS }, (_, day) => ({ date: dayOf(START + day), value: String(day % 20) })),
    { date: dayOf(START + DAYS), value: last },
  ];
  const figures = historyFigures([{ id: 'A', name: 'A', points }]);
  return (
    figures && historyLayout(figures, { width, height: 380, left: 56, labels, days: 8, hasEvents: true })
  );
};
const paid = (day: number): HistoryEvent => ({
  day: dayOf(START + day),
  sign: '息',
  short: '0.436 元',
  title: '每股派 0.436 元',
});
const forms = [({ day, short }: HistoryEvent) => `${day} ${short}`, ({ short }: HistoryEvent) => short];
const widthOf = (words: string) => textWidth(words, 12);
const YEARLY = [191, 555, 919, 1284, 1647];

function places(days: readonly number[], width = 1144, labels = 87, last?: string) {
  const layout = layoutOf(width, labels, last);
  if (layout === undefined) throw new Error('nothing is drawn');
  return { layout, drawn: eventPlaces(layout, days.map(paid), forms, widthOf) };
}

/** From left to right, all that is drawn in the line of the rings. */
function boxes({ drawn }: ReturnType<typeof places>) {
  return drawn
    .flatMap(({ ring, text }) => {
      const width = text === undefined ? 0 : widthOf(text.words);
      return [
        { left: ring - RING, right: ring + RING },
        ...(text === undefined
          ? []
          : [
              text.anchor === 'start'
                ? { left: text.x, right: text.x + width }
                : { left: text.x - width, right: text.x },
            ]),
      ];
    })
    .toSorted((a, b) => a.left - b.left);
}

describe('marks of events', () => {
  it('say day and sum at every ring of a share paid once a year, the last too [IR-3]', () => {
    const { drawn } = places(YEARLY);
    expect(drawn.map(({ text }) => text?.words)).toEqual(
      YEARLY.map((day) => `${dayOf(START + day)} 0.436 元`),
    );
  });

  it('say the sum alone at every ring where the days have no room [IR-3]', () => {
    const { drawn } = places(YEARLY, 760, 60);
    expect(drawn.map(({ text }) => text?.words)).toEqual(YEARLY.map(() => '0.436 元'));
  });

  it('keep off the name of a line that ends at the foot of the plot', () => {
    const anchorWhere = (last: string) => places([DAYS - 200], 1144, 87, last).drawn[0]?.text?.anchor;
    expect(anchorWhere('20')).toBe('start');
    expect(anchorWhere('0')).toBe('end');
  });

  it.each([
    ['once a year', YEARLY],
    ['at both ends', [1, DAYS]],
    ['close to the end', [1_500, 1_700, 1_760, 1_779]],
    ['on days next to each other', [900, 901, 905, 912]],
    ['every month', Array.from({ length: 58 }, (_, month) => month * 30)],
  ])('cover nothing and are cut nowhere: %s [A11Y-1]', (_, days) => {
    for (const [width, labels] of [
      [1144, 87],
      [756, 150],
      [350, 0],
    ] as const) {
      const drawn = places(days, width, labels);
      const all = boxes(drawn);
      expect(all[0]?.left).toBeGreaterThanOrEqual(drawn.layout.size.left - RING);
      expect(all.at(-1)?.right).toBeLessThanOrEqual(width);
      const isCrowded = days.length * (2 * RING + 1) > drawn.layout.right - 56;
      if (isCrowded) continue;
      for (const [index, { right }] of all.entries()) {
        expect(right).toBeLessThanOrEqual(all[index + 1]?.left ?? width);
      }
    }
  });
});
