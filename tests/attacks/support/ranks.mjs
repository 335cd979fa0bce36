/** The probability that two samples differ as much by chance alone: Mann–Whitney’s U, two-sided, with ties. */
export function mannWhitney(first, second) {
  const all = [...first.map((value) => [value, 0]), ...second.map((value) => [value, 1])].sort(
    ([a], [b]) => a - b,
  );
  let rankSum = 0;
  let ties = 0;
  for (let i = 0; i < all.length;) {
    let end = i;
    while (end < all.length && all[end][0] === all[i][0]) end += 1;
    const rank = (i + 1 + end) / 2;
    for (let j = i; j < end; j += 1) if (all[j][1] === 0) rankSum += rank;
    ties += (end - i) ** 3 - (end - i);
    i = end;
  }
  const [n, m] = [first.length, second.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const spread = Math.sqrt(((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1))));
  const z = (Math.abs(u - (n * m) / 2) - 0.5) / spread;
  return Math.min(1, 2 * upperTail(z));
}

/** Share of a normal distribution above z (Abramowitz and Stegun 26.2.17, to 7.5e-8). */
function upperTail(z) {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.231_641_9 * z);
  const series = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = series.reduceRight((total, factor) => (total + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
