import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTable } from '../scripts/cluster/document.mjs';
import { STEPS } from '../scripts/cluster/steps/all-steps.mjs';
import { verdictOf } from '../scripts/cluster/verdict.mjs';

const DRILLS = readFileSync(resolve(import.meta.dirname, '../docs/operations/drills.md'), 'utf8');
const met = { failed: { page: 0, search: 1, form: 2 }, awayMs: 0 };

describe('a step of the cluster', () => {
  it.each([
    ['nothing failed that it does not allow', { page: 0, search: 1 }, met, undefined, 'met'],
    ['a page failed', { page: 0 }, { ...met, failed: { ...met.failed, page: 1 } }, undefined, 'not met'],
    ['more searches failed than it allows', { page: 0, search: 0 }, met, undefined, 'not met'],
    ['no page came for a while', { page: 0 }, { ...met, awayMs: 250 }, undefined, 'not met'],
    ['it saw something else', { page: 0 }, met, { isMet: false }, 'not met'],
    ['it was without load', undefined, undefined, {}, 'met'],
    ['it was without load, and saw something', undefined, undefined, { isMet: false }, 'not met'],
  ] as const)('is judged where %s', (_, allows, seen, result, verdict) => {
    expect(verdictOf(allows === undefined ? {} : { allows }, seen, result)).toBe(verdict);
  });

  it('allows no page to fail, and has a name of its own', () => {
    for (const { id, allows, isWithoutLoad } of STEPS)
      if (isWithoutLoad !== true) expect(allows?.page, id).toBe(0);
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
  });

  it('keeps its row and its day when others are run', () => {
    const text = 'a\n<!-- table of npm run cluster -->\n\n<!-- end of the table -->\nb';
    const row = { id: 'publish', name: 'p', said: 'x | y', verdict: 'met' } as const;
    const first = withTable(text, [row, { id: 'quiet', name: 'q', verdict: 'met' }], '2026-01-01');
    const second = withTable(first, [{ ...row, verdict: 'not met' }], '2026-01-02');
    const rows = second.split('\n').filter((line) => /^\| (?:quiet|publish)/.test(line));
    expect(rows.map((line) => line.split(' | ').slice(0, 1).concat(line.split(' | ').slice(-2)))).toEqual([
      ['| quiet', 'met', '2026-01-01 |'],
      ['| publish', 'not met', '2026-01-02 |'],
    ]);
    expect(rows[1]).toContain('x \\| y');
    expect(second.startsWith('a\n')).toBe(true);
    expect(second.endsWith('b')).toBe(true);
  });

  it('stands in the handbook with a verdict', () => {
    const rows = [
      ...DRILLS.matchAll(/^\| ([a-z-]+) +\|.*\| (met|not met|skipped) +\| \d{4}-\d\d-\d\d \|$/gm),
    ];
    expect(rows.map(([, id]) => id)).toEqual(STEPS.map(({ id }) => id));
  });
});
