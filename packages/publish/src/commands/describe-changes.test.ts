import { describe, expect, it } from 'vitest';
import { asRead } from '../testing/as-read.ts';
import { describeChanges } from './describe-changes.ts';

describe('describeChanges', () => {
  it('shows a dozen fields of a record and counts the others', () => {
    const changes = Array.from({ length: 15 }, (_, index) => ({
      field: `steps.${index}`,
      before: undefined,
      after: 'x',
    }));
    const lines = asRead(
      describeChanges([
        {
          kind: 'changed',
          type: 'article',
          key: 'a',
          languages: ['CN'],
          title: 'A',
          fields: [{ language: 'CN', changes }],
        },
      ]),
    );
    expect(lines).toHaveLength(15);
    expect(lines[1]).toBe('    CN steps.0: (nothing) → "x"');
    expect(lines.slice(-2)).toEqual([
      '    … and 3 more changes',
      '1 difference (0 added, 1 changed, 0 removed).',
    ]);
  });
});
