import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequirements } from '../scripts/requirements/documents.mjs';
import { problemsOf, rowsOf, withTests } from '../scripts/requirements/rows.mjs';

describe('docs/requirements', () => {
  const { documents, problems } = readRequirements(resolve(import.meta.dirname, '..'));

  it('shows every must and should by a test or a reason, and knows every id that a test names', () => {
    expect(problems).toEqual([]);
  });

  it.each(documents)('$name says what `npm run requirements` would write today', ({ text, written }) => {
    expect(text).toBe(written);
  });
});

describe('a table of requirements', () => {
  const TABLE = [
    '# Pages',
    '',
    '- S1-shown: stands in the specification.',
    '- GATE-1 (must): Gate: opens.',
    '  shown by `gone.test.ts`',
    '- GATE-2 (should): Bell: rings.',
    '  reason: Rung by hand.',
    '- GATE-3 (could): Lamp: shines.',
    '',
  ].join('\n');
  const rows = rowsOf(TABLE);
  const named = (...ids: string[]) => new Map(ids.map((id) => [id, new Set(['a.test.ts', 'b.spec.ts'])]));

  it('gets its test files anew and keeps rows and reasons', () => {
    expect(withTests(TABLE, named('S1-shown', 'GATE-1')).split('\n').slice(2)).toEqual([
      '- S1-shown: stands in the specification.',
      '  shown by `a.test.ts`, `b.spec.ts`',
      '- GATE-1 (must): Gate: opens.',
      '  shown by `a.test.ts`, `b.spec.ts`',
      '- GATE-2 (should): Bell: rings.',
      '  reason: Rung by hand.',
      '- GATE-3 (could): Lamp: shines.',
      '  _not shown by a test yet_',
      '',
    ]);
  });

  it('says of a reason and a test that both stand', () => {
    const both = withTests(TABLE, named('GATE-2'));
    expect(both).toContain('rings.\n  shown by `a.test.ts`, `b.spec.ts`\n  reason: Rung by hand.');
    expect(withTests(both, named('GATE-2'))).toBe(both);
  });

  it('misses a test or a reason of what has to hold, and of nothing else', () => {
    expect(problemsOf(rows, named('GATE-1'))).toEqual([
      'S1-shown (specified) has neither a test that names it nor a reason',
    ]);
    expect(problemsOf(rows, named('S1-shown', 'GATE-1'))).toEqual([]);
  });

  it('finds an id that no table has, and one that stands in two', () => {
    expect(problemsOf(rows, named('S1-shown', 'GATE-1', 'GATE-9'))).toEqual([
      'GATE-9 is in no table, but in a.test.ts, b.spec.ts',
    ]);
    expect(
      problemsOf([...rows, ...rowsOf('- GATE-3 (not): Lamp: shines.')], named('S1-shown', 'GATE-1')),
    ).toEqual(['GATE-3 stands in the tables twice']);
  });
});
