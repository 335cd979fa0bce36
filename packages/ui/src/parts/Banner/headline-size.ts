import { widthInEms } from './width-in-ems.ts';

/** A headline of this many ems fills its line at the smallest size; a longer one takes two. */
export const LONGEST_LINE_EMS = 36;

/** How wide a headline may be, in ems, to fit a line of 1144 px at each of the sizes 61, 49, 43, 39 and 31 px. */
const SIZES = [
  [18.5, 'xl'],
  [23, 'l'],
  [26, 'm'],
  [29, 's'],
  [LONGEST_LINE_EMS, 'xs'],
] as const;

export type HeadlineSize = (typeof SIZES)[number][1] | 'two-lines';

/** The largest size at which a headline fits its line. */
export function headlineSize(text: string): HeadlineSize {
  const width = widthInEms(text);
  return SIZES.find(([ems]) => width <= ems)?.[1] ?? 'two-lines';
}
