import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkLetters } from './letter-rules.ts';

describe('letters of guarantee', () => {
  const letter = (key: string, keyId: string) => aRecord('guarantee-letter', key, { keyId });

  it('are all known by the key of the first', () => {
    const letters = [letter('a', 'k1'), letter('b', 'k2'), letter('c', 'k1')];
    expect(reported(checkLetters, letters, { scope: 'lookups' })).toEqual([
      'b CN keyId: expected the key k1 of the other letters; pack the whole register anew, found "k2"',
    ]);
    expect(reported(checkLetters, [], { scope: 'lookups' })).toEqual([]);
  });
});
