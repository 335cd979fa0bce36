import { describe, expect, it } from 'vitest';
import type { Person } from './person.ts';
import { checkingRefusal, mayMakeEdition, mayWrite } from './rights.ts';

const aPerson = (differences: Partial<Person>): Person => ({
  name: 'Li Na',
  chinese: '李娜',
  roles: ['writer'],
  scopes: ['site'],
  columns: undefined,
  ...differences,
});

describe('a writer', () => {
  it.each([
    ['any record of the scope', aPerson({}), 'site', undefined, true],
    ['nothing of another scope', aPerson({}), 'rates', undefined, false],
    ['a text of the own column', aPerson({ columns: ['701001'] }), 'site', '701001', true],
    ['no text of another column', aPerson({ columns: ['701001'] }), 'site', '701002', false],
    ['nothing without a column', aPerson({ columns: ['701001'] }), 'site', undefined, false],
    ['nothing as a checker alone', aPerson({ roles: ['checker'] }), 'site', undefined, false],
  ] as const)('may write %s', (_what, person, scope, column, expected) => {
    expect(mayWrite(person, scope, column)).toBe(expected);
  });

  it('makes editions of the own scopes', () => {
    expect(mayMakeEdition(aPerson({}), 'site')).toBe(true);
    expect(mayMakeEdition(aPerson({}), 'rates')).toBe(false);
  });
});

describe('a checker', () => {
  const checker = aPerson({ name: 'Wang Wei', roles: ['writer', 'checker'] });

  it('approves what others wrote', () => {
    expect(checkingRefusal(checker, { scope: 'site', authors: ['Li Na'] })).toBeUndefined();
  });

  it('does not approve what they wrote a part of', () => {
    expect(checkingRefusal(checker, { scope: 'site', authors: ['Li Na', 'Wang Wei'] })).toBe('own-part');
  });

  it('is nobody without that role, or of another scope', () => {
    expect(checkingRefusal(aPerson({}), { scope: 'site', authors: [] })).toBe('no-checker');
    expect(checkingRefusal(checker, { scope: 'rates', authors: [] })).toBe('no-checker');
  });
});
