import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LONG, inOrder } from '../scripts/test/longest-first.ts';

const ROOT = resolve(import.meta.dirname, '..');

test('tests that take minutes begin first, all others as they were', () => {
  const file = (path: string) => ({ moduleId: resolve(ROOT, path) });
  const [longest = '', second = ''] = LONG;
  expect(inOrder(['tests/a.test.ts', second, 'tests/b.test.ts', longest].map(file))).toEqual(
    [longest, second, 'tests/a.test.ts', 'tests/b.test.ts'].map(file),
  );
});

test('each of them exists', () => {
  expect(LONG.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([]);
});
