import { describe, expect, it } from 'vitest';
import { caseParameter, casesOf, freePlace, keptCases, writeCase } from './cases.ts';

const FIELDS = ['kind', 'amount', 'term', 'own'] as const;

describe('cases in the address', () => {
  it('come back as they were kept, in their places [RATE-6]', () => {
    const first = { kind: 'FIXED', amount: '100,000', term: '3Y' };
    const third = { kind: 'DEMAND', amount: '5', own: '1.5' };
    const query = { c1: writeCase(FIELDS, first), c3: writeCase(FIELDS, third) };
    expect(query.c1).toBe('FIXED~100,000~3Y~');
    expect(casesOf(FIELDS, query)).toEqual([
      { place: 'c1', values: first },
      { place: 'c3', values: third },
    ]);
    expect(freePlace(query)).toBe('c2');
  });

  it('of another calculator, or made up, are none [RATE-6]', () => {
    expect(casesOf(FIELDS, { c1: '1~2', c2: 'x' })).toEqual([]);
    expect(caseParameter('no case')).toBeUndefined();
    expect(caseParameter(`${'9'.repeat(300)}~`)).toBeUndefined();
  });

  it('keep a typed parting from making two answers of one [RATE-6]', () => {
    const kept = writeCase(FIELDS, { kind: 'FIXED', amount: '1~2' });
    expect(casesOf(FIELDS, { c1: kept })[0]?.values).toEqual({ kind: 'FIXED', amount: '12' });
  });

  it('are full with three [RATE-6]', () => {
    const query = { c1: 'a~', c2: 'b~', c3: 'c~', amount: '1' };
    expect(freePlace(query)).toBeUndefined();
    expect(keptCases(query)).toEqual({ c1: 'a~', c2: 'b~', c3: 'c~' });
  });
});
