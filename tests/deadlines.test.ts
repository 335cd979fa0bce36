import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/* What a test may take follows the machine (tests/support/machine-pace.ts). A deadline in a test's own file would be
   shorter than that where it matters, and a wait of some time hopes that it is enough. */

const ROOT = resolve(import.meta.dirname, '..');
const TESTS = ['packages/*/src/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'];

const FIXED = [
  /\btest\.setTimeout\(/,
  // One that a requirement names is stretched as well.
  /\btimeout: *[\d_]+\b(?! \* machinePace\(\))/,
  /^ *\}, *[\d_]+\);$/m,
  /\bwaitForTimeout\(/,
  /\bawait [^;\n]*setTimeout\([^;\n]*\b\d{3,}/,
];

it('no test has a deadline of its own or waits for some time', () => {
  const found = globSync(TESTS, { cwd: ROOT }).flatMap((file) => {
    const text = readFileSync(resolve(ROOT, file), 'utf8');
    return FIXED.flatMap((fixed) => {
      const [match] = fixed.exec(text) ?? [];
      return match === undefined ? [] : [`${file}: ${match.trim()}`];
    });
  });
  expect(found).toEqual([]);
});
