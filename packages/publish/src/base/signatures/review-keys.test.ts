import { describe, expect, it } from 'vitest';
import type { EnrolledKey } from './enrolled-keys.ts';
import { wordsIn } from '../words.ts';
import { reviewKeys } from './review-keys.ts';

const NOW = Date.parse('2026-11-26T09:00:00+08:00');
const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);

let count = 0;
function aKey(person: string, roles: EnrolledKey['roles'], rights: Partial<EnrolledKey> = {}): EnrolledKey {
  count += 1;
  const id = String(count).padStart(16, '0');
  return { person, roles, id, algorithm: 'ed25519', pem: '', fits: () => true, ...rights };
}
function review(keys: EnrolledKey[], columns?: string[]) {
  const { problems, remarks } = reviewKeys(keys, { now: NOW, columns: columns && new Set(columns) });
  return {
    problems: problems.map((line) => wordsIn(line, 'EN')),
    remarks: remarks.map((line) => wordsIn(line, 'EN')),
  };
}

describe('keys that are looked through', () => {
  it('are good where two people can publish each scope and column that somebody is enrolled for', () => {
    const keys = [
      aKey('Li', ['maker'], { scopes: ['site'], columns: ['701001'] }),
      aKey('Wang', ['checker'], { scopes: ['site'] }),
      aKey('Chen', ['maker', 'checker'], { scopes: ['rates'] }),
      aKey('Zhao', ['maker', 'checker'], { scopes: ['rates'] }),
    ];
    expect(review(keys, ['701001'])).toEqual({ problems: [], remarks: [] });
  });

  it('lack a second person where one is maker and checker alone, for a scope or a column', () => {
    const keys = [
      aKey('Li', ['maker', 'checker'], { scopes: ['rates'] }),
      aKey('Wang', ['maker'], { scopes: ['site'] }),
      aKey('Zhao', ['checker'], { scopes: ['site'], columns: ['701001'] }),
      aKey('Qian', ['maker'], { scopes: ['site'], columns: ['701002'] }),
    ];
    expect(review(keys).problems).toEqual([
      'rates has no maker with another person as checker.',
      'Column 701002 has no maker with another person as checker.',
    ]);
  });

  it('count only while they are in force, and are told of before they end', () => {
    const rates = { scopes: ['rates'] as const };
    const revoked = { from: NOW - 1, why: 'Left' };
    const keys = [
      aKey('Li', ['maker'], { ...rates, until: day('2026-11-26') }),
      aKey('Wang', ['checker'], { ...rates, until: day('2027-01-01') }),
      aKey('Zhao', ['maker'], { ...rates, revoked }),
    ];
    const { problems, remarks } = review(keys);
    expect(problems).toEqual(['rates has no maker with another person as checker.']);
    expect(remarks.map((line) => line.replace(/ \(key .*…\)/, ''))).toEqual([
      'Li was in force until 2026-11-25; nobody can sign with it any more.',
      'Wang is in force until 2026-12-31: make and enrol its successor.',
    ]);
  });

  it('are no two people’s, name no column that is not there, and leave nobody alone in an emergency', () => {
    const li = aKey('Li', ['maker', 'checker', 'emergency']);
    const keys = [
      li,
      { ...aKey('L. Li', ['checker']), id: li.id },
      aKey('Wang', ['maker', 'checker'], { scopes: ['site'], columns: ['701009'] }),
      aKey('Qian', ['checker']),
    ];
    expect(review(keys, ['701001']).problems).toEqual([
      expect.stringMatching(
        /^Key 0000.*… stands there twice, for Li and for L\. Li: a key is one person’s\.$/,
      ) as string,
      expect.stringMatching(
        /^Wang \(key .*…\) is enrolled for column 701009, which the site does not have\.$/,
      ) as string,
      'In an emergency Li is alone: it takes two people.',
    ]);
  });
});
