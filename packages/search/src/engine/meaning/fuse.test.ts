import { describe, expect, it } from 'vitest';
import type { Ranked } from '../../rank/rank.ts';
import type { Found } from '../search-backend.ts';
import { fuse } from './fuse.ts';
import type { Near } from './meaning.ts';

const found = (id: string) => ({ id }) as Found;
const ranked = (ids: string, coverage = 0.5): Ranked<Found>[] =>
  Array.from(ids).map((id) => ({ candidate: found(id), score: 1, coverage }));
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
    expect(order('abc', '')).toBe('abc');
  });

  it('is that by meaning where no word is found', () => {
    expect(order('', 'xyz')).toBe('xyz');
  });

  it('lifts what both found', () => {
    expect(order('abcdefgh', 'd')).toBe('dabcefgh');
    expect(order('abcdefgh', 'hd')).toMatch(/^[hd][hd]/);
  });

  it('takes turns between what only words and what only meaning found, words first', () => {
    expect(order('abc', 'xyz')).toBe('axbycz');
    expect(order('abc', 'xb')).toBe('baxc');
  });

  it('adds nothing where much has all the words, and only lifts what is near in the order by words', () => {
    expect(order('abc', 'xb', { addsOthers: false })).toBe('bac');
    const all = 'abcdefghijklmnopqrstuvwxyz';
    expect(order(all, 'z', { addsOthers: false })).toMatch(/^a.*z.*y$/);
  });

  it('adds a page of what is near at most', () => {
    expect(order('', 'abcdefghijklm')).toBe('abcdefghij');
  });

  it('leaves first what has nearly all of the words, where few have all', () => {
    const some = [...ranked('ab', 0.8), ...ranked('cd')];
    const fused = (addsOthers: boolean) =>
      fuse(some, near('xdb'), { isNamed: () => false, addsOthers })
        .map(({ candidate }) => candidate.id)
        .join('');
    expect(fused(true)).toBe('abdxc');
    expect(fused(false)).toBe('bdac');
  });

  it('leaves first what bears the keyword as its name', () => {
    expect(order('abcd', 'dcx', { named: 'ab' })).toMatch(/^ab/);
    expect(order('abcd', 'dcx', { named: 'c' })).toMatch(/^c/);
  });
});
