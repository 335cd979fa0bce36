/** Normalised discounted cumulative gain of the first ten: 1 when the best documents stand first, in order. */
export function ndcgAt10(ids: readonly string[], grades: Readonly<Record<string, number>>): number {
  const gained = gain(ids.slice(0, 10).map((id) => grades[id] ?? 0));
  const ideal = gain(
    Object.values(grades)
      .sort((a, b) => b - a)
      .slice(0, 10),
  );
  return ideal === 0 ? 0 : gained / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
