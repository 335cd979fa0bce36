import { pointAt } from './bearing-plan.ts';

/** One path of ticks on a rim, evenly spread from north; every `longEvery`th is twice as long. */
export function rimTicks(
  radius: number,
  { count, length, longEvery }: { count: number; length: number; longEvery: number },
): string {
  const n = (value: number) => Number(value.toFixed(1));
  return Array.from({ length: count }, (_, index) => {
    const degrees = (index * 360) / count;
    const from = pointAt(degrees, radius);
    const to = pointAt(degrees, radius + length * (index % longEvery === 0 ? 2 : 1));
    return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
  }).join('');
}
