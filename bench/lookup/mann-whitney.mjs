/** Two-sided p of the Mann-Whitney U test by the normal approximation, which holds from about twenty of each. */
export function mannWhitney(left, right) {
  const all = [...left.map((ms) => [ms, true]), ...right.map((ms) => [ms, false])].sort(
    (a, b) => a[0] - b[0],
  );
  const rankSum = all.reduce((sum, [, isLeft], index) => sum + (isLeft ? index + 1 : 0), 0);
  const [m, n] = [left.length, right.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const z = (u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return { z, p: 2 * (1 - normal(Math.abs(z))) };
}

/** Distribution function of the normal distribution (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function normal(x) {
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
