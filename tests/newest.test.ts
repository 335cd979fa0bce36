import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newerIn, stepBetween, tableOf } from '../scripts/supply-chain/newer.mjs';
import { withVersion } from '../scripts/supply-chain/with-version.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const entry = (current: string, latest: string, dependent = 'site') => ({
  current,
  wanted: current,
  latest,
  dependent,
});

describe('newer versions', () => {
  it.each([
    ['7.3.9', '8.0.0', 'major'],
    ['7.3.9', '7.10.0', 'minor'],
    ['7.3.9', '7.3.10', 'patch'],
    ['7.3.9', '7.3.9', undefined],
    ['7.3.9', '6.9.10', undefined],
    ['7.3.9', '8.0.0-beta.1', undefined],
  ])('are told by the step from %s to %s: %s', (ours, newest, step) => {
    expect(stepBetween(ours, newest)).toBe(step);
  });

  it('stand once each, with all who name them, the largest steps first', () => {
    const answer = JSON.stringify({
      yaml: entry('2.9.1', '2.9.2'),
      pg: entry('8.0.0', '7.0.0', 'store'),
      '@bank/store': entry('0.1.0', '9.0.0', 'server'),
      zod: [entry('4.6.7', '5.0.0', 'api'), entry('4.6.7', '5.0.0', 'server')],
    });
    expect(tableOf(newerIn(answer) ?? []).split('\n')).toEqual([
      'package  ours   newest  step   named by',
      'zod      4.6.7  5.0.0   major  api, server',
      'yaml     2.9.1  2.9.2   patch  site',
    ]);
  });

  it('are none where all is new, and unknown where no registry answers', () => {
    expect(newerIn('{}')).toEqual([]);
    expect(newerIn('{ "error": { "code": "ENOTFOUND" } }')).toBeUndefined();
    expect(newerIn('')).toBeUndefined();
    expect(newerIn('<html>')).toBeUndefined();
  });
});

describe('a version that is tried', () => {
  it.each(['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })])(
    'changes its own line of %s alone',
    (path) => {
      const before = readFileSync(join(ROOT, path), 'utf8');
      expect(withVersion(before, 'no-such-package', '9.9.9')).toBe(before);
      const named = /"(fastify|vite|yaml|kysely|react|zod)": "(\d[\d.]+)"/.exec(before);
      if (named === null) return;
      const after = withVersion(before, named[1] ?? '', '9.9.9');
      expect(after).toBe(before.replace(named[0], `"${named[1]}": "9.9.9"`));
    },
  );
});
