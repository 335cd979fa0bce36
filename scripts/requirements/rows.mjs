const SHOWN = '  shown by ';
const REASON = '  reason: ';
const NOT_YET = '  _not shown by a test yet_';
const ROW =
  /^- (?<id>[A-Z][A-Z0-9]*-[a-z0-9-]+)(?: \*\*\+\*\*)?(?: \((?<weight>must|should|could|not)\))?: (?<text>.+)$/;

/** The weight of a statement of the specification, which writes none: all of them hold. */
export const SPECIFIED = 'specified';
const HAVE_TO_HOLD = [SPECIFIED, 'must', 'should'];

/** The rows of one document. */
export function rowsOf(document) {
  const rows = [];
  for (const line of document.split('\n')) {
    const row = ROW.exec(line)?.groups;
    if (row !== undefined) {
      const { id, weight = SPECIFIED, text } = row;
      rows.push({ id, weight, title: text.slice(0, text.indexOf(':')), reason: undefined });
    } else if (line.startsWith(REASON)) rows.at(-1).reason = line.slice(REASON.length);
  }
  return rows;
}

/** The document with its generated lines written anew; rows and reasons stay as they are. */
export function withTests(document, tests) {
  const lines = document.split('\n').filter((line) => !line.startsWith(SHOWN) && line !== NOT_YET);
  return lines
    .flatMap((line, at) => {
      const id = ROW.exec(line)?.groups.id;
      if (id === undefined) return [line];
      const files = [...(tests.get(id) ?? [])].sort((a, b) => (a < b ? -1 : 1));
      if (files.length > 0) return [line, SHOWN + files.map((file) => `\`${file}\``).join(', ')];
      return lines[at + 1]?.startsWith(REASON) ? [line] : [line, NOT_YET];
    })
    .join('\n');
}

/** Where the tables do not say how a requirement is shown. */
export function problemsOf(rows, tests) {
  const known = new Set(rows.map(({ id }) => id));
  const twice = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at);
  const bare = rows.filter(
    ({ id, weight, reason }) => HAVE_TO_HOLD.includes(weight) && !tests.has(id) && reason === undefined,
  );
  const strange = [...tests].filter(([id]) => !known.has(id));
  return [
    ...twice.map(({ id }) => `${id} stands in the tables twice`),
    ...bare.map(({ id, weight }) => `${id} (${weight}) has neither a test that names it nor a reason`),
    ...strange.map(([id, files]) => `${id} is in no table, but in ${[...files].join(', ')}`),
  ];
}
