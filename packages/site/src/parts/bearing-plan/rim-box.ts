import { textWidth } from '@bank/ui';
import { pointAt } from './bearing-plan.ts';
import { anchorAt } from './rim-labels.ts';

/** A name with its count, and how it is set. */
export interface RimText {
  text: string;
  count?: number;
  /** The count stands under the name. */
  isStacked: boolean;
}

/** In the drawing's units, y down. */
export interface RimBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const RIM_TYPE = 13;
export const STACK = 14;
const AWAY = 18;
const ASCENT = 11;
const DESCENT = 3;

/** Where the first line of a name stands: outside the rim, at its bearing. */
export function rimPoint(degrees: number, radius: number, isStacked: boolean) {
  const { x, y } = pointAt(degrees, radius + AWAY);
  return { x, y: y + 4 + stackedAt(degrees, isStacked) };
}

/** Where the line from the rim to a name ends. */
export const leaderEnd = (degrees: number, radius: number) => pointAt(degrees, radius + AWAY - 6);

/** What a name on the rim covers. */
export function rimBox(degrees: number, radius: number, { text, count, isStacked }: RimText): RimBox {
  const { x, y } = rimPoint(degrees, radius, isStacked);
  const lines = count === undefined ? [text] : isStacked ? [text, String(count)] : [`${text} ${count}`];
  const width = Math.max(...lines.map((line) => textWidth(line, RIM_TYPE)));
  const anchor = anchorAt(degrees);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - ASCENT, bottom: y + DESCENT + (lines.length - 1) * STACK };
}

/** Whether one of the names, with its count beside it, is wider than what lies beside the rim. */
export const areTooWide = (names: readonly Pick<RimText, 'text' | 'count'>[], room: number) =>
  names.some(({ text, count = '' }) => textWidth(`${text} ${count}`, RIM_TYPE) > room - AWAY);

/** Whether less than so much lies between two, both ways. */
export function isNear(a: RimBox, b: RimBox, gap: { aside: number; over: number }): boolean {
  return (
    a.left - gap.aside < b.right &&
    b.left - gap.aside < a.right &&
    a.top - gap.over < b.bottom &&
    b.top - gap.over < a.bottom
  );
}

/** Two lines stand above the rim at the top, below it at the bottom, and around its middle at the sides. */
function stackedAt(degrees: number, isStacked: boolean): number {
  if (!isStacked) return 0;
  return -STACK / 2 - (Math.cos((degrees * Math.PI) / 180) * STACK) / 2;
}
