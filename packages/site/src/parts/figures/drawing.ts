import type { Drawing, Language } from '@bank/contract';
import type { FigureWords } from '../../words/articles/figures/words.ts';

/** What a drawing is made in: a room so wide, in px of its own, and the smallest text that may stand there. */
export interface Room {
  width: number;
  /** Of a phone: labels above what they name, fewer of them. */
  isNarrow: boolean;
}

export interface DrawingProps {
  drawing: Drawing;
  room: Room;
  language: Language;
  /** In Beijing. */
  today: string;
  words: FigureWords;
}

/** Sizes of text in a drawing; on a phone none is under 14, since the drawing is made smaller there. */
export const SIZES = {
  wide: { note: 13, label: 15, value: 16, end: 25 },
  narrow: { note: 14, label: 15, value: 15, end: 22 },
} as const;

export const sizesIn = ({ isNarrow }: Room) => (isNarrow ? SIZES.narrow : SIZES.wide);

const HALF_LABEL = 24;

/** Where a label under a tick is held, so that none leaves the room at its ends. */
export function anchorAt(x: number, { width }: Room): 'start' | 'middle' | 'end' {
  if (x < HALF_LABEL) return 'start';
  return x > width - HALF_LABEL ? 'end' : 'middle';
}
