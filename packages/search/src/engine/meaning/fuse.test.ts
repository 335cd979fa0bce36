import { describe, expect, it } from 'vitest';
import type { Ranked } from '../../rank/rank.ts';
import type { Found } from '../search-backend.ts';
import { fuse } from './fuse.ts';
import type { Near } from './meaning.ts';

const found = (id: string) => ({ id }) as Found;
/** `a4 b2`: as rank scores them, best first. */
const ranked = (words: string): Ranked<Found>[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ candidate: found(word.charAt(0)), score: Number(word.slice(1)), coverage: 0.5 }));
const near = (ids: string): Near[] =>
  Array.from(ids).map((id) => ({ candidate: found(id), similarity: 0.9, passage: { text: '' } }));
const order = (words: string, meaning: string, { named = '', addsOthers = true } = {}) =>
  fuse(ranked(words), near(meaning), {
    isNamed: ({ candidate }) => named.includes(candidate.id),
    addsOthers,
  })
    .map(({ candidate }) => candidate.id)
    .join('');

describe('the order by words and by meaning', () => {
  it('is that by words where nothing means the same', () => {
    expect(order('a4 b2 c1', '')).toBe('abc');
  });

  it('is that by meaning where no word is found', () => {
    expect(order('', 'xyz')).toBe('xyz');
  });

  it('decides between what words leave alike', () => {
    expect(order('a3 b2.9 c2.8 d2.7', 'd')).toBe('dabc');
    expect(order('a3 b2.9 c2.8 d2.7', 'dc')).toBe('cdab');
  });

  it('moves nothing that words tell apart, however near the other is', () => {
    expect(order('a4 b3 c2.1', 'c')).toBe('abc');
    expect(order('a4 b3 c2.1', 'c', { addsOthers: false })).toBe('abc');
  });

  it('gives less to what is less near', () => {
    expect(order('a3 b2.5', `${'.'.repeat(4)}b`)).toBe('ba....');
    expect(order('a3 b2.5', `${'.'.repeat(9)}b`)).toBe('ab.........');
  });

  it('lists what has no word after what has them all, and before what has hardly any', () => {
    expect(order('a3 b1.1 c0.9', 'xy')).toBe('axybc');
  });

  it('adds nothing where much has all the words', () => {
    expect(order('a3 b2.9 c1', 'xb', { addsOthers: false })).toBe('bac');
  });

  it('adds a page of what is near at most', () => {
    expect(order('', 'abcdefghijklm')).toBe('abcdefghij');
  });

  it('leaves first what bears the keyword as its name', () => {
    expect(order('a3 b2.9 c2.8 d2.7', 'dcx', { named: 'ab' })).toBe('abcdx');
    expect(order('a3 b2.9 c2.8 d2.7', 'dx', { named: 'c' })).toBe('cdabx');
  });
});
