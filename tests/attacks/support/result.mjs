const SHOWN = 10;

/** What an attack reports: met when nothing was found; `tried` says what of, in words. */
export function resultOf(findings, tried, { figures = {}, isMet = true, size } = {}) {
  const first = findings.length === 0 ? '' : `; first: ${findings[0]}`;
  return {
    isMet: isMet && findings.length === 0,
    figure: `${findings.length} findings in ${tried}${first}`,
    figures: { found: findings.length, findings: findings.slice(0, SHOWN), ...figures },
    ...(size !== undefined && { size }),
  };
}

/** `work` for every item, some at once; resolves when all are done. */
export async function each(items, work, atOnce = 8) {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
