import { describe, expect, it } from 'vitest';
import { fromFormText, stampOf, toFormText, UnreadableField } from './form-text.ts';
import { mergeField } from './merge-fields.ts';

describe('a field that two people have in a form', () => {
  const base = stampOf('first');

  it.each([
    ['is kept where nobody changed it', 'first', 'first', 'kept'],
    ['is taken where only this person did', 'mine', 'first', 'taken'],
    ['is kept where only the other did', 'first', 'theirs', 'kept'],
    ['is a conflict where both did', 'mine', 'theirs', 'conflict'],
    ['is kept where both wrote the same', 'same', 'same', 'kept'],
  ])('%s', (_what, typed, current, outcome) => {
    expect(mergeField({ base, typed }, current)).toEqual({ outcome });
  });

  it('is the same with the line breaks of a form', () => {
    expect(mergeField({ base: stampOf('a\nb\n'), typed: 'a\r\nb\r\n' }, 'a\nb\n')).toEqual({
      outcome: 'kept',
    });
  });
});

describe('a form field', () => {
  it.each([
    ['line', '标题'],
    ['long', 'First.\n\nSecond.\n'],
    ['lines', ['a', 'b']],
    ['number', 12],
    ['yes-no', false],
    ['yaml', [{ label: 'a', value: '80' }]],
  ] as const)('gives back what it was given: %s', (kind, value) => {
    expect(fromFormText(kind, toFormText(kind, value))).toEqual(value);
  });

  it('is nothing where it is empty, and says what it cannot read', () => {
    expect(fromFormText('line', '  ')).toBeUndefined();
    expect(fromFormText('number', 'twelve')).toBe('twelve');
    expect(() => fromFormText('yaml', 'a: [b')).toThrow(UnreadableField);
  });
});
