const KINDS = ['dependencies', 'devDependencies'];

/** The text of a package.json with another version of a package that it names; the same text where it names none. */
export function withVersion(manifest, name, version) {
  const parsed = JSON.parse(manifest);
  const naming = KINDS.filter((kind) => Object.hasOwn(parsed[kind] ?? {}, name));
  if (naming.length === 0) return manifest;
  for (const kind of naming) parsed[kind][name] = version;
  return `${JSON.stringify(parsed, null, 2)}\n`;
}
