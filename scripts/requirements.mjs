// Writes under each requirement of docs/requirements.md the test files whose test names carry its id.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = 'docs/requirements.md';
const SHOWN = '  shown by ';
const NOT_YET = '  _not shown by a test yet_';

/** `S3-menu` → the test files that name it. */
function testsById() {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    {
      encoding: 'utf8',
    },
  );
  const tests = new Map();
  for (const file of files.split('\n').filter(Boolean)) {
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/\[(S\d-[a-z0-9-]+)\]/g)) {
      tests.set(id, (tests.get(id) ?? new Set()).add(file));
    }
  }
  return tests;
}

export function withTests(document, tests) {
  const lines = document.split('\n').filter((line) => !line.startsWith(SHOWN) && line !== NOT_YET);
  return lines
    .flatMap((line) => {
      const id = /^- (S\d-[a-z0-9-]+)/.exec(line)?.[1];
      if (id === undefined) return [line];
      const files = [...(tests.get(id) ?? [])].sort((a, b) => a.localeCompare(b));
      return [line, files.length === 0 ? NOT_YET : SHOWN + files.map((file) => `\`${file}\``).join(', ')];
    })
    .join('\n');
}

if (import.meta.main ?? process.argv[1]?.endsWith('requirements.mjs')) {
  writeFileSync(DOCUMENT, withTests(readFileSync(DOCUMENT, 'utf8'), testsById()));
}
