import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const TEST_FILE = /\.(test\.tsx?|spec\.ts)$/;
const ID = '[A-Z][A-Z0-9]*-[a-z0-9][a-z0-9-]*';
// `[S3-menu]`, or several at once: `[SRCH-3, SRCH-4]`.
const NAMED = new RegExp(`\\[(${ID}(?:, ${ID})*)\\]`, 'g');

/** The ids in the names of tests: `S3-menu` → the test files that name it. */
export function readNamedTests(root) {
  const tests = new Map();
  for (const path of testFiles(root)) {
    const file = relative(root, path).replaceAll(sep, '/');
    for (const id of idsIn(readFileSync(path, 'utf8'))) {
      tests.set(id, (tests.get(id) ?? new Set()).add(file));
    }
  }
  return tests;
}

function testFiles(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
  return [...packages, join(root, 'tests')].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => TEST_FILE.test(name))
      .map((name) => join(folder, name)),
  );
}

export const idsIn = (text) => [...text.matchAll(NAMED)].flatMap(([, ids]) => ids.split(', '));
