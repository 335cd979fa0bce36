const LEVELS = ['critical', 'high', 'moderate', 'low'];

/** What an answer of `npm audit --json` comes to. */
export function adviceOf(what, answer) {
  const counts = countsIn(answer);
  if (counts === undefined) {
    return { text: `${what}: NOT CHECKED, because no registry answers with advisories`, isBad: false };
  }
  const found = LEVELS.map((level) => `${counts[level] ?? 0} ${level}`).join(', ');
  // In production what is high is bad enough; a tool for development is run by us alone.
  const bad = what === 'production' ? ['critical', 'high'] : ['critical'];
  return { text: `${what}: ${found}`, isBad: bad.some((level) => (counts[level] ?? 0) > 0) };
}

function countsIn(answer) {
  try {
    return JSON.parse(answer).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
