import { describe, expect, it } from 'vitest';
import { coverImageUrl, parseCover } from './cover-image.ts';

describe('a cover field', () => {
  const cover = JSON.stringify([{ path: 'a.svg', name: 'a', size: 1, ext: 'svg' }, { path: 'b.svg' }]);

  it('gives the image base and the first path [S5-image]', () => {
    expect(coverImageUrl(cover, 'https://cdn.example/')).toBe('https://cdn.example/a.svg');
  });

  it.each([[''], ['null'], [undefined], [null], [3], [{}]])('%j gives nothing [S5-image]', (value) => {
    expect(parseCover(value)).toBeUndefined();
    expect(coverImageUrl(value, '/')).toBeUndefined();
  });

  it.each(['{', 'not json', '"text"', '{}'])('%s is an empty list [S5-image]', (value) => {
    expect(parseCover(value)).toEqual([]);
    expect(coverImageUrl(value, '/')).toBeUndefined();
  });
});
