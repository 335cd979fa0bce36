import { describe, expect, it } from 'vitest';
import { personWith, type Person } from './person.ts';
import { checkingRefusal, mayKeepDesk, mayMakeEdition, mayRemark, mayRollBack, mayWrite } from './rights.ts';

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

it('grants of one scope say nothing of another', () => {
  const both = personWith('Wang Wei', '王伟', [
    { roles: ['writer'], scopes: ['rates'], columns: undefined },
    { roles: ['checker'], scopes: ['site'], columns: undefined },
    { roles: ['writer'], scopes: ['site'], columns: ['701001'] },
  ]);
  expect(mayWrite(both, 'rates', undefined)).toBe(true);
  expect(mayWrite(both, 'site', '701001')).toBe(true);
  expect(mayWrite(both, 'site', '701002')).toBe(false);
  expect(mayWrite(both, 'funds', undefined)).toBe(false);
  expect(checkingRefusal(both, { scope: 'site', authors: [] })).toBeUndefined();
  expect(checkingRefusal(both, { scope: 'rates', authors: [] })).toBe('no-checker');
  expect([mayRollBack(both, 'site'), mayRollBack(both, 'rates')]).toEqual([true, false]);
  const keeper = personWith('Chen Jing', '陈静', [
    { roles: ['desk'], scopes: ['rates'], columns: undefined },
    { roles: ['writer'], scopes: ['funds'], columns: undefined },
  ]);
  expect([mayKeepDesk(keeper, 'rates'), mayKeepDesk(keeper, 'funds')]).toEqual([true, false]);
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

it.each([
  ['a writer of the scope', aPerson({}), true],
  ['a checker of it', aPerson({ roles: ['checker'] }), true],
  ['a desk of it', aPerson({ roles: ['desk'] }), true],
  ['whoever wrote a part', aPerson({ name: 'Wang Wei', roles: [] }), true],
  ['an auditor', aPerson({ roles: ['auditor'] }), false],
  ['a writer of another scope', aPerson({ scopes: ['rates'] }), false],
] as const)('comments by %s: %s', (_who, person, expected) => {
  expect(mayRemark(person, { scope: 'site', authors: ['Wang Wei'] })).toBe(expected);
});
