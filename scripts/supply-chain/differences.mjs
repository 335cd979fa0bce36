/** What two lists of digests by name do not have in common, a line each. */
export function differences(first, second) {
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].flatMap((name) => {
    if (!second.has(name)) return [`${name} is only in the first`];
    if (!first.has(name)) return [`${name} is only in the second`];
    return first.get(name) === second.get(name) ? [] : [`${name} has other bytes`];
  });
}
