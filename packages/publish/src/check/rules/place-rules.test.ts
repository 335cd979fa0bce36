import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { checkPlace, type Place } from './place-rules.ts';

// A published pair of WGS-84 and GCJ-02.
const PLACE = {
  lngWgs: 121.5272106,
  latWgs: 31.1774276,
  lngGcj: 121.531541859215,
  latGcj: 31.17530398364597,
};

function said(change: Partial<Place>): string[] {
  const lines: string[] = [];
  checkPlace({ ...PLACE, ...change }, ({ path, expected, found }) =>
    lines.push(`${path.join('.')}: expected ${asRead(expected)}, found ${asRead(found)}`),
  );
  return lines;
}

describe('a place [BR-5]', () => {
  it('is the same in both ways of counting, to thirty metres', () => {
    expect(said({})).toEqual([]);
    expect(said({ latGcj: 31.1755 })).toEqual([]);
    expect(said({ latGcj: 31.1757 })).toEqual([
      'lngGcj: expected the place of lngWgs and latWgs in GCJ-02, 121.531542, 31.175304, found 121.531541859215, 31.1757, 44 m away',
    ]);
  });

  it.each([
    ['lngWgs', 72.9, '73 to 136'],
    ['lngGcj', 136.1, '73 to 136'],
    ['latWgs', 17.9, '18 to 54'],
    ['latGcj', 54.1, '18 to 54'],
  ])('is in the mainland, which %s %d is not', (field, value, range) => {
    expect(said({ [field]: value })).toEqual([
      `${field}: expected degrees from ${range}, found the number ${value}`,
    ]);
  });

  it.each([
    { lngWgs: 73, lngGcj: 73 },
    { lngWgs: 136, lngGcj: 136 },
    { latWgs: 18, latGcj: 18 },
    { latWgs: 54, latGcj: 54 },
  ])('may be at its edge: %j', (edge) => {
    expect(said(edge).filter((line) => line.includes('degrees'))).toEqual([]);
  });
});
