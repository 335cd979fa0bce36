const STEPS = ['major', 'minor', 'patch'];

/** What an answer of `npm outdated --json` has that is newer than ours; nothing where no registry answers. */
export function newerIn(answer) {
  const found = parsed(answer);
  if (found === undefined || found.error) return undefined;
  // A registry may have a stranger's package under a name of ours.
  const others = Object.entries(found).filter(([name]) => !name.startsWith('@bank/'));
  return others.flatMap(([name, entry]) => {
    const entries = [entry].flat();
    const { current, wanted, latest } = entries[0];
    const ours = current ?? wanted;
    const step = stepBetween(ours, latest);
    return step
      ? [{ name, ours, newest: latest, step, places: entries.map(({ dependent }) => dependent) }]
      : [];
  });
}

/** Nothing for the same version, an older one (a registry may lag) and one that is no plain release. */
export function stepBetween(ours, newest) {
  const [from, to] = [ours, newest].map((version) =>
    /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number),
  );
  if (!from || !to) return undefined;
  const index = from.findIndex((part, place) => part !== to[place]);
  return index !== -1 && to[index] > from[index] ? STEPS[index] : undefined;
}

/** The largest steps first. */
export function tableOf(newer) {
  const rows = newer
    .toSorted((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step) || a.name.localeCompare(b.name))
    .map(({ name, ours, newest, step, places }) => [name, ours, newest, step, places.join(', ')]);
  const all = [['package', 'ours', 'newest', 'step', 'named by'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function parsed(answer) {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
