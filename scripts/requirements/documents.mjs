import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNamedTests } from './named-tests.mjs';
import { withOverview } from './overview.mjs';
import { problemsOf, rowsOf, withTests } from './rows.mjs';

const FIRST = 'README.md';

/** The tables as they stand and as they would be written now, and what is wrong with them. */
export function readRequirements(root) {
  const folder = join(root, 'docs/requirements');
  const tests = readNamedTests(root);
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({ name, path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
  const rows = documents.flatMap(({ name, text }) => rowsOf(text).map((row) => ({ ...row, name })));
  return {
    documents: documents.map(({ name, path, text }) => {
      const written = name === FIRST ? withOverview(text, rows, tests) : withTests(text, tests);
      return { name, path, text, written };
    }),
    problems: problemsOf(rows, tests),
  };
}
