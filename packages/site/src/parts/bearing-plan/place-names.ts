import { isNear, rimBox, type RimText } from './rim-box.ts';
import { spreadClear } from './rim-labels.ts';

interface Rim {
  radius: number;
  /** Between neighbours at the least, in degrees. */
  apart: number;
  isStacked: boolean;
}

/** Between names that stand beside each other, and between those one over the other. */
const CLEAR = { aside: 8, over: 4 };

/** Bearings of names on a rim, in the order given, so that a clear gap stays between any two neighbours. */
export function placeNames(
  names: readonly (Omit<RimText, 'isStacked'> & { degrees: number })[],
  { radius, apart, isStacked }: Rim,
): number[] {
  return spreadClear(
    names.map(({ degrees }) => degrees),
    apart,
    (a, b) => {
      const [one, other] = [names[a.index], names[b.index]];
      if (one === undefined || other === undefined) return false;
      return isNear(
        rimBox(a.degrees, radius, { ...one, isStacked }),
        rimBox(b.degrees, radius, { ...other, isStacked }),
        CLEAR,
      );
    },
  );
}
