/** Places of the high and of the low of the deepest fall, in per cent of the high; undefined where nothing fell. */
export function deepestFall(values: readonly number[]): { from: number; to: number } | undefined {
  let high = 0;
  let deepest = 0;
  let fall: { from: number; to: number } | undefined;
  values.forEach((value, index) => {
    const highest = values[high] ?? value;
    if (value >= highest) {
      high = index;
    } else if (value / highest - 1 < deepest) {
      deepest = value / highest - 1;
      fall = { from: high, to: index };
    }
  });
  return fall;
}
